/** Long texts: HTML of the content becomes what the editor of the form works with, and comes back. */
import { expect, test } from "vitest";
import { fromRichText, toRichText } from "../../src/admin/form/rich-text.ts";

test.each([
  ["<p>a <strong>b</strong> <em>{brand}</em></p> <p>c<br>d</p>", "a **b** *{brand}*\n\nc\nd"],
  ["<h3>a</h3> <ul> <li>b</li> <li><code>c_d</code></li> </ul>", "### a\n\n- b\n- `c_d`"],
  ['<ol> <li><a href="{help.x}?a=1&amp;b">2 * 3</a></li> </ol>', "1. [2 \\* 3]({help.x}?a=1&b)"],
  ['<p><abbr title="a">b</abbr></p>', 'HTML: <p><abbr title="a">b</abbr></p>'],
  ["<p>1. a</p>", "HTML: <p>1. a</p>"],
])("%s is edited as %j", (html, text) => {
  expect(toRichText(html)).toBe(text);
  expect(fromRichText(text)).toBe(html);
});

test.each([
  ["# a\n- b\n    1. c\n- d", "<h3>a</h3> <ul> <li>b <ol> <li>c</li> </ol></li> <li>d</li> </ul>"],
  ["***a*** b*", "<p><strong><em>a</em></strong> b<em></em></p>"],
  ["5 < 6 & <b>", "<p>5 &lt; 6 &amp; &lt;b></p>"],
])("what the editor makes, %j, is HTML of the content", (text, html) => {
  expect(fromRichText(text)).toBe(html);
});
