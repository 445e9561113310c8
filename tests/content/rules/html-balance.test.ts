import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("html-balance", [
  [
    "a tag that is not closed",
    "<p>‸<strong>Hi</p>",
    "The tag <strong> is not closed where it should be",
    "Add  </strong>",
  ],
  ["a tag that is closed by nothing", "‸<p>Hi", "The tag <p> is not closed", "Add  </p>"],
  ["closing without opening", "<p>Hi‸</em></p>", "</em> closes a tag that is not open", "Delete it"],
  ["a paragraph that is closed twice", "<p>Hi</p>‸</p>", "</p> closes a tag that is not open", "Delete it"],
  ["tags that cross", "<p><strong>‸<em>Hi</strong></p>", "<em> is not closed", "Add  </em>"],
  ["a bracket that begins no tag", "<p>1 ‸< 2</p>", "This < begins no tag", "&lt;"],
  ["a tag without its end", "<p>Hi</p>\n‸<p", "This < begins no tag", "Close the tag with >"],
]);
