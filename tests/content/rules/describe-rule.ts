/** The mistakes that a rule finds, as a table: what is changed in the sample, and what is said at which place. */
import { describe, expect, test } from "vitest";
import type { Severity } from "../../../scripts/content/core/diagnostic.ts";
import { messageLanguages } from "../../../scripts/content/core/localized-text.ts";
import { checkEdited, type Edit, replace, write } from "../content-copy.ts";

/** Edits; parts of the first message and its hint. One diagnostic is at each mark, or at the beginning of the file named. */
export type Row = readonly [edits: Edit | readonly Edit[], message: string, hint: string, at?: string];

/** One test a row: the rule finds the mistake, nothing else is found, and both languages have words for it. */
export function describeRule(id: string, rows: readonly Row[], severity: Severity = "error"): void {
  describe(`${severity}: ${id}`, () => {
    test.each(rows.map(([edits, message, hint, at]) => ({ edits, message, hint, at })))("$message; $hint", (row) => {
      const { edits, message, hint, at } = row;
      const { marks, diagnostics, content } = checkEdited(...(typeof edits === "function" ? [edits] : edits));
      const places = at === undefined ? marks.map((mark) => mark.join(":")) : [`${at}:1:1`];
      const actual = diagnostics.map((each) => {
        return `${each.file}:${each.line}:${each.column} ${each.severity} ${each.rule}`;
      });
      expect(actual.sort()).toEqual(places.map((place) => `${place} ${severity} ${id}`).sort());
      expect(diagnostics[0]?.message.en).toContain(message);
      expect(diagnostics[0]?.hint.en).toContain(hint);
      for (const diagnostic of diagnostics) {
        for (const language of messageLanguages) {
          expect(diagnostic.hint[language], "a hint is never empty").not.toBe("");
          expect(diagnostic.message[language], "a message has no final full stop").not.toMatch(/\.$/);
        }
      }
      expect(content === undefined, "nothing is emitted if there is an error").toBe(severity === "error");
    });
  });
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
  rows: readonly (readonly [markdown: string, message: string, hint: string])[],
  severity?: Severity,
): void {
  describeRule(
    id,
    rows.map(([markdown, ...told]) => [answer(markdown), ...told]),
    severity,
  );
}
