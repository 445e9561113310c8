/** Whatever field of the sample an editor slips in, that is one diagnostic, on its line. The slips take turns. */
import { describe, expect, test } from "vitest";
import { isError } from "../../scripts/content/check.ts";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
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

describe("a slip in any field is one problem on its line", () => {
  test("there are fields of every kind, and slips", () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(slipsOfSample.length).toBeGreaterThan(250);
  });

  test.each(rounds.map((round, index) => ({ round, index })))("round $index", ({ round }) => {
    const errors = checkEdited(...round.map(({ file, changed }) => write(file, changed))).diagnostics.filter(isError);
    const wrong = round.flatMap(({ file, kind, key, text, start }) => {
      const line = text.slice(0, start).split("\n").length;
      const found = errors.filter((error) => error.file === file);
      const [first] = found;
      const isRight = found.length === 1 && Math.abs((first?.line ?? 0) - line) <= (kind.includes("front") ? 1 : 0);
      const hasHints = messageLanguages.every((language) => first?.hint[language] !== "");
      const messages = found.map((error) => `${error.line} ${error.message.en}`).join(" | ");
      return isRight && hasHints ? [] : `${file}:${line} ${key}, ${kind}: ${messages || "nothing found"}`;
    });
    const changed = new Set(round.map(({ file }) => file));
    const elsewhere = errors
      .filter(({ file }) => !changed.has(file))
      .map(({ file, message }) => `${file} ${message.en}`);
    expect([...wrong, ...elsewhere]).toEqual([]);
  });
});
