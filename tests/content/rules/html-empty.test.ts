import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-empty", [
  ["a link", '<p>See ‸<a href="/faq"></a></p>', "There is no text in <a>", "Write it between <a>"],
  ["a heading", "‸<h3> </h3><p>Hi</p>", "There is no text in <h3>", "or delete both"],
  ["a paragraph, as a warning", "<p>Hi</p>‸<p></p>", "There is no text in <p>", "delete both"],
  ["a paragraph with a gap", "<p>Hi</p>‸<p>&nbsp;<br> </p>", "in <p>", "delete both"],
  ["a list without entries", "<p>Hi</p>‸<ul>\n</ul>", "in <ul>", "delete both"],
  ["the inner one of two", "<p>‸<strong></strong></p>", "in <strong>", "delete both"],
  ["two beside each other", "<ul><li>x</li>‸<li></li>‸<li></li></ul>", "in <li>", "delete both"],
]);
