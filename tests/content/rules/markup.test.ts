import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const page = "en/pages/not-found.yaml";

describeRule(
  "markup",
  [
    ["It is ‸<strong>gone</strong>.", "<strong>"],
    ["Moved ‸&amp; gone", "&amp;"],
    ["Go ‸**back** home", "**back**"],
    ["Go ‸[back](/) home", "[back](/)"],
  ].map(([text = "", piece = ""]) => ({
    name: text,
    edits: [replace(page, /^home: .*$/m, `home: ${text}`)],
    message: `This would be shown as it is: ${piece}`,
    hint: "without these signs",
  })),
);

describeRule("markup", [
  {
    name: "in a fact",
    edits: [replace("facts/site.yaml", /^brand: .*$/m, "brand: North‸<b>till</b>")],
    message: "shown as it is: <b>",
    hint: "without these signs",
  },
  {
    name: "Markdown in HTML",
    edits: [replace("en/pages/impressum.yaml", /<p>We prepare/, "<p>‸**We** prepare")],
    message: "shown as it is: **We**",
    hint: "Write it with <strong>",
  },
]);
