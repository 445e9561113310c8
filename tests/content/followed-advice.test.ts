/**
 * Advice that is followed ends in green: what a message tells to write is written into the file, and the file means again
 * what it meant before the slip.
 */
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Diagnostic } from "../../scripts/content/core/diagnostic.ts";
import { parseText } from "../../scripts/content/parse/parse.ts";
import { schemaOf } from "../../scripts/content/schema/collections.ts";
import { validateFile } from "../../scripts/content/validate/validate-file.ts";
import { type Field, fieldsOfSample } from "./sample-fields.ts";

const replaced = ({ text, value, end }: Field, written: string) => text.slice(0, value) + written + text.slice(end);
const writtenIn = ({ text, value, end }: Field) => text.slice(value, end);
const inLine = (field: Field, pattern: RegExp, written: string) => {
  const changed = writtenIn(field).replace(pattern, written);
  return changed === writtenIn(field) ? undefined : replaced(field, changed);
};

/** Slips whose right value can be told from what is written; `undefined` if a field cannot have one. */
const slips: Readonly<Record<string, (field: Field) => string | undefined>> = {
  "a misspelled key": ({ text, start, key }) => `${text.slice(0, start)}${key}s${text.slice(start + key.length)}`,
  "quotes around a number, or true": (field) => inLine(field, /^(?:[\d.]+|true|false)$/, '"$&"'),
  "no quotes around a number": (field) => inLine(field, /^"([\d.]+)"$/, "$1"),
  "no quotes around a placeholder": (field) => inLine(field, /^"(\{\w+\})"$/, "$1"),
  "a comma for the point": (field) => inLine(field, /^(\d+)\.(\d{1,2})$/, "$1,$2"),
  "the day in front": (field) => inLine(field, /^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1"),
  "the day in front, between slashes": (field) => inLine(field, /^(\d{4})-(\d\d)-(\d\d)$/, "$3/$2/$1"),
  "dashes for hyphens": (field) => inLine(field, /^(\d{4})-(\d\d)-(\d\d)$/, "$1–$2–$3"),
  "a letter of another alphabet": (field) => inLine(field, /^(https:\/\/\w*?)a/, "$1а"),
  "a code in the other case": (field) =>
    inLine(
      field,
      /^[A-Z]{2,3}$|^[\da-f]{64}$/,
      writtenIn(field).toLowerCase() === writtenIn(field)
        ? writtenIn(field).toUpperCase()
        : writtenIn(field).toLowerCase(),
    ),
  "two spaces less": ({ text, line }) => `${text.slice(0, line)}${text.slice(line).replace(/^ {2}/, "")}`,
  "two spaces more": ({ text, line }) => `${text.slice(0, line)}  ${text.slice(line)}`,
  "no digit": (field) => inLine(field, /^(.*?)\d(.*)$/, "$1$2"),
  "a letter for a digit": (field) => inLine(field, /^(.*?)[03](.*)$/, "$1O$2"),
  "several words": (field) => inLine(field, /^\w+$/, "$& or $&"),
  "no text": (field) => inLine(field, /^[^{["].*$/, '""'),
};

function check(file: string, text: string): readonly Diagnostic[] {
  const { parsed, issues } = parseText(file, text);
  const found = schemaOf(file, ["en", "de"]);
  if (!("schema" in found)) throw new Error(`${file} has no schema`);
  return parsed === undefined ? issues : validateFile(parsed, found.schema);
}

const offset = (text: string, line: number, column: number) =>
  text
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  (line > 1 ? 1 : 0) +
  column -
  1;

/** The file after somebody did what the hint says; `undefined` if it only shows what is allowed. */
function followed(text: string, { line, column, endLine, endColumn, hint }: Diagnostic): string | undefined {
  const [start, end] = [offset(text, line, column), offset(text, endLine, endColumn)];
  const [, sign, count] = /^(Add|Take away) (\d+) spaces? in front/.exec(hint.en) ?? [];
  if (count !== undefined) {
    const lines = text.split("\n");
    const indent = (one = "") => one.search(/\S|$/);
    const behind = lines.findIndex(
      (one, index) => index >= line && one.trim() !== "" && indent(one) <= indent(lines[line - 1]),
    );
    const move = (one: string) => (sign === "Add" ? " ".repeat(Number(count)) + one : one.slice(Number(count)));
    const last = behind < 0 ? lines.length : behind;
    return lines.map((one, index) => (index >= line - 1 && index < last ? move(one) : one)).join("\n");
  }
  const [, key] = /^Did you mean "([^"]+)"\? Write /.exec(hint.en) ?? [];
  const [, written] =
    /^(?:Write {2}|Put it into quotes: |Take the quotes away: |Delete it and type it by hand: )(.*?)(?:\. A character.*)?$/.exec(
      hint.en,
    ) ?? [];
  const right = key ?? written;
  return right === undefined ? undefined : text.slice(0, start) + right + text.slice(end);
}

const fields = fieldsOfSample();

test.each(Object.entries(slips))("%s", (_name, slip) => {
  const wrong: string[] = [];
  for (const field of fields) {
    const changed = slip(field);
    const [diagnostic] = changed === undefined || changed === field.text ? [] : check(field.file, changed);
    const mended = diagnostic === undefined ? undefined : followed(changed ?? "", diagnostic);
    if (mended === undefined) continue;
    const left = check(field.file, mended).map(({ message }) => message.en);
    const isSame = left.length === 0 && JSON.stringify(parse(mended)) === JSON.stringify(parse(field.text));
    if (!isSame)
      wrong.push(
        `${field.file}:${diagnostic?.line} ${diagnostic?.message.en}; ${diagnostic?.hint.en} → ${left[0] ?? "another value"}`,
      );
  }
  expect(wrong).toEqual([]);
});
