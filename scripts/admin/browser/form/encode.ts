/** Converts a content value to a form value. */

import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from "../../../content/files/json-value.ts";
import { toEditor } from "../../../content/files/markdown.ts";
import { formKeys, type Shape } from "./shape.ts";

/** @returns The form value. What does not fit the shape is passed through: the content check reports it. */
export function encode(shape: Shape, value: JsonValue): JsonValue {
  if (isJsonObject(value)) {
    if (shape.kind === "map") return encodeEntries(shape.entries, value);
    if (shape.kind === "record")
      return Object.entries(value).map(([key, entry]) => encodePair(shape.value, key, entry));
    return shape.kind === "variants" ? encodeVariant(shape.variants, value) : value;
  }
  if (shape.kind === "list" && isJsonArray(value)) return value.map((entry) => encode(shape.entry, entry));
  if (shape.kind === "markdown" && typeof value === "string") return toEditor(value);
  if (shape.kind === "number" && typeof value === "number") return String(value);
  if (shape.kind === "switchOrWord" && typeof value === "boolean") return String(value);
  if (shape.kind === "lines" && typeof value === "string") return [value];
  if (shape.kind === "picture" && typeof value === "string") {
    return `/${value.replaceAll("{lang}", shape.language ?? "{lang}")}`;
  }
  return value;
}

function encodeEntries(entries: Readonly<Record<string, Shape>>, value: JsonObject): JsonObject {
  const pairs = Object.entries(value).map(([key, entry]) => {
    const shape = entries[key];
    return [key, shape === undefined ? entry : encode(shape, entry)] as const;
  });
  return Object.fromEntries(pairs);
}

/** The key next to the fields of its value, or next to the value itself. */
function encodePair(shape: Shape, key: string, value: JsonValue): JsonValue {
  const encoded = encode(shape, value);
  if (shape.kind === "map" && isJsonObject(encoded)) return { [formKeys.key]: key, ...encoded };
  return { [formKeys.key]: key, [formKeys.value]: encoded };
}

function encodeVariant(
  variants: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
  value: JsonObject,
): JsonObject {
  for (const [name, entries] of Object.entries(variants)) {
    const isIt = Object.keys(value).some((key) => Object.hasOwn(entries, key));
    if (isIt) return { [formKeys.variant]: name, ...encodeEntries(entries, value) };
  }
  return value;
}
