import { isRecord } from "../core/value-path.ts";

/** Sorts the keys of all maps in a translation as in the original. Keys that the original lacks come last. */
export function inOrderOf<Value>(original: unknown, value: Value): Value;
export function inOrderOf(original: unknown, value: unknown): unknown {
  if (Array.isArray(original) && Array.isArray(value))
    return value.map((entry, index) => inOrderOf(original[index], entry));
  if (!isRecord(original) || !isRecord(value)) return value;
  const keys = new Set([...Object.keys(original).filter((key) => Object.hasOwn(value, key)), ...Object.keys(value)]);
  return Object.fromEntries([...keys].map((key) => [key, inOrderOf(original[key], value[key])]));
}
