/** Markdown as word processors, mail programs, chats and people write it: all of it is reported, most with what to write. */
import { expect, test } from "vitest";
import { inspectMarkdown } from "../../scripts/content/check/markdown/inspect.ts";

const pages = new Map(["/", "/faq", "/partners"].map((path) => [path, new Set<string>()]));
const inspect = (text: string) => inspectMarkdown(text, { pages, anchors: new Set() });

/** A text, the messages about it, and the text with the first readings; absent if there are none. */
type Habit = readonly [typed: string, told: string, written?: string];

const list = "markup.list-sign";
const heading = "markup.heading-sign";
const link = "markup.link-signs";
const signs = "markup.signs";
const bare = "warning link.bare";
const joined = "warning markdown.joined-line";
const backslash = "warning markup.backslash";

const habits: readonly Habit[] = [
  ["• One\n• Two", list, "- One\n- Two"],
  ["It has:\n• One\n• Two", list, "It has:\n\n- One\n- Two"],
  ["·\u00a0\u00a0\u00a0One\n·\u00a0\u00a0\u00a0Two", list, "- One\n- Two"],
  ["▪One", list, "- One"],
  ["- • One", list, "- One"],
  ["– One\n– Two", list, "- One\n- Two"],
  ["• One\n- Two", list, "- One\n- Two"],
  ["- One\n– Two", list, "- One\n- Two"],
  ["—One", list, "- One"],
  ["o\tOne\no\tTwo", list, "- One\n- Two"],
  ["§\tOne", list, "- One"],
  ["o   One", list, "- One"],
  ["-One\n-Two", list, "- One\n- Two"],
  ["-\u00a0One", list, "- One"],
  ["*One\n*Two", list, "- One\n- Two"],
  ["1.One\n2.Two", list, "1. One\n2. Two"],
  ["1)One", list, "1) One"],
  ["1.\u00a0One", list, "1. One"],
  ["a) One\nb) Two", list],
  ["1.) One\n2.) Two", list],
  ["→ One\n→ Two", list],
  ["3. October", "markdown.entry-number", "1. October"],
  ["It has\n- One", "markdown.list-below-text", "It has\n\n- One"],
  ["- One\n* Two", "markdown.list-below-text", "- One\n- Two"],
  ["- [ ] One\n- [x] Two", "markup.checkbox", "- One\n- Two"],
  ["☐ One", "markup.checkbox", "- One"],
  ["###Title", heading, "### Title"],
  ["#Title", heading, "### Title"],
  ["##\u00a0Title", heading, "### Title"],
  ["== Title ==", heading, "### Title"],
  ["# Title", "markdown.heading", "### Title"],
  ["Title\n=====", "markdown.heading"],
  ["One\n\n-----\n\nTwo", "markdown.line", "One\n\n\n\nTwo"],
  ["—————", "markdown.line", ""],
  ["> One", "markdown.quotation", "One"],
  ["[Partner] (/partners)", link, "[Partner](/partners)"],
  ["(Partner)[/partners]", link, "[Partner](/partners)"],
  ["[Partner][/partners]", link, "[Partner](/partners)"],
  ["[Partner|/partners]", link, "[Partner](/partners)"],
  ["[Partner]\n(/partners)", link],
  ["[[Partner]]", link],
  ["[[Partner]](/partners)", "markdown.link-form", "[Partner](/partners)"],
  ["[Partner](/partners", link],
  ["[Partner](/part ners)", link],
  ["[Mail](info@example.org)", "link.address", "[Mail](mailto:info@example.org)"],
  ["[Web](www.example.org)", "link.address", "[Web](https://www.example.org)"],
  ["[Web](http://example.org/a)", "link.address", "[Web](https://example.org/a)"],
  ["[Web](faq)", "link.address", "[Web](/faq)"],
  ["[Web](/faqs?a)", "link.page", "[Web](/faq?a)"],
  ["<https://example.org>", "markdown.link-form", "[https://example.org](https://example.org)"],
  ["<https://example.org|Web>", "markdown.link-form", "[Web](https://example.org)"],
  ["<info@example.org>", "markdown.link-form", "[info@example.org](mailto:info@example.org)"],
  ["See https://example.org/a.", bare, "See [https://example.org/a](https://example.org/a)."],
  ["(www.example.org)", bare, "([www.example.org](https://www.example.org))"],
  ["Write to info@example.org!", bare, "Write to [info@example.org](mailto:info@example.org)!"],
  [
    "[Web](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05)",
    "warning link.wrapped",
    "[Web](https://example.org/a)",
  ],
  [
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org",
    "warning link.wrapped",
    "[https://example.org](https://example.org)",
  ],
  [
    "[Web](https://www.google.com/url?q=https://example.org&sa=D)",
    "warning link.wrapped",
    "[Web](https://example.org)",
  ],
  ["text[^1]", "markup.footnote"],
  ["text[^1]\n\n[^1]: Note", "markdown.definition"],
  ["| a | b |\n|---|---|\n| 1 | 2 |", "markup.table"],
  ["| a | b |\n| 1 | 2 |", "markup.table"],
  ["Pro\t49\nLite\t0", "warning markup.table"],
  ["** On Sundays **", signs, "**On Sundays**"],
  ["**On **Sundays", signs, "**On** Sundays"],
  ["On** Sundays**", signs, "On **Sundays**"],
  ["**On:**Sundays", signs, "**On:** Sundays"],
  ["*On *Sundays", signs, "*On* Sundays"],
  ["**On Sundays", signs],
  ["**On Sundays* and", signs, "**On Sundays** and"],
  ["~~On Sundays~~", signs],
  ["[b]On[/b] Sundays", signs, "**On** Sundays"],
  ["[url=https://example.org]Web[/url]", signs],
  ["'''On''' Sundays", signs, "**On** Sundays"],
  ["==On== x^2^", signs],
  ["`On Sundays", signs],
  ["On Sundays -- and", `warning ${signs}`, "On Sundays – and"],
  ["5*10*2", "markdown.marks-in-word", "5\\*10\\*2"],
  ["a&nbsp;b", "markup.character", "a\u00a0b"],
  ["a &amp b", "markup.character", "a & b"],
  ["9 &euro", "markup.character", "9 €"],
  ["<b>On</b> Sundays", "markdown.tag", "**On** Sundays"],
  ['<a href="/faq">Web</a>', "markdown.tag", "[Web](/faq)"],
  ["<u>On</u> Sundays", "markdown.html", "On Sundays"],
  ["On<br>\nSundays", "markdown.line-break-tag", "On\\\nSundays"],
  ["On  \nSundays", "markdown.trailing-spaces", "On\\\nSundays"],
  ["Mombasa\\", backslash, "Mombasa"],
  ["Mombasa\\\\", backslash, "Mombasa"],
  ["Moi Avenue\\ \nMombasa", backslash, "Moi Avenue\\\nMombasa"],
  ["Moi Avenue\nMombasa", joined, "Moi Avenue\\\nMombasa"],
];

