import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("own-host", [
  [
    "a page of this site by its whole address is a warning",
    '<p><a ‸href="https://www.northtill.example/en/faq#hardware">Hi</a></p>',
    "This link leads to a page of this site by its whole address",
    "Write  /faq#hardware  so that",
  ],
  [
    "another host of the facts is a warning",
    '<p><a ‸href="https://help.northtill.example/en/x">Hi</a></p>',
    "The host help.northtill.example is in facts/site.yaml already",
    "{link.…} or {help.…}",
  ],
]);
