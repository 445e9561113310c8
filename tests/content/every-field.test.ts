/** Whatever field of the sample an editor slips in, that is one diagnostic, on its line. The slips take turns. */
import { describe, expect, test } from "vitest";
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { messageLanguages } from "../../scripts/content/messages/language.ts";
import { headline } from "../../scripts/content/report/subject.ts";
import { checkEdited, write } from "./content-copy.ts";
import { type Field, fieldsOfSample, isSame } from "./sample-fields.ts";

/** What slips: the text of the field with the slip in it. `undefined` where the field cannot have it. */
const slips: Readonly<Record<string, (field: Field) => string | undefined>> = {
  "a letter twice in the key": ({ text, start, key }) =>
    text.slice(0, start + 1) + key.slice(0, 1) + text.slice(start + 1),
  "no value": ({ text, value, end }) => text.slice(0, value).trimEnd() + text.slice(end),
  "keys for a value": ({ text, value, end }) => `${text.slice(0, value)}{a: b}${text.slice(end)}`,
  "no space behind the colon": ({ text, value }) => text.slice(0, value).trimEnd() + text.slice(value),
  "a tab in front": ({ text, line, start }) =>
    start === line ? undefined : `${text.slice(0, line)}\t${text.slice(start)}`,
  "a quote that is never closed": ({ text, value, end }) =>
    /^["']/.test(text.slice(value))
      ? text.slice(0, end - 1) + text.slice(end)
      : `${text.slice(0, value)}"${text.slice(value)}`,
  "a space too many in front": ({ text, line, start }) =>
    start === line ? undefined : `${text.slice(0, line)} ${text.slice(line)}`,
  "an invisible character in the key": ({ text, start }) => `${text.slice(0, start + 1)}\u200B${text.slice(start + 1)}`,
  "a text cut off by a bracket": ({ text, value, end }) =>
    `${text.slice(0, value)}[${text.slice(value, end)}${text.slice(end)}`,
};

const fields = fieldsOfSample();
const kinds = Object.keys(slips);

interface Slip extends Field {
  readonly kind: string;
  readonly changed: string;
}

const slipsOfSample = fields.flatMap((field, number): Slip[] => {
  const kind = kinds[number % kinds.length] ?? "";
  const changed = slips[kind]?.(field);
  return changed === undefined || isSame(field.text, changed) ? [] : [{ ...field, kind, changed }];
});

/** One slip a file: files do not spoil each other, so that all of a round are tried at once. */
const files = [...new Set(slipsOfSample.map(({ file }) => file))];
const byFile = files.map((name) => slipsOfSample.filter(({ file }) => file === name));
const rounds = Array.from({ length: Math.max(...byFile.map(({ length }) => length)) }, (_round, index) =>
  byFile.flatMap((ofFile) => ofFile[index] ?? []),
);

const errorsOf = (slips: readonly Slip[]) =>
  checkEdited(...slips.map(({ file, changed }) => write(file, changed))).diagnostics.filter(isError);

/** Whether a slip is one error on its line, with words in each language. */
function isFound(errors: ReturnType<typeof errorsOf>, { file, kind, text, start }: Slip): boolean {
  const line = text.slice(0, start).split("\n").length;
  const [first, ...others] = errors.filter((error) => error.file === file);
  if (first === undefined || others.length > 0) return false;
  const isOnLine = Math.abs(first.line - line) <= (kind.includes("front") ? 1 : 0);
  return isOnLine && messageLanguages.every((language) => headline(first, language) !== "");
}

describe("a slip in any field is one problem on its line", () => {
  test("there are fields of every kind, and slips", () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(slipsOfSample.length).toBeGreaterThan(250);
  });

  test.each(rounds.map((round, index) => ({ round, index })))("round $index", ({ round }) => {
    const errors = errorsOf(round);
    // A slip in another file of the round can keep a rule from comparing the two: then it is tried alone.
    const wrong = round.filter((slip) => !isFound(errors, slip)).filter((slip) => !isFound(errorsOf([slip]), slip));
    const changed = new Set(round.map(({ file }) => file));
    const elsewhere = errors.filter(({ file }) => !changed.has(file)).map(({ file, id }) => `${file} ${id}`);
    expect([...wrong.map(({ file, kind, key }) => `${file} ${key}, ${kind}`), ...elsewhere]).toEqual([]);
  });
});
