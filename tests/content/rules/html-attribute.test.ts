import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-attribute", [
  ["a handler", '<p ‸onclick="alert(1)">Hi</p>', '"onclick" is not allowed in <p>', "Delete it"],
  [
    "a handler behind a link",
    '<p><a href="/faq" ‸onMouseOver=alert(1)>Hi</a></p>',
    '"onmouseover" is not allowed in <a>',
    "Delete it",
  ],
  ["a style", '<p ‸style="display:none">Hi</p>', '"style" is not allowed in <p>', "Delete it"],
  ["a link with two addresses", '<p>‸<a href="/faq" href="javascript:x">Hi</a></p>', '"href" is twice', "Keep one"],
  ["no link at all", "<p>‸<a>Hi</a></p>", "This <a> leads nowhere", '<a href="…">'],
]);
