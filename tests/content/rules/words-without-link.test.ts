import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

describeRule("words-without-link", [
  {
    name: "words of a link to Facebook",
    edits: [
      replace("facts/partners/kenya.yaml", /^ {4}facebook: .*$(?![\s\S]*facebook)/m, "    displayFacebook: ‸Tausi"),
    ],
    message: "These are the words of a link that is missing",
    hint: "Add a line  facebook: https://",
  },
]);