test.each(habits.map(([typed, told, written]) => ({ typed, told, written })))("$typed: $told", (habit) => {
  const { typed, told, written } = habit;
  const issues = inspect(typed);
  expect([...new Set(issues.map(({ id, severity }) => (severity === "warning" ? `warning ${id}` : id)))]).toEqual([
    told,
  ]);
  const after = issues.reduceRight((text, { range: [start, end], readings: [reading] = [] }) => {
    return reading === undefined ? text : text.slice(0, start) + reading + text.slice(end);
  }, typed);
  expect(after).toBe(written ?? typed);
  if (written !== undefined) expect(inspect(after)).toEqual([]);
});

test.each([
  ...["a - b", "–5 °C", "Price*", "- a\n- b\n  c", "AT&T, R&D", "&copyright", "One\\\nTwo", "[1] and [ ]", "C:\\x"],
  ...["a --> b", "O`Brien", "#1", "2^10", "`www.example.org`", "[www.example.org](https://www.example.org)"],
  "This is a line of more than sixty characters, which is wrapped\n– by hand.",
])("%j is what it looks like", (text) => expect(inspect(text)).toEqual([]));

test("long texts of signs take a moment", () => {
  const start = performance.now();
  for (const sign of ["[", "• ", "\t", " ", "a|", "**a", "[x] (", "&amp;", "www.", "a@", "1.a\n", "-", "\\ "]) {
    inspect(sign.repeat(10_000 / sign.length));
  }
  expect(performance.now() - start).toBeLessThan(10_000);
});
