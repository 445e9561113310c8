/** From the value of the form back to that of the content file. */
import { entriesBefore } from "../yaml/entries-before.ts";
import { isPlainList, isPlainMap, isSame, type Plain, type PlainMap } from "../yaml/plain.ts";
import { encode } from "./encode.ts";
import { fromRichText } from "./rich-text.ts";
import { formKeys, isNumber, type Shape } from "./shape.ts";

/**
 * @param value What the form holds: every field it knows, empty ones too.
 * @param before What the file holds at this place. What was not changed stays exactly that.
 * @returns The value for the file; `undefined` for an optional field that is empty.
 */
export function decode(shape: Shape, value: Plain | undefined, before: Plain | undefined): Plain | undefined {
  if (before !== undefined && isSame(encode(shape, before), value)) return before;
  if (value === undefined || value === null || value === "" || (isPlainList(value) && value.length === 0)) {
    return shape.optional === true ? undefined : emptyOf(shape);
  }
  if (isPlainList(value)) return decodeList(shape, value, before);
  if (isPlainMap(value)) return decodeMap(shape, value, before);
  switch (shape.kind) {
    case "value":
      // The form takes the white space off both ends, such as the line break that > alone leaves.
      return typeof before === "string" && before.trim() === value ? before : value;
    case "number":
      return isNumber.test(String(value)) ? Number(value) : value;
    case "html":
      return fromRichText(String(value));
    case "switch":
      // What is meant anyway is not written, unless it was.
      return shape.optional === true && value === (shape.default ?? false) && value !== before ? undefined : value;
    case "switchOrWord":
      return value === "true" || value === "false" ? value === "true" : value;
    case "picture":
      return decodePicture(String(value), shape.language);
    default:
      return value;
  }
}

/** A list without entries and a map without keys are values; a text or a number that is missing is none. */
function emptyOf({ kind }: Shape): Plain | undefined {
  if (kind === "list") return [];
  return kind === "record" ? {} : undefined;
}

/** If each language may have a picture of its own, that of one language is shown for all. */
function decodePicture(value: string, language: string | undefined): string {
  const path = value.replace(/^\//, "");
  return language === undefined ? path : path.replace(`.${language}.`, ".{lang}.");
}

function decodeList(shape: Shape, value: readonly Plain[], before: Plain | undefined): Plain | undefined {
  if (shape.kind === "lines" && value.length === 1) return value[0];
  if (shape.kind === "record") return decodeRecord(shape.value, value, before);
  if (shape.kind !== "list") return value;
  const old = isPlainList(before) ? before : [];
  const encoded = old.map((entry) => encode(shape.entry, entry));
  const from = entriesBefore(encoded, value);
  const entries = value.map((entry, index) => decode(shape.entry, entry, old[from[index] ?? -1]));
  return entries.filter((entry) => entry !== undefined);
}

function decodeRecord(shape: Shape, value: readonly Plain[], before: Plain | undefined): PlainMap {
  const old = isPlainMap(before) ? before : {};
  const entries: Record<string, Plain> = {};
  for (const pair of value.filter(isPlainMap)) {
    const { [formKeys.key]: key, [formKeys.value]: inner, ...fields } = pair;
    if (typeof key !== "string" || key === "") continue;
    const entry = decode(shape, shape.kind === "map" ? fields : inner, Object.hasOwn(old, key) ? old[key] : undefined);
    if (entry !== undefined) entries[key] = entry;
  }
  return entries;
}

function decodeMap(shape: Shape, value: PlainMap, before: Plain | undefined): PlainMap | undefined {
  if (shape.kind === "map") {
    const entries = decodeEntries(shape.entries, value, before);
    return shape.optional === true && Object.keys(entries).length === 0 ? undefined : entries;
  }
  if (shape.kind !== "variants") return value;
  return decodeEntries(shape.variants[String(value[formKeys.variant])] ?? {}, value, before);
}

/** Known keys in the order of the schema; others, which the form does not show, behind them. */
function decodeEntries(shapes: Readonly<Record<string, Shape>>, value: PlainMap, before: Plain | undefined): PlainMap {
  const old = isPlainMap(before) ? before : {};
  const entries: Record<string, Plain> = {};
  for (const [key, shape] of Object.entries(shapes)) {
    const entry = decode(shape, value[key], old[key]);
    if (entry !== undefined) entries[key] = entry;
  }
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shapes, key) && !key.startsWith("_"));
  return { ...entries, ...Object.fromEntries(others) };
}
