/** Whatever somebody does to a file, the check says where and what to write, and does not hang or stop. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { messageLanguages } from "../../scripts/content/messages/language.ts";
import { say } from "../../scripts/content/messages/say.ts";
import { everything } from "../commands/everything.ts";
import { edited, sampleFiles, textOf, write } from "./content-copy.ts";

const names = [...sampleFiles.keys()].filter((name) => name.endsWith(".yaml"));

/** What slips in: signs that YAML reads as something, pieces of HTML and of other files, characters nobody sees. */
const pieces = [
  ..."\"'`{}[]<>&*!|%@#?:,-=~\\/\t \n\r\u0000\u00A0\u200B\uFEFF\u202E\u2028😀ß",
  ...[": ", "- ", "\n\n", "\n  - ", "\n    ", "!!binary ", "&a ", "<<: ", "? ", "__proto__: x", "=======\n"],
  ..."{brand} {{count}} <p> <script> --- *a >- null true .inf 1e9 0x1F".split(" "),
];

type Change = (text: string, at: number, size: number, piece: string) => string;

/** A text in front of the line that a character is in, the line, and what is behind it. */
function aroundLine(text: string, at: number): [before: string, line: string, behind: string] {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const next = end < 0 ? text.length : end + 1;
  return [text.slice(0, start), text.slice(start, next), text.slice(next)];
}

const changes: readonly Change[] = [
  (text, at, _size, piece) => text.slice(0, at) + piece + text.slice(at),
  (text, at, size) => text.slice(0, at) + text.slice(at + size),
  (text, at, size, piece) => text.slice(0, at) + piece + text.slice(at + size),
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  ...[
    (_line: string) => "",
    (line: string) => line + line,
    (line: string, size: number) => " ".repeat(size % 5) + line,
    (line: string, size: number) => line.replace(new RegExp(`^ {0,${size % 5}}`), ""),
  ].map(
    (changeLine): Change =>
      (text, at, size) => {
        const [before, line, behind] = aroundLine(text, at);
        return before + changeLine(line, size) + behind;
      },
  ),
  (text, at, size) => text.slice(0, at) + text.slice(at, at + size).toUpperCase() + text.slice(at + size),
];

/** One or two changes of a file, and perhaps a byte that is no UTF-8. */
const broken = fc.record({
  name: fc.constantFrom(...names),
  changes: fc.array(
    fc.record({
      change: fc.constantFrom(...changes),
      at: fc.nat(20_000),
      size: fc.integer({ min: 1, max: 12 }),
      piece: fc.constantFrom(...pieces),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  byte: fc.option(fc.integer({ min: 0x80, max: 0xff }), { freq: 12 }),
});

/** The same changes each time, so that the test says the same of the same code; with `CHANGES=5000` so many others. */
const more = process.env.CHANGES;
const runs: { numRuns: number; seed?: number } =
  more === undefined ? { numRuns: everything ? 500 : 150, seed: 1 } : { numRuns: Number(more) };

test("a change at random never stops the check, and every problem has a place and a hint", {
  timeout: 60_000 + runs.numRuns * 100,
}, () => {
  fc.assert(
    fc.property(broken, ({ name, changes: made, byte }) => {
      const before = textOf(sampleFiles, name);
      const text = made.reduce(
        (now, { change, at, size, piece }) => change(now, at % (now.length + 1), size, piece),
        before,
      );
      const bytes = byte === null ? Buffer.from(text) : Buffer.concat([Buffer.from(text), Buffer.from([byte])]);
      const { diagnostics } = checkContent(edited(write(name, bytes)), { base: sampleFiles });
      const lines = bytes
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .split(/\r\n|\n|\r/);
      for (const diagnostic of diagnostics) {
        for (const language of messageLanguages) {
          expect(say(diagnostic, language)).not.toMatch(/^$|\{\{|\.$/);
        }
        if (diagnostic.file !== name) continue;
        expect(diagnostic.line).toBeLessThanOrEqual(lines.length);
        expect(diagnostic.column).toBeLessThanOrEqual((lines[diagnostic.line - 1]?.length ?? 0) + 1);
        expect(diagnostic.endLine * 10_000 + diagnostic.endColumn).toBeGreaterThanOrEqual(
          diagnostic.line * 10_000 + diagnostic.column,
        );
      }
    }),
    runs,
  );
});
