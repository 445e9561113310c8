import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const message = "Markdown does not work here";
const home = (text: string) => [replace("en/pages/not-found.yaml", /^home: .*$/m, `home: ${text}`)];

describeRule("markdown", [
  { name: "bold in a plain text", edits: home("Go ‸**back** home"), message, hint: "plain text" },
  { name: "a link in a plain text", edits: home("Go ‸[back](/) home"), message, hint: "plain text" },
  {
    name: "bold in HTML",
    edits: [replace("en/pages/impressum.yaml", /<p>We prepare/, "<p>‸**We** prepare")],
    message,
    hint: "Write it as HTML: <strong>",
  },
]);
