/** What passes the check of HTML means the same to a parser by the specification, before and after it is rewritten. */
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { factPlaceholder } from "../../scripts/content/model/format-facts.ts";
import { inspectHtml } from "../../scripts/content/model/html/inspect-html.ts";
import { allowedAttributes, allowedTags } from "../../scripts/content/model/html/pieces.ts";
import { writeHtml } from "../../scripts/content/model/html/write.ts";
import { invisibleCharacter } from "../../scripts/content/parse/invisible-characters.ts";
import { fromRichText, toRichText } from "../../src/admin/form/rich-text.ts";
import { harmlessHtml, hostileHtml } from "./html-samples.ts";

const targets = {
  pages: new Map([
    ["/", new Set<string>()],
    ["/faq", new Set(["hardware"])],
    ["/contact", new Set<string>()],
  ]),
  ids: new Set(["hardware"]),
};

const facts = {
  brand: "Till",
  salesEmail: "sales@shop.example",
  "link.help": "https://help.shop.example/?a=1&copy=2",
  "help.printers": "https://help.shop.example/printers",
};

const errorsIn = (html: string) => inspectHtml(html, targets).filter(({ severity }) => severity !== "warning");

/** Rules of their own refuse invisible characters and facts that there are not. */
const passes = (html: string) =>
  errorsIn(html).length === 0 &&
  !invisibleCharacter.test(html) &&
  !html.includes("\r") &&
  [...html.matchAll(factPlaceholder)].every(([, name = ""]) => Object.hasOwn(facts, name));
const write = (html: string, brand: string) =>
  writeHtml(html, new Map(Object.entries({ ...facts, brand })), (link) => link);

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;
type Shape = string | { tag: string; attributes: readonly (readonly [string, string])[]; inner: readonly Shape[] };

/** A tree as a browser builds it; neighbouring texts are one. */
function shapeOf(node: Node): Shape {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  const inner = "childNodes" in node ? node.childNodes.map(shapeOf) : [];
  const attributes = "attrs" in node ? node.attrs.map(({ name, value }) => [name, value] as const) : [];
  return { tag: node.nodeName, attributes, inner };
}

function* elementsOf(shape: Shape): Generator<Exclude<Shape, string>> {
  if (typeof shape === "string") return;
  yield shape;
  for (const one of shape.inner) yield* elementsOf(one);
}

/** The tree without what the texts say. */
function bones(shape: Shape): Shape {
  if (typeof shape === "string") return "";
  const inner = shape.inner.map(bones).filter((one) => one !== "");
  return { tag: shape.tag, attributes: shape.attributes.map(([name]) => [name, ""]), inner };
}

function read(html: string): { shape: Shape; errors: string[] } {
  const errors: string[] = [];
  const onParseError = ({ code }: ParserError) => errors.push(code);
  return { shape: shapeOf(parseFragment(html, { onParseError })), errors };
}

/** What must hold for HTML that passes. */
function expectTheSame(html: string, brand: string): void {
  const emitted = read(write(html, facts.brand));
  expect(emitted.errors, html).toEqual([]);
  // The facts put in by hand, as somebody who writes HTML would.
  const byHand = html.replaceAll(factPlaceholder, (whole, name: string) => {
    const fact = Object.entries(facts).find(([key]) => key === name)?.[1];
    return fact?.replaceAll("&", "&amp;") ?? whole;
  });
  expect(emitted.shape, html).toEqual(read(byHand).shape);
  for (const { tag, attributes } of [...elementsOf(emitted.shape)].slice(1)) {
    expect(allowedTags).toContain(tag);
    for (const [name, value] of attributes) {
      expect(allowedAttributes[tag]).toBe(name);
      if (name === "href") expect(new URL(value, "https://shop.example").protocol).toMatch(/^(?:https|mailto):$/);
    }
  }
  // The form edits it as rich text. White space around blocks says nothing.
  const written = (text: string) => write(text.replaceAll(/[ \t\n\f\r]+/g, " ").trim(), facts.brand);
  const evened = (text: string) => written(text).replaceAll(/ ?(<\/?(?:p|h3|ul|ol|li)>) ?/g, "$1");
  expect(evened(fromRichText(toRichText(html))), html).toBe(evened(html));
  // Whatever the facts say, they are text.
  const wild = read(write(html, brand));
  const wildErrors = wild.errors.filter((code) => !code.endsWith("-in-input-stream"));
  expect(wildErrors, html).toEqual([]);
  expect(bones(wild.shape), html).toEqual(bones(emitted.shape));
}

const wildFact = '"><script>alert(1)</script><a href="javascript:alert(1)">&lt;';

