/** Converts a form value to a content value. */
import { entriesBefore } from "../../../content/files/entries-before.ts";
import {
  isJsonArray,
  isJsonObject,
  isSame,
  type JsonObject,
  type JsonValue,
  plainNumber,
} from "../../../content/files/json-value.ts";
import { fromEditor } from "../../../content/files/markdown.ts";
import { encode } from "./encode.ts";
import { formKeys, type Shape } from "./shape.ts";

/**
 * @param value The form value, with every field, empty ones included.
 * @param before The file’s value. Unchanged parts are kept as they are.
 * @returns The content value; `undefined` for an empty optional field.
 */
export function decode(
  shape: Shape,
  value: JsonValue | undefined,
  before: JsonValue | undefined,
): JsonValue | undefined {
  if (before !== undefined && isSame(encode(shape, before), value)) return before;
  if (value === undefined || value === null || value === "" || (isJsonArray(value) && value.length === 0)) {
    return shape.optional === true ? undefined : emptyOf(shape);
  }
  if (isJsonArray(value)) return decodeList(shape, value, before);
  if (isJsonObject(value)) return decodeMap(shape, value, before);
  switch (shape.kind) {
    case "value":
      // The form trims texts, for example the final line break of `>`.
      return typeof before === "string" && before.trim() === value ? before : value;
    case "number":
      return plainNumber.test(String(value)) ? Number(value) : value;
    case "markdown":
      return fromEditor(String(value));
    case "switch":
      // `false` is written only if it was there before.
      return shape.optional === true && value === false && value !== before ? undefined : value;
    case "switchOrWord":
      return value === "true" || value === "false" ? value === "true" : value;
    case "picture":
      return decodePicture(String(value), shape.language);
    default:
      return value;
  }
}

/** Empty lists and maps are values; a missing text or number is not. */
function emptyOf({ kind }: Shape): JsonValue | undefined {
  if (kind === "list") return [];
  return kind === "record" ? {} : undefined;
}

/** The form shows the picture of one language for a path with `{lang}`. */
function decodePicture(value: string, language: string | undefined): string {
  const path = value.replace(/^\//, "");
  return language === undefined ? path : path.replace(`.${language}.`, ".{lang}.");
}

function decodeList(shape: Shape, value: readonly JsonValue[], before: JsonValue | undefined): JsonValue | undefined {
  if (shape.kind === "lines" && value.length === 1) return value[0];
  if (shape.kind === "record") return decodeRecord(shape.value, value, before);
  if (shape.kind !== "list") return value;
  const old = isJsonArray(before) ? before : [];
  const encoded = old.map((entry) => encode(shape.entry, entry));
  const from = entriesBefore(encoded, value);
  const entries = value.map((entry, index) => decode(shape.entry, entry, old[from[index] ?? -1]));
  return entries.filter((entry) => entry !== undefined);
}

function decodeRecord(shape: Shape, value: readonly JsonValue[], before: JsonValue | undefined): JsonObject {
  const old = isJsonObject(before) ? before : {};
  const entries: Record<string, JsonValue> = {};
  for (const pair of value.filter(isJsonObject)) {
    const { [formKeys.key]: key, [formKeys.value]: inner, ...fields } = pair;
    if (typeof key !== "string" || key === "") continue;
    const entry = decode(shape, shape.kind === "map" ? fields : inner, Object.hasOwn(old, key) ? old[key] : undefined);
    if (entry !== undefined) entries[key] = entry;
  }
  return entries;
}

function decodeMap(shape: Shape, value: JsonObject, before: JsonValue | undefined): JsonObject | undefined {
  if (shape.kind === "map") {
    const entries = decodeEntries(shape.entries, value, before);
    return shape.optional === true && Object.keys(entries).length === 0 ? undefined : entries;
  }
  if (shape.kind !== "variants") return value;
  return decodeEntries(shape.variants[String(value[formKeys.variant])] ?? {}, value, before);
}

/** Known keys in the order of the schema, then unknown ones, which the form does not show. */
function decodeEntries(
  shapes: Readonly<Record<string, Shape>>,
  value: JsonObject,
  before: JsonValue | undefined,
): JsonObject {
  const old = isJsonObject(before) ? before : {};
  const entries: Record<string, JsonValue> = {};
  for (const [key, shape] of Object.entries(shapes)) {
    const entry = decode(shape, value[key], old[key]);
    if (entry !== undefined) entries[key] = entry;
  }
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shapes, key) && !key.startsWith("_"));
  return { ...entries, ...Object.fromEntries(others) };
}
