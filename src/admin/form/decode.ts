/** From the value of the form back to that of the content file. */
import { entriesBefore } from "../yaml/entries-before.ts";
import { isPlainList, isPlainMap, isSame, type Plain, type PlainMap } from "../yaml/plain.ts";
import { encode } from "./encode.ts";
import { formKeys, type Shape } from "./shape.ts";

/**
 * @param value What the form holds: every field it knows, empty ones too.
 * @param before What the file holds at this place. What was not changed stays exactly that.
 * @returns The value for the file; `undefined` for an optional field that is empty.
 */
export function decode(shape: Shape, value: Plain | undefined, before: Plain | undefined): Plain | undefined {
  if (before !== undefined && isSame(encode(shape, before), value)) return before;
  if (isEmpty(value)) return shape.optional === true ? undefined : emptyOf(shape);
  switch (shape.kind) {
    case "value":
      // The form takes the white space off both ends, such as the line break that > alone leaves.
      return typeof before === "string" && before.trim() === value ? before : value;
    case "switch":
      return shape.optional === true && value === false && before === undefined ? undefined : value;
    case "picture":
      return typeof value === "string" ? decodePicture(value, shape.language) : value;
    case "switchOrWord":
      return value === "true" || value === "false" ? value === "true" : value;
    case "lines":
      return isPlainList(value) && value.length === 1 ? value[0] : value;
    case "list":
      return isPlainList(value) ? decodeList(shape, value, before) : value;
    case "map":
      return isPlainMap(value) ? decodeMap(shape, value, before) : value;
    case "record":
      return isPlainList(value) ? decodeRecord(shape.value, value, before) : value;
    case "variants":
      return isPlainMap(value) ? decodeVariant(shape, value, before) : value;
  }
}

function isEmpty(value: Plain | undefined): boolean {
  return value === undefined || value === null || value === "" || (isPlainList(value) && value.length === 0);
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

function decodeList(shape: Shape & { kind: "list" }, value: readonly Plain[], before: Plain | undefined): Plain {
  const old = isPlainList(before) ? before : [];
  const from = entriesBefore(
    old.map((entry) => encode(shape.entry, entry)),
    value,
  );
  const entries = value.map((entry, index) => decode(shape.entry, entry, old[from[index] ?? -1]));
  return entries.filter((entry) => entry !== undefined);
}

function decodeMap(shape: Shape & { kind: "map" }, value: PlainMap, before: Plain | undefined): PlainMap | undefined {
  const entries = decodeEntries(shape.entries, value, before);
  return shape.optional === true && Object.keys(entries).length === 0 ? undefined : entries;
}

/** Known keys in the order of the schema; others, which the form does not show, behind them. */
function decodeEntries(
  shapes: Readonly<Record<string, Shape>>,
  value: PlainMap,
  before: Plain | undefined,
): Record<string, Plain> {
  const old = isPlainMap(before) ? before : {};
  const known = Object.entries(shapes).map(([key, shape]) => [key, decode(shape, value[key], old[key])] as const);
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shapes, key) && !key.startsWith("_"));
  const there: [string, Plain][] = [];
  for (const [key, one] of [...known, ...others]) if (one !== undefined) there.push([key, one]);
  return Object.fromEntries(there);
}

function decodeRecord(shape: Shape, value: readonly Plain[], before: Plain | undefined): PlainMap {
  const old = isPlainMap(before) ? before : {};
  const pairs = value.flatMap((pair): [string, Plain][] => {
    if (!isPlainMap(pair)) return [];
    const { [formKeys.key]: key, [formKeys.value]: inner, ...fields } = pair;
    if (typeof key !== "string" || key === "") return [];
    const one = decode(shape, shape.kind === "map" ? fields : inner, Object.hasOwn(old, key) ? old[key] : undefined);
    return one === undefined ? [] : [[key, one]];
  });
  return Object.fromEntries(pairs);
}

function decodeVariant(shape: Shape & { kind: "variants" }, value: PlainMap, before: Plain | undefined): PlainMap {
  const { [formKeys.variant]: name } = value;
  const entries = typeof name === "string" ? shape.variants[name] : undefined;
  return decodeEntries(entries ?? {}, value, before);
}
