/** Broken content as a table: what is changed, and the problems that this gives, each exactly once and in its place. */
import { describe, expect, test } from "vitest";
import { messageLanguages } from "../../../scripts/content/messages/sentence.ts";
import { checkEdited, type Edit } from "../content-copy.ts";

export interface BrokenCase {
  readonly name: string;
  readonly edits: readonly Edit[];
  /**
   * The rule of each problem. It is expected at the mark in the edits, in the order of files and lines; at the first
   * character where a file is named.
   */
  readonly found: readonly (string | readonly [rule: string, file: string])[];
  /** Part of the first message, and of its hint. */
  readonly message: string;
  readonly hint: string;
}

/** One test a case. */
export function describeBroken(title: string, cases: readonly BrokenCase[]): void {
  describe(title, () => {
    test.each(cases)("$name", async ({ edits, found, message, hint }) => {
      const { problems, content, marks } = await checkEdited(...edits);
      const places = [...marks];
      const expected = found.map((one) => {
        if (typeof one !== "string") return `${one[1]}:1:1 ${one[0]}`;
        const [file, line, column] = places.shift() ?? [];
        return `${file}:${line}:${column} ${one}`;
      });
      const said = problems.map(({ rule, file, line, column }) => `${file}:${line}:${column} ${rule}`);
      expect(said.sort()).toEqual(expected.sort());
      expect(places, "every mark belongs to a problem").toEqual([]);
      expect(problems[0]?.message.en).toContain(message);
      expect(problems[0]?.hint.en).toContain(hint);
      for (const problem of problems) {
        for (const language of messageLanguages) {
          expect(problem.hint[language], "a hint is never empty").not.toBe("");
          expect(problem.message[language], "a message has no final full stop").not.toMatch(/\.$/);
        }
        if (problem.severity === "error") expect(content, "nothing is emitted").toBeUndefined();
      }
    });
  });
}
