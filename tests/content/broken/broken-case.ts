/** Broken content as a table: what is changed, and the problems that this gives, each exactly once and in its place. */
import { describe, expect, test } from "vitest";
import { checkEdited, type Edit } from "../content-copy.ts";
import { expectProblems } from "../rules/describe-rule.ts";

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
    test.each(cases)("$name", ({ edits, found, message, hint }) => {
      const checked = checkEdited(...edits);
      const places = [...checked.marks];
      const expected = found.map((one) => {
        if (typeof one !== "string") return `${one[1]}:1:1 ${one[0]}`;
        const [file, line, column] = places.shift() ?? [];
        return `${file}:${line}:${column} ${one}`;
      });
      expectProblems(checked, { found: expected, message, hint });
      expect(places, "every mark belongs to a problem").toEqual([]);
    });
  });
}
