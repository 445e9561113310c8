/**
 * One mistake in every field of the sample: whatever field an editor slips in, that is one problem, on the line of the
 * slip. Each kind of field is taken once, and the slips in turn.
 */
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { isError } from "../../scripts/content/check.ts";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { checkEdited, write } from "./content-copy.ts";
import { type Field, fieldsOfSample } from "./sample-fields.ts";

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

/** Moved as a whole, or an entry with one key, a field means the same. */
const isSame = (a: string, b: string) => {
  const [one, other] = [a, b].map((text) => parseDocument(text, { uniqueKeys: false }));
  return other?.errors.length === 0 && JSON.stringify(one?.toJS()) === JSON.stringify(other.toJS());
};

const fields = fieldsOfSample();
const names = Object.keys(slips);

describe("a slip in any field is one problem on its line", () => {
  test("there are fields of every kind", () => expect(fields.length).toBeGreaterThan(300));

  test.each(names.map((name, index) => [name, index] as const))("%s", async (name, index) => {
    const wrong: string[] = [];
    for (const field of fields.filter((_field, number) => number % names.length === index)) {
      const { file, text } = field;
      const changed = slips[name]?.(field);
      if (changed === undefined || isSame(text, changed)) continue;
      const line = text.slice(0, field.start).split("\n").length;
      const { problems } = await checkEdited(write(file, changed));
      const errors = problems.filter(isError);
      const found = errors.map((one) => `${one.file}:${one.line} ${one.message.en}`);
      const [first] = errors;
      const isRight =
        errors.length === 1 && first?.file === file && Math.abs(first.line - line) <= (name.includes("front") ? 1 : 0);
      const hasHints = messageLanguages.every((language) => errors.every(({ hint }) => hint[language] !== ""));
      if (!isRight || !hasHints) wrong.push(`${file}:${line} ${field.key}: ${found.join(" | ") || "nothing found"}`);
    }
    expect(wrong).toEqual([]);
  });
});
