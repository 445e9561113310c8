/** Markdown as attackers, people who know HTML, word processors and tired people write it. */

/** Must be refused, besides what `rules/markdown.test.ts` has. */
export const hostileMarkdown: readonly string[] = [
  // HTML.
  ...["<scr<script>ipt>alert(1)</scr</script>ipt>", "<meta http-equiv=refresh>", "<custom-tag>x</custom-tag>"],
  ...["<svg><style><!--</style><img src=x onerror=alert(1)>--></style>", '<math href="data:x,<script>x</script>">'],
  ...["<!--><script>alert(1)</script>-->", "x <![CDATA[x]]>", "<!DOCTYPE html>", "<?php x ?>", "</br>"],
  ...["- x\n\n  <script>alert(1)</script>", "[<img src=x>](/faq)"],
  // Nodes that no page shows.
  ...["[![x](x)](/faq)", "![x][y]\n\n[y]: /faq", "- > x", "~~~\n<script>\n~~~", "- ```\n  x", "- - -"],
  ...["## x", "#### x", "x\n===", "x\n---", "### x\n---", "[x]\n\n[x]: javascript:alert(1)"],
  // Signs that mean something else than they look.
  ...["2**10**3", "a*b*c", "0. x", "1. x\n2. y\n4. z", "x\n1. y", "1. x\ny", "- x\n1. y", "-", "###"],
  ...["[](/faq)", "[ ](/faq)", "*\u200b*x", "**x", "**„x“**y", "[x](a(b)", "[x][y]", "~~x~~"],
  ...["a | b\n--|--\n1 | 2", "&nbsp;", "&#60;script&#62;", "&#x3C;"],
  // Links.
  ...["<https://shop.example>", "<javascript:alert(1)>", "<info@shop.example>", "[x](</contact\\>>)"],
  ...[
    ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript&colon;alert(1)", "java&Tab;script:alert(1)"],
    ...["&#x6A;avascript:alert(1)", "javascript\\:alert(1)", "data:text/html,x", "\u200bjavascript:alert(1)"],
    ...["", "faq", "//evil.example", "/\\evil.example", "/%2fevil.example", "/./faq", "https:/evil.example"],
    ...["https://good.example@evil.example/", "https://evil.example\\@good.example", "http://shop.example"],
    ...["{link.help}javascript:alert(1)", "javascript:{link.help}", "{brand}", "{{link}}", "/faq#{brand}", "#"],
    ...["mailto:a@b.example?bcc=x@evil.example", "mailto:a@b.example%0Abcc:x@evil.example", "mailto:{brand}"],
  ].map((address) => `[x](${address})`),
];

/** Refused within a moment. */
export const hugeMarkdown: readonly string[] = [
  ...["- ".repeat(5_000), "*".repeat(9_000), "**x".repeat(3_000), "[x](".repeat(4_000)],
  [...Array(40).keys()].map((depth) => `${" ".repeat(2 * depth)}- x`).join("\n"),
];

/** Odd, and what it looks like; the HTML that it becomes. */
export const harmlessMarkdown: Readonly<Record<string, string>> = {
  "a\n\nb": "<p>a</p> <p>b</p>",
  "a\\\nb": "<p>a<br>b</p>",
  "**a *b***": "<p><strong>a <em>b</em></strong></p>",
  "__a__ _b_ snake_case_word": "<p><strong>a</strong> <em>b</em> snake_case_word</p>",
  "### a\n\nb": "<h3>a</h3> <p>b</p>",
  "1. a\n2. b\n   c": "<ol> <li>a</li> <li>b c</li> </ol>",
  "- a\n  - b": "<ul> <li>a <ul> <li>b</li> </ul></li> </ul>",
  "- a\n\n- b": "<ul> <li><p>a</p></li> <li><p>b</p></li> </ul>",
  "- a\n\n  b": "<ul> <li><p>a</p> <p>b</p></li> </ul>",
  "a\n\n    b": "<p>a</p> <p>b</p>",
  "am\n3. Oktober": "<p>am 3. Oktober</p>",
  "3\\. Oktober": "<p>3. Oktober</p>",
  "-5 and 5 * 10 * 2": "<p>-5 and 5 * 10 * 2</p>",
  "\\*\\*a\\*\\* \\[b\\](c) \\<b> \\&amp;": "<p>**a** [b](c) &lt;b&gt; &amp;amp;</p>",
  "#1 & 1 < 2 > 1, C:\\x, a\\": "<p>#1 &amp; 1 &lt; 2 &gt; 1, C:\\x, a\\</p>",
  "[1] and [ ] (see below)": "<p>[1] and [ ] (see below)</p>",
  "`<b> &amp; **x**`": "<p><code>&lt;b&gt; &amp;amp; **x**</code></p>",
  "a <p/onclick=b> <c\u00a0d>": "<p>a &lt;p/onclick=b&gt; &lt;c\u00a0d&gt;</p>",
  "{brand} & `{brand}`": "<p>Till &amp; <code>Till</code></p>",
  "R&{brand} R&D; a --> b ]]>": "<p>R&amp;Till R&amp;D; a --&gt; b ]]&gt;</p>",
  "https://shop.example": "<p>https://shop.example</p>",
  "[**a** `b`\nc](/faq)": '<p><a href="/faq"><strong>a</strong> <code>b</code> c</a></p>',
  "[a](/faq#hardware) [b](#hardware)": '<p><a href="/faq#hardware">a</a> <a href="#hardware">b</a></p>',
  "[a](https://shop.example/?a=1&copy=2_x_*y*)": '<p><a href="https://shop.example/?a=1&amp;copy=2_x_*y*">a</a></p>',
  "[a]({link.help})": '<p><a href="https://help.shop.example/?a=1&amp;copy=2">a</a></p>',
  "[{salesEmail}](mailto:{salesEmail})": '<p><a href="mailto:sales@shop.example">sales@shop.example</a></p>',
};
