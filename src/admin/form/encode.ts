/** From the value of a content file to the value that the form edits. */
import { isPlainList, isPlainMap, type Plain, type PlainMap } from "../yaml/plain.ts";
import { formKeys, type Shape } from "./shape.ts";

/** @returns The value for the form. What does not fit the shape is handed on as it is: the check of the content says so. */
export function encode(shape: Shape, value: Plain): Plain {
  switch (shape.kind) {
    case "value":
    case "switch":
      return value;
    case "picture":
      return typeof value === "string" ? `/${value.replaceAll("{lang}", shape.language ?? "{lang}")}` : value;
    case "switchOrWord":
      return typeof value === "boolean" ? String(value) : value;
    case "lines":
      return typeof value === "string" ? [value] : value;
    case "list":
      return isPlainList(value) ? value.map((entry) => encode(shape.entry, entry)) : value;
    case "map":
      return isPlainMap(value) ? encodeEntries(shape.entries, value) : value;
    case "record":
      return isPlainMap(value)
        ? Object.entries(value).map(([key, entry]) => encodePair(shape.value, key, entry))
        : value;
    case "variants":
      return isPlainMap(value) ? encodeVariant(shape.variants, value) : value;
  }
}

function encodeEntries(entries: Readonly<Record<string, Shape>>, value: PlainMap): PlainMap {
  const pairs = Object.entries(value).map(([key, entry]): [string, Plain] => {
    const inner = entries[key];
    return [key, inner === undefined ? entry : encode(inner, entry)];
  });
  return Object.fromEntries(pairs);
}

/** The key beside the fields of its value, or beside the value itself. */
function encodePair(shape: Shape, key: string, value: Plain): Plain {
  const encoded = encode(shape, value);
  if (shape.kind === "map" && isPlainMap(encoded)) return { [formKeys.key]: key, ...encoded };
  return { [formKeys.key]: key, [formKeys.value]: encoded };
}

/** The first variant that has a key of the value. */
function encodeVariant(variants: Readonly<Record<string, Readonly<Record<string, Shape>>>>, value: PlainMap): PlainMap {
  const [name, entries] =
    Object.entries(variants).find(([, keys]) => Object.keys(value).some((key) => Object.hasOwn(keys, key))) ?? [];
  if (name === undefined || entries === undefined) return value;
  return { [formKeys.variant]: name, ...encodeEntries(entries, value) };
}
