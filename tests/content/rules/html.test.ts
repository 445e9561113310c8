/** What is told of HTML, and where. What is refused at all, and what is not, is in `html-emission.test.ts`. */
import { describeHtmlRule } from "./describe-rule.ts";

const form = "not written as it should be";

describeHtmlRule("html", [
  [
    "a script",
    "<p>Hi</p>\n‸<script>if (1<2) alert('<b>')</script>",
    "The tag <script> is not allowed",
    "Use one of: p",
  ],
  ["a script that is never closed", "<p>Hi</p>‸<script>alert(1)", "<script> is not allowed", "Use one of"],
  ["a picture with a handler", "‸<img src=x onerror=alert(1)>", "<img> is not allowed", "Use one of"],
  ["a table, told once", "‸<table><tr><td><p>x</td></tr></table><p>Hi</p>", "<table> is not allowed", "Use one of"],
  ["a tag named like a fact", "<p>‸<brand> is free</p>", "The tag <brand> is not allowed", "Use one of"],
  ["a comment that hides a tag", "‸<!-- > <script> --><p>Hi</p>", "Comments and declarations", "Delete it"],
  ["a handler", '<p ‸onclick="alert(1)">Hi</p>', '"onclick" is not allowed in <p>', "Delete it"],
  ["a handler behind a link", '<p><a href="/faq" ‸onMouseOver=x>Hi</a></p>', '"onmouseover" is not', "Delete it"],
  ["a link with two addresses", '<p>‸<a href="/faq" href="javascript:x">Hi</a></p>', form, '<a href="/faq">'],
  ["no link at all", "<p>‸<a>Hi</a></p>", form, 'Write  <a href="…">'],
  ["a link in single quotes", "<p>‸<a href='/faq'>Hi</a></p>", form, '<a href="/faq">'],
  ["a link with entities", '<p>‸<a href="&#47;faq">Hi</a></p>', form, '<a href="/faq">'],
  ["a paragraph that closes itself", "‸<p/>", form, "<p>…</p>"],
  ["an end with more in it", "<p>Hi‸</p x>", form, "Write  </p>"],

  ["a tag that is not closed", "<p>‸<strong>Hi</p>", "<strong> is not closed where it should be", "Add  </strong>"],
  ["a tag that is closed by nothing", "‸<p>Hi", "The tag <p> is not closed", "Add  </p>"],
  ["closing without opening", "<p>Hi‸</em></p>", "</em> closes a tag that is not open", "Delete it"],
  ["tags that cross", "<p><strong>‸<em>Hi</strong></p>", "<em> is not closed", "Add  </em>"],
  ["a bracket that begins no tag", "<p>1 ‸< 2</p>", "This < begins no tag", "&lt;"],
  ["a tag without its end", "<p>Hi</p>\n‸<p", "This < begins no tag", "Close the tag with >"],
  ["a paragraph in a paragraph", "<p>One‸<p>Two</p></p>", "<p> cannot be in <p>", "Write </p> before it"],
  ["a list entry without list", "‸<li>Hi</li>", "<li> is in no list", "Put <ul> before it"],
  ["a list in a paragraph", "<p>Hi ‸<ul><li>x</li></ul></p>", "<ul> cannot be in <p>", "Write </p> before it"],
  ["a paragraph in a list", "<ul>‸<p>Hi</p></ul>", "<p> cannot be in <ul>", "between <li> and </li>"],
  ["an entity in a list", "<ul>‸&amp;<li>x</li></ul>", "Text cannot be in <ul>", "between <li> and </li>"],
  ["a link in a link", '<p><a href="/faq">a ‸<a href="/faq">b</a></a></p>', "<a> cannot be in <a>", "Write </a>"],

  ["a character that does not exist", "<p>Hi‸&nbps;there</p>", "The reference &nbps; is not known", "character itself"],
  ["a character without its semicolon", "<p>Hi‸&copy2025</p>", "The reference &copy2025 is", "or &amp; for the sign"],
  ["a number of another encoding", "<p>‸&#128;5</p>", "The reference &#128; is", "character itself"],
  ["a character that turns the text around", "<p>Hi ‸&#8238;there</p>", "The reference &#8238; is", "itself"],
  ["a character in an attribute", '<p><abbr title="5‸&nbps;GB">x</abbr></p>', "The reference &nbps;", "itself"],

  ["an empty link", '<p>See ‸<a href="/faq"></a></p>', "There is no text in <a>", "Write it between <a>"],
  ["a paragraph with a gap, as a warning", "<p>Hi</p>‸<p>&nbsp;<br> </p>", "in <p>", "delete both"],
  ["two empty entries beside each other", "<ul><li>x</li>‸<li></li>‸<li></li></ul>", "in <li>", "delete both"],
]);
