import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-nesting", [
  ["a paragraph in a paragraph", "<p>One‸<p>Two</p></p>", "<p> cannot be in <p>", "Write </p> before it"],
  ["a list entry without list", "‸<li>Hi</li>", "<li> is in no list", "Put <ul> before it"],
  ["a list in a paragraph", "<p>Hi ‸<ul><li>x</li></ul></p>", "<ul> cannot be in <p>", "Write </p> before it"],
  ["a paragraph in a list", "<ul>‸<p>Hi</p></ul>", "<p> cannot be in <ul>", "between <li> and </li>"],
  ["text in a list", "<ul>‸Hi <li>x</li></ul>", "Text cannot be in <ul>", "between <li> and </li>"],
  [
    "a link in a link",
    '<p><a href="/faq">a ‸<a href="/contact">b</a></a></p>',
    "<a> cannot be in <a>",
    "Write </a> before it",
  ],
  ["an entity in a list", "<ul>‸&amp;<li>x</li></ul>", "Text cannot be in <ul>", "between <li> and </li>"],
  [
    "tags that nobody can follow",
    `${"<em>".repeat(32)}‸<em>x${"</em>".repeat(33)}`,
    "More than 32 tags are inside each other",
    "Close those",
  ],
]);
