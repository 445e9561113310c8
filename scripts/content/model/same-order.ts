/** Order is given once: by the first language. */
import { isRecord } from "../core/value-path.ts";

/** @returns The value with the keys of its maps, however deep, in the order of another value; others stay behind them. */
export function inOrderOf<Value>(first: unknown, value: Value): Value;
export function inOrderOf(first: unknown, value: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(value)) return value.map((entry, index) => inOrderOf(first[index], entry));
  if (!isRecord(first) || !isRecord(value)) return value;
  const keys = new Set([...Object.keys(first).filter((key) => Object.hasOwn(value, key)), ...Object.keys(value)]);
  return Object.fromEntries([...keys].map((key) => [key, inOrderOf(first[key], value[key])]));
}
