/** Markdown that passes the check becomes HTML of a few elements, whatever the text and the facts. */
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { factPlaceholder } from "../../scripts/content/check/format-facts.ts";
import { inspectMarkdown } from "../../scripts/content/check/markdown/inspect.ts";
import { writeMarkdown } from "../../scripts/content/compose/write-markdown.ts";
import { invisibleCharacter } from "../../scripts/content/files/invisible-characters.ts";
import { fromEditor, toEditor } from "../../scripts/content/files/markdown.ts";
import { everything } from "../commands/everything.ts";
import { harmlessMarkdown, hostileMarkdown, hugeMarkdown } from "./markdown-samples.ts";

const anchors = new Set(["hardware"]);
const targets = { pages: new Map(["/", "/faq", "/contact"].map((path) => [path, anchors])), anchors };

const facts = {
  brand: "Till",
  salesEmail: "sales@shop.example",
  "link.help": "https://help.shop.example/?a=1&copy=2",
};

const errorsIn = (text: string) => inspectMarkdown(text, targets).filter(({ severity }) => severity !== "warning");

/** Other rules refuse invisible characters and unknown facts. */
const passes = (text: string) =>
  errorsIn(text).length === 0 &&
  !invisibleCharacter.test(text) &&
  !text.includes("\r") &&
  [...text.matchAll(factPlaceholder)].every(([, name = ""]) => Object.hasOwn(facts, name));
const write = (text: string, brand: string) =>
  writeMarkdown(text, new Map(Object.entries({ ...facts, brand })), (link) => link);

const elements = ["p", "ul", "ol", "li", "h3", "strong", "em", "a", "br", "code"];

/** The tree as a browser builds it, without its texts. */
function bones(node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment): unknown {
  if ("attrs" in node) {
    expect(elements).toContain(node.tagName);
    expect(node.attrs.map(({ name }) => name)).toEqual(node.tagName === "a" ? ["href"] : []);
    for (const { value } of node.attrs) {
      expect(new URL(value, "https://shop.example").protocol).toMatch(/^(?:https|mailto):$/);
    }
  }
  const inner = "childNodes" in node ? node.childNodes.filter(({ nodeName }) => nodeName !== "#text").map(bones) : [];
  return [node.nodeName, inner];
}

function read(html: string): unknown {
  const errors: string[] = [];
  const onParseError = ({ code }: ParserError) => errors.push(code);
  const tree = bones(parseFragment(html, { onParseError }));
  expect(errors.filter((code) => !code.endsWith("-in-input-stream"))).toEqual([]);
  return tree;
}

const wildFact = '"><script>alert(1)</script><a href="javascript:alert(1)">&lt; **x** [y](javascript:z)';

const shown = (text: string) => write(text, facts.brand).replaceAll(/\s+/g, " ");

function expectHarmless(text: string, brand: string): void {
  expect(read(write(text, brand)), text).toEqual(read(write(text, facts.brand)));
  expect(shown(fromEditor(toEditor(text).replaceAll("\\\\", "\\"))), `in the form: ${text}`).toBe(shown(text));
}

describe("Markdown in content", () => {
  const refused = [...hostileMarkdown, ...hugeMarkdown].map((text) => [text.slice(0, 60), text] as const);
  test.each(refused)("is refused: %j", (_beginning, text) => expect(passes(text)).toBe(false));

  test.each(Object.entries(harmlessMarkdown))("is accepted, and becomes what it looks like: %j", (text, html) => {
    expect(errorsIn(text)).toEqual([]);
    expect(write(text, facts.brand)).toBe(html);
    expectHarmless(text, wildFact);
  });

  test("made at random is refused, or becomes harmless HTML", () => {
    const piece = fc.constantFrom(...Object.keys(harmlessMarkdown), ...hostileMarkdown);
    const signs = [..."<>\"'/&;=!-#*_`~[]()\\|:+.1 \n\tax", "\n\n", "\n- ", "\n  ", "{brand}", "{link.help}"];
    const sign = fc.constantFrom(...signs);
    const mixed = fc.array(fc.oneof(piece, sign, fc.string({ maxLength: 4 })), { maxLength: 6 });
    const damaged = fc
      .tuple(piece, fc.nat(60), fc.nat(3), sign)
      .map(([text, at, length, put]) => [text.slice(0, at), put, text.slice(at + length)]);
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(mixed, damaged), fc.string(), (pieces, brand) => {
        const text = pieces.join("").trim();
        if (!passes(text)) return;
        accepted += 1;
        expectHarmless(text, brand);
      }),
      { numRuns: everything ? 5_000 : 1_500, seed: 2025 },
    );
    expect(accepted, "enough of it passes for this to say something").toBeGreaterThan(500);
  });
});

describe("writing Markdown", () => {
  const links = ["javascript:alert(1)", "//evil.example", "/\\evil.example", "{unknown}"];
  const nodes = ["<b>x</b>", "![x](y)", "> x", "# x", "***", "```\nx\n```", "[x]: y\n\n[x]"];

  test.each([...nodes, ...links.map((url) => `[x](<${url}>)`)])("stops at %j", (text) => {
    expect(() => write(text, "")).toThrow("Not allowed on a page");
  });

  test.each(links)("stops at a fact that leads to %s", (url) => {
    expect(() => writeMarkdown("[x]({link.help})", new Map([["link.help", url]]), (link) => link)).toThrow(url);
  });

  test("changes the addresses of links within the site only", () => {
    const html = writeMarkdown("[a](/faq#x) [b](#x) [c](https://shop.example/)", new Map(), (link) => `/[${link}]`);
    expect(html.match(/(?<=href=")[^"]*/g)).toEqual(["/[/faq#x]", "/[#x]", "https://shop.example/"]);
  });
});

test("the form joins wrapped lines and keeps line breaks", () => {
  const text = "am\n3. Oktober [a\nb](/x)\n\n- c\n  d\n- e\\\n  f";
  expect(toEditor(text)).toBe("am 3. Oktober [a b](/x)\n\n- c d\n- e\\\nf");
  expect(write(fromEditor(toEditor(text)), "")).toBe(write(text, ""));
});

test("a line break typed in the form is one on the page, and a long line is wrapped where that means nothing", () => {
  expect(fromEditor("a\nb\n\n- c\nd")).toBe("a\\\nb\n\n- c\\\n  d");
  const long = `- ${"word 3. - + # 1) ".repeat(20)}[a b](/c)`;
  expect(fromEditor(long).split("\n").length).toBeGreaterThan(2);
  expect(write(fromEditor(long), "")).toBe(write(long, ""));
});
