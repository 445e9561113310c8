import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-entity", [
  [
    "a character that does not exist",
    "<p>Hi‸&nbps;there</p>",
    "There is no character &nbps;",
    "Write the character itself",
  ],
  [
    "a character without its semicolon, which browsers guess",
    "<p>Hi‸&copy2025 there</p>",
    "Browsers take &copy2025 for a character",
    "Write &amp; if the sign & itself is meant",
  ],
  ["a number without its semicolon", "<p>‸&#169 2025</p>", "Browsers take &#169", "&amp;"],
  [
    "a number of another encoding, which browsers exchange",
    "<p>‸&#128;5</p>",
    "There is no character &#128;",
    "Write the character itself",
  ],
  ["a number too large", "<p>‸&#x110000;</p>", "There is no character", "itself"],
  [
    "a character that turns the text around",
    "<p>Hi ‸&#8238;there</p>",
    "&#8238; is an invisible character",
    "Delete it",
  ],
  [
    "a character that does not exist, in an attribute",
    '<p><abbr title="5‸&nbps;GB">x</abbr></p>',
    "There is no character &nbps;",
    "Write the character itself",
  ],
]);
