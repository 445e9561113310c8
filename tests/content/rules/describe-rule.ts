import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../scripts/content/core/diagnostic.ts";
import messages from "../../../scripts/content/core/messages/en.json" with { type: "json" };
import { type MessageData, ruleOf } from "../../../scripts/content/core/messages/message.ts";
import { checkEdited, type Edit, replace, write } from "../content-copy.ts";

/** Edits; the id of the diagnostic expected at each mark, after `warning ` if it is one; its data; a file instead of marks. */
export type Row = readonly [edits: Edit | readonly Edit[], id: string, data?: MessageData, at?: string];

/** One test a row: the rule finds the mistake, and no rule finds anything else. */
export function describeRule(topic: string, rows: readonly Row[]): void {
  const cases = rows.map(([edits, told, data = {}, at]) => ({ edits: [edits].flat(), told, data, at }));
  describe(topic, () => {
    test.each(cases)("$told $data", ({ edits, told, data, at }) => {
      const [id = "", severity = "error"] = told.split(" ").reverse();
      const { marks, diagnostics, content } = checkEdited(...edits);
      const places = at === undefined ? marks.map((mark) => mark.join(":")) : [`${at}:1:1`];
      const found = diagnostics.map((one) => `${one.file}:${one.line}:${one.column} ${one.severity} ${ruleOf(one.id)}`);
      expect(found.sort()).toEqual(places.map((place) => `${place} ${severity} ${id.replace(/\..*/, "")}`).sort());
      expect(diagnostics[0]).toMatchObject({ id, data });
      expect(diagnostics.flatMap(unfilled), "placeholders without a value").toEqual([]);
      expect(content === undefined, "nothing is emitted if there is an error").toBe(severity === "error");
    });
  });
}

function unfilled({ id, data }: Diagnostic): string[] {
  const texts = Object.entries(messages).filter(([key]) => [id, `${id}.help`].includes(key.replace(/_\w+$/, "")));
  expect(texts, `words for ${id}`).not.toEqual([]);
  const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => name));
  return names.filter((name) => !(name in data));
}

/** Replaces the partners of a country by one with further lines. */
export function onePartner(...lines: string[]): Edit {
  const text = ["country: KE", "partners:", "  - name: Savanna Tills", ...lines.map((line) => `    ${line}`), ""];
  return write("partners/kenya.yaml", text.join("\n"));
}

/** Changes the answer to the first question in both languages, with marks in the English one. */
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
