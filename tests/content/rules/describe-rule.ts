/** The mistakes that a rule finds, as a table: what is changed in the sample, and what is said at which place. */
import { describe, expect, test } from "vitest";
import type { Diagnostic, Severity } from "../../../scripts/content/core/diagnostic.ts";
import words from "../../../scripts/content/messages/en.json" with { type: "json" };
import { type MessageData, ruleOf } from "../../../scripts/content/messages/message.ts";
import { checkEdited, type Edit, replace, write } from "../content-copy.ts";

/**
 * Edits, the message's id and what is put into it (only what the test is about), and the file that is told as a whole: one
 * diagnostic is at each mark, or at the beginning of that file.
 */
export type Row = readonly [edits: Edit | readonly Edit[], id: string, data?: MessageData, at?: string];

/** One test a row: the rule finds the mistake, and nothing else is found. */
export function describeRule(rule: string, rows: readonly Row[], severity: Severity = "error"): void {
  describe(`${severity}: ${rule}`, () => {
    test.each(rows.map(([edits, id, data, at]) => ({ edits, id, data, at })))(
      "$id $data",
      ({ edits, id, data, at }) => {
        const { marks, diagnostics, content } = checkEdited(...(typeof edits === "function" ? [edits] : edits));
        const places = at === undefined ? marks.map((mark) => mark.join(":")) : [`${at}:1:1`];
        const actual = diagnostics.map((each) => {
          return `${each.file}:${each.line}:${each.column} ${each.severity} ${ruleOf(each.id)}`;
        });
        expect(actual.sort()).toEqual(places.map((place) => `${place} ${severity} ${rule}`).sort());
        const [first] = diagnostics;
        expect(first).toMatchObject({ id, data: data ?? {} });
        for (const diagnostic of diagnostics) expect(unfilled(diagnostic), "placeholders without a value").toEqual([]);
        expect(content === undefined, "nothing is emitted if there is an error").toBe(severity === "error");
      },
    );
  });
}

/** Placeholders of a message and its help that its data has no value for. */
function unfilled({ id, data }: Diagnostic): string[] {
  const texts = Object.entries(words).filter(
    ([key]) => key.replace(/_(?:one|other)$/, "") === id || key === `${id}.help`,
  );
  expect(texts, `words for ${id}`).not.toEqual([]);
  const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => name));
  return names.filter((name) => !(name in data));
}

/** The partners of a country replaced by one with further lines. */
export function onePartner(...lines: string[]): Edit[] {
  const further = lines.map((line) => `    ${line}`);
  const file = "partners/kenya.yaml";
  return [write(file, ["country: KE", "partners:", "  - name: Savanna Tills", ...further, ""].join("\n"))];
}

/** The first question of both languages has another answer, with marks in the English one. */
export function answer(markdown: string): Edit[] {
  const lines = /^( {2}is-it-free:\n {4}title: .*\n) {4}text: .*\n(?:(?: {6}.*)?\n)+(?= {2}[a-z])/m;
  const block = (text: string) => `$1    text: |-\n${text.replaceAll(/^(?=.)/gm, "      ")}\n`;
  // Facts must be in every language, whatever else is wrong.
  const facts = markdown.includes("{brand}") ? " {brand}" : "";
  return [
    replace("en/pages/faq.yaml", lines, block(markdown)),
    replace("de/pages/faq.yaml", lines, block(`Antwort${facts}`)),
  ];
}

/** The same for Markdown. */
export function describeMarkdownRule(
  id: string,
  rows: readonly (readonly [markdown: string, id: string, data?: MessageData])[],
  severity?: Severity,
): void {
  describeRule(
    id,
    rows.map(([markdown, ...told]) => [answer(markdown), ...told] as Row),
    severity,
  );
}
