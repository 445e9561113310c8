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
  ].map(([text = "", piece = ""]) => [
    text,
    replace(page, /^home: .*$/m, `home: ${text}`),
    `This would be shown as it is: ${piece}`,
    "without these signs",
  ]),
);

describeRule("markup", [
  [
    "in a fact",
    replace("facts/site.yaml", /^brand: .*$/m, "brand: North‸<b>till</b>"),
    "shown as it is: <b>",
    "without these signs",
  ],
  [
    "Markdown in HTML",
    replace("en/pages/impressum.yaml", /<p>We prepare/, "<p>‸**We** prepare"),
    "shown as it is: **We**",
    "Write it with <strong>",
  ],
]);
