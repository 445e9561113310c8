/** Pages as Markdown; `tests/site/outline.test.ts` looks at those of the site. */
import { expect, test } from "vitest";
import { markdownTwin } from "../../scripts/site/markdown-twin.ts";

const facts = { title: 'A "B": C', description: "D", url: "https://shop.example/en/faq" };
const twin = (main: string) =>
  markdownTwin(`<html><style>p{}</style><header>no</header><main id="main">${main}</main></html>`, facts)
    .split("\n---\n\n")[1]
    ?.trimEnd();

test("begins with title, description and address, as YAML", () => {
  expect(markdownTwin("<main><h1>H</h1></main>", facts)).toBe(
    '---\ntitle: "A \\"B\\": C"\ndescription: "D"\nurl: "https://shop.example/en/faq"\n---\n\n# H\n',
  );
});

test.each([
  ["<h2>A <small>b</small></h2>c<p>d<b>e </b>f</p>", "## A b\n\nc\n\nd**e** f"],
  // Spaces by styles, and comments that React writes between texts.
  ["<div><a href='/x'>A</a><a href='y'>B</a></div>", "[A](https://shop.example/x) [B](https://shop.example/en/y)"],
  ["<p>1<!-- --> <!-- -->2<span>.<!-- --></span></p>", "1 2."],
  // No controls, nothing hidden, no decoration, no link to itself, no address twice.
  ["<nav>n</nav><form>f</form><p>a<button>b</button><svg></svg></p><p role='status'>e</p>", "a"],
  ['<p>a<i aria-hidden="true">c</i><img alt="" src="/x.png"></p><p hidden>d</p>', "a"],
  ['<p><a rel="bookmark" href="#a">Link</a></p><h2 id="a"><a href="#a">A</a></h2>', "## A"],
  ['<a href="tel:+4930">+49 30</a>, <a href="mailto:a@b.c">Write</a>', "+49 30, [Write](mailto:a@b.c)"],
  ['<img alt="A [b]" src="/c(d).png">', String.raw`![A \[b\]](https://shop.example/c%28d%29.png)`],
  ["<dl><div><dt>A</dt><dd>b</dd><dd>c</dd></div><div><dt>D</dt><dd>e</dd></div></dl>", "- **A:** b, c\n\n- **D:** e"],
  ["<dl><dt>A</dt><dd><code>*e*</code></dd></dl>", "- **A:** `*e*`"],
  ["<ul><li>a</li><li>b</li></ul><ol><li>c<ul><li>d</li></ul></li></ol>", "-   a\n-   b\n\n1.  c\n    -   d"],
  // Headings of cards are no part of the outline, those of sections in a list are.
  ["<ul><li><h3>A</h3><p>b</p></li><li><h3>C</h3></li></ul>", "-   **A**\n    \n    b\n    \n-   **C**"],
  ["<ol><li><h2>1</h2><h3>A</h3><ul><li>b</li></ul></li><li><h2>2</h2></li></ol>", "## 1\n\n### A\n\n-   b\n\n## 2"],
  ["<details><summary><h2>A?</h2></summary><p>b</p></details>", "## A?\n\nb"],
  [
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><b>1</b>|2</td></tr></tbody></table>",
    "| A   |\n| --- |\n| **1**\\|2 |",
  ],
  // Signs of Markdown.
  ["<p>1. *a* b_c _d_ [e] &lt;b&gt; &amp;amp;</p>", String.raw`1\. \*a\* b\_c \_d\_ \[e\] \<b> \&amp;`],
])("%s", (html, markdown) => expect(twin(html)).toBe(markdown));