describe("HTML in content", () => {
  test.each(hostileHtml)("is refused: %j", (html) => {
    expect(passes(html)).toBe(false);
  });

  test.each(harmlessHtml)("is accepted, and means the same on the page: %j", (html) => {
    expect(errorsIn(html)).toEqual([]);
    expectTheSame(html, wildFact);
  });

  /** Filled in as mere text, `&G{brand}` could become a reference; what is emitted keeps the sign. */
  const gluedFact = /&[#\w]*\{/;

  test("keeps a sign in front of a fact, whatever the fact begins with", () => {
    expect(read(write("<p>R&G{brand}</p>", "Till")).shape).toEqual(read("<p>R&amp;GTill</p>").shape);
  });

  test("that nobody thought of is refused, or means the same on the page", () => {
    const piece = fc.constantFrom(...harmlessHtml, ...hostileHtml);
    const tag = fc.constantFrom(
      ...allowedTags.flatMap((name) => [`<${name}>`, `</${name}>`]),
      '<a href="/faq">',
      "</a>",
    );
    const sign = fc.constantFrom(..."<>\"'/&;=!-# \n\t\u00a0ax", "{brand}", "&amp", "&#", "{link.help}");
    const mixed = fc.array(fc.oneof(piece, tag, sign, fc.string({ maxLength: 4 })), { maxLength: 6 });
    const damaged = fc
      .tuple(piece, fc.nat(60), fc.nat(3), sign)
      .map(([html, at, length, put]) => [html.slice(0, at), put, html.slice(at + length)]);
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(mixed, damaged), fc.string(), (pieces, brand) => {
        const html = pieces.join("");
        if (!passes(html) || gluedFact.test(html)) return;
        accepted += 1;
        expectTheSame(html, brand);
      }),
      { numRuns: 5_000, seed: 2025 },
    );
    expect(accepted, "enough of it passes for this to say something").toBeGreaterThan(500);
  });

  test("is accepted wherever it is built as the rules say", () => {
    const text = fc.constantFrom("x", "R & D", "a > b", "&lt;3", "{brand}", "&nbsp;", " ");
    const { flow } = fc.letrec<{ flow: string; phrase: string; link: string }>((tie) => ({
      link: fc
        .tuple(fc.constantFrom("/faq", "#hardware", "{link.help}", "https://shop.example/?a=1&amp;b=2"), text)
        .map(([href, inner]) => `<a href="${href}">${inner}</a>`),
      phrase: fc.oneof(
        { depthSize: "small" },
        text,
        tie("link"),
        fc.constantFrom("<br>", "<br/>", '<abbr title="a &lt; b">y</abbr>'),
        fc.tuple(fc.constantFrom("strong", "em", "code"), fc.array(text)).map(([tag, inner]) => {
          return `<${tag}>${inner.join("")}</${tag}>`;
        }),
      ),
      flow: fc.oneof(
        { depthSize: "small" },
        tie("phrase"),
        fc.tuple(fc.constantFrom("p", "h3"), fc.array(tie("phrase"), { maxLength: 3 })).map(([tag, inner]) => {
          return `<${tag}>${inner.join("")}</${tag}>`;
        }),
        fc.tuple(fc.constantFrom("ul", "ol"), fc.array(tie("flow"), { maxLength: 3 })).map(([tag, inner]) => {
          return `<${tag}>\n${inner.map((item) => `  <li>${item}</li>\n`).join("")}</${tag}>`;
        }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 4 }), fc.string(), (pieces, brand) => {
        const html = pieces.join("\n");
        // Links and headings of blanks are made too.
        const wrong = errorsIn(html).filter(({ message }) => !message.en.startsWith("There is no text"));
        expect(wrong, html).toEqual([]);
        expectTheSame(html, brand);
      }),
      { numRuns: 500, seed: 2025 },
    );
  });
});

describe("writing HTML", () => {
  test.each([
    "<script>alert(1)</script>",
    "<!-- x -->",
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="{unknown}">x</a>',
    "<p>x",
    "<em><strong>x</em></strong>",
  ])("stops at %s, which nobody checked", (html) => {
    expect(() => write(html, "")).toThrow("This cannot be in HTML");
  });

  test("refuses a fact that would make a link of another kind", () => {
    const bad = new Map([["link.help", "javascript:alert(1)"]]);
    expect(() => writeHtml('<a href="{link.help}">x</a>', bad, (link) => link)).toThrow("javascript:alert(1)");
  });

  test("gives links within the site their addresses, and leaves the others and the text alone", () => {
    const html =
      '<p><a href="/">a</a> <a\n href="/faq#x">b</a> <a href="#x">c</a> <a href="https://shop.example/">d</a> <code>href="/x"</code></p>';
    expect(writeHtml(html, new Map(), (link) => `[${link}]`.replace("[", "/["))).toBe(
      '<p><a href="/[/]">a</a> <a href="/[/faq#x]">b</a> <a href="/[#x]">c</a> <a href="https://shop.example/">d</a> <code>href="/x"</code></p>',
    );
  });
});
