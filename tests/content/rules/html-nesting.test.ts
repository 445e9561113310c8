import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-nesting", [
  ["a paragraph in a paragraph", "<p>One‸<p>Two</p></p>", "<p> cannot stand in <p>", "Write </p> before it"],
  ["a list entry without list", "‸<li>Hi</li>", "<li> stands in no list", "Put <ul> before it"],
  ["a list in a paragraph", "<p>Hi ‸<ul><li>x</li></ul></p>", "<ul> cannot stand in <p>", "Write </p> before it"],
  ["a paragraph in a list", "<ul>‸<p>Hi</p></ul>", "<p> cannot stand in <ul>", "between <li> and </li>"],
  ["text in a list", "<ul>‸Hi <li>x</li></ul>", "Text cannot stand in <ul>", "between <li> and </li>"],
  [
    "a link in a link",
    '<p><a href="/faq">a ‸<a href="/contact">b</a></a></p>',
    "<a> cannot stand in <a>",
    "Write </a> before it",
  ],
  ["an entity in a list", "<ul>‸&amp;<li>x</li></ul>", "Text cannot stand in <ul>", "between <li> and </li>"],
  [
    "tags that nobody can follow",
    `${"<em>".repeat(32)}‸<em>x${"</em>".repeat(33)}`,
    "More than 32 tags stand inside each other",
    "Close those",
  ],
]);
