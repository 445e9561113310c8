import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const page = "en/pages/not-found.yaml";

describeRule(
  "html-in-text",
  [
    ["It is ‸<strong>gone</strong>.", "<strong>", "Write the text without tags"],
    ["Press ‸<kbd>F5</kbd>.", "<kbd>", "without tags"],
    ["Gone ‸<script>alert(1)</script>", "<script>", "without tags"],
    ["Moved ‸&amp; gone", "&amp;", "Write the character itself"],
  ].map(([text = "", piece = "", hint = ""]) => ({
    name: text,
    edits: [replace(page, /^text: .*$/m, `text: ${text}`)],
    message: `HTML does not work here: ${piece}`,
    hint,
  })),
);

describeRule("html-in-text", [
  {
    name: "in a fact",
    edits: [replace("facts/site.yaml", /^brand: .*$/m, "brand: North‸<b>till</b>")],
    message: "HTML does not work here: <b>",
    hint: "without tags",
  },
]);
