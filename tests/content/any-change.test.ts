/** Random changes of a file: the check does not stop, and each problem has a place and a message. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { withFixes } from "../../scripts/content/check/fixes.ts";
import { type Diagnostic, isTextEdit } from "../../scripts/content/core/diagnostic.ts";
import { messageLanguages } from "../../scripts/content/core/messages/language.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import { applyEdits } from "../../scripts/content/files/apply-edits.ts";
import { everything } from "../commands/everything.ts";
import { edited, sampleFiles, textOf, write } from "./content-copy.ts";

const names = [...sampleFiles.keys()].filter((name) => name.endsWith(".yaml"));

const pieces = [
  ..."\"'`{}[]<>&*!|%@#?:,-=~\\/\t \n\r\u0000\u00A0\u200B\uFEFF\u202E\u2028😀ß",
  ...[": ", "- ", "\n\n", "\n  - ", "\n    ", "!!binary ", "&a ", "<<: ", "? ", "__proto__: x", "=======\n"],
  ..."{brand} {{count}} <p> <script> --- *a >- null true .inf 1e9 0x1F".split(" "),
];

type Change = (text: string, at: number, size: number, piece: string) => string;

const ofLine =
  (change: (line: string, size: number) => string): Change =>
  (text, at, size) => {
    const start = text.lastIndexOf("\n", at - 1) + 1;
    const end = text.indexOf("\n", at);
    const next = end < 0 ? text.length : end + 1;
    return text.slice(0, start) + change(text.slice(start, next), size) + text.slice(next);
  };

const changes: readonly Change[] = [
  (text, at, _size, piece) => text.slice(0, at) + piece + text.slice(at),
  (text, at, size) => text.slice(0, at) + text.slice(at + size),
  (text, at, size, piece) => text.slice(0, at) + piece + text.slice(at + size),
  (text, at) => text.slice(0, at),
  (text, at, size) => text.slice(0, at) + text.slice(at, at + size).toUpperCase() + text.slice(at + size),
  ofLine(() => ""),
  ofLine((line) => line + line),
  ofLine((line, size) => " ".repeat(size % 5) + line),
  ofLine((line, size) => line.replace(new RegExp(`^ {0,${size % 5}}`), "")),
];

const size = fc.integer({ min: 1, max: 12 });
const slip = fc.tuple(fc.constantFrom(...changes), fc.nat(20_000), size, fc.constantFrom(...pieces));
const broken = fc.record({
  name: fc.constantFrom(...names),
  slips: fc.array(slip, { minLength: 1, maxLength: 2 }),
  // A byte that is no UTF-8.
  byte: fc.option(fc.integer({ min: 0x80, max: 0xff }), { freq: 12 }),
});

const isIn = (diagnostics: readonly Diagnostic[]) => (one: Diagnostic) =>
  diagnostics.some(
    ({ id, file, path }) => JSON.stringify([id, file, path]) === JSON.stringify([one.id, one.file, one.path]),
  );

const numRuns = everything ? 500 : 50;

test("a random change never stops the check, and every problem has a place", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(broken, ({ name, slips, byte }) => {
      const text = slips.reduce(
        (now, [change, at, size, piece]) => change(now, at % (now.length + 1), size, piece),
        textOf(sampleFiles, name),
      );
      const bytes = Buffer.concat([Buffer.from(text), Buffer.from(byte === null ? [] : [byte])]);
      const { files, diagnostics } = checkContent(edited(write(name, bytes)), { base: sampleFiles });
      const lines = String(bytes)
        .replace(/^\uFEFF/, "")
        .split(/\r\n|\n|\r/);
      for (const diagnostic of diagnostics) {
        for (const language of messageLanguages) expect(say(diagnostic, language)).not.toMatch(/^$|\{\{|\.$/);
        const { file, line, column, endLine, endColumn } = diagnostic;
        if (file !== name) continue;
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(endLine * 10_000 + endColumn).toBeGreaterThanOrEqual(line * 10_000 + column);
      }
      // A fix may bring to light what the mistake has hidden, but not the mistake again.
      const fixed = withFixes(diagnostics, files, 5).find(({ fixes = [] }) => fixes.length > 0);
      const edits = (fixed?.fixes ?? []).slice(0, 1).flatMap(({ edit }) => (isTextEdit(edit) ? [edit] : []));
      if (fixed === undefined || edits.length === 0) return;
      const { diagnostics: left } = checkContent(edited(write(name, applyEdits(String(bytes), edits))), {
        base: sampleFiles,
      });
      expect(left.length > 0 && left.length === diagnostics.length && left.every(isIn(diagnostics))).toBe(false);
    }),
    { numRuns, seed: 1 },
  );
});
