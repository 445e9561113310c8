/** What is wrong with one value, and what to write: what is sure to be meant, otherwise what is allowed and an example. */
import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt, valueBefore } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import { exampleAt, fitsAt, hintAt, isOptionalAt, keysAt } from "./schema-lookup.ts";
import { asYaml, suggestValue } from "./suggest-value.ts";
import { type Field, wordsOf } from "./value-words.ts";
import type { Found } from "./zod-findings.ts";

/** A longer text is not shown as an example. */
const longest = 200;

export function valueIssue(
  { issue, path }: Found,
  parsed: ParsedFile,
  schema: z.ZodType,
  before: ParsedFile | undefined,
): Diagnostic {
  const value = valueAt(parsed.value, path);
  const isKey = issue.code === "invalid_key";
  const place = locate(parsed, path, isKey ? "key" : "value");
  const fits = (other: unknown) => fitsAt(schema, path, other);
  const was = valueBefore(before?.value, parsed.value, path);
  const isExample = was !== undefined && fits(was) && asYaml(was).length <= longest;
  const example = isKey ? nameLike(String(path.at(-1))) : isExample ? was : exampleAt(schema, path);
  const field = {
    value,
    source: sourceAt(parsed, path),
    fits,
    example: example === undefined ? "…" : asYaml(example),
    taken: takenBeside(path, parsed),
    facts: typeof was === "string" ? [...new Set(was.match(/\{[\w.-]+\}/g))] : [],
  };
  const { rule, message, hint: words } = wordsOf(issue, field);
  const hint = hintAt(schema, path) ?? words;
  // Facts are what braces are filled with.
  const isFact = !/^[a-z]{2}\//.test(parsed.file) && !path.some((step) => /^[a-z]{2}$/.test(String(step)));
  const isFilled = isRecord(value) && isFact;
  const key = locate(parsed, path, "key");
  const isBelow = isRecord(value) && place.line > key.line;
  const meant =
    isKey || isFilled
      ? undefined
      : isBelow
        ? textBelow(field, String(path.at(-1)))
        : value === null
          ? behindHash(field, parsed.text.split("\n")[key.line - 1] ?? "")
          : (keyMeant(field, typeof path.at(-1) === "number" ? keysAt(schema, path) : []) ?? suggestValue(field));
  const isEmpty = value === null || rule === "blank";
  const list = valueAt(before?.value, path.slice(0, -1));
  const isNew = Array.isArray(list) && Number(path.at(-1)) >= list.length;
  const isWords = !isFact && !isNew;
  const isSpare =
    (isEmpty && typeof path.at(-1) === "number") ||
    field.taken.length > 0 ||
    ((isEmpty || typeof example === "number") && isOptionalAt(schema, path));
  // `false` for a text may be meant as a switch.
  const isSwitch = typeof value === "boolean" && isExample;
  const advice =
    meant === undefined ? (isSpare ? orDelete(hint, isWords) : hint) : isSwitch ? orBefore(meant, example) : meant;
  return diagnostic(isBelow && meant ? key : place, rule, message, advice, { path });
}

/** What the other entries of a list of such values have: `- route: faq`. None of an entry with more in it. */
function takenBeside(path: Path, { value }: ParsedFile): readonly unknown[] {
  const [entry, list] = [valueAt(value, path.slice(0, -1)), valueAt(value, path.slice(0, -2))];
  if (!Array.isArray(list) || Object.keys(entry ?? {}).length !== 1) return [];
  return list.flatMap((each: unknown) => Object.values(isRecord(each) ? each : {}));
}

/** A name with the same words: `getting-started` for `Getting started`. */
function nameLike(written: string): string {
  return (
    written
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join("-") ?? "price-lists"
  );
}

/** The key that was left out: `features` for `route: features`. `undefined` if it may be another one. */
function keyMeant({ value, fits }: Field, keys: readonly string[]): LocalizedText | undefined {
  const [meant, second] = keys.filter((key) => fits({ [key]: value }));
  return meant === undefined || second !== undefined ? undefined : hints.write(asYaml({ [meant]: value }));
}

/** `title: #1 in Kenya` is a title without a text, and a comment. */
function behindHash({ fits }: Field, line: string): LocalizedText | undefined {
  const [, text] = /[:-] +(#\S.*)$/.exec(line) ?? [];
  return text !== undefined && fits(text) ? hints.write(asYaml(text)) : undefined;
}

/** `title: Contact` for a key with `label: Contact` below it. */
function textBelow({ value, fits }: Field, key: string): LocalizedText | undefined {
  const [text, second] = Object.values(value ?? {});
  return second === undefined && fits(text) ? hints.write(asYaml({ [key]: text })) : undefined;
}

/** @param isWords Lists of words are the same in every language. */
function orDelete({ en, de }: LocalizedText, isWords: boolean): LocalizedText {
  const [where, wo] = isWords ? [" in every language", " in jeder Sprache"] : ["", ""];
  return { en: `${en} (or delete the line${where})`, de: `${de} (oder löschen Sie die Zeile${wo})` };
}

function orBefore({ en, de }: LocalizedText, before: unknown): LocalizedText {
  return {
    en: `${en}, or write what was there  ${before}`,
    de: `${de}, oder schreiben Sie, was dort stand  ${before}`,
  };
}
