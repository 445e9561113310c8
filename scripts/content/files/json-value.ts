/** Plain values, as in YAML content and in the form. */

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `Array.isArray` loses the element type of a read-only array. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Converts any value to a plain one. Drops `undefined` entries. */
export function jsonOf(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** Deep equality. The order of keys is ignored. */
export function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (isJsonArray(a))
    return isJsonArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** Digits as everybody reads them: `1.000` may be a thousand, `007` and `1e3` are no plain numbers. */
export const plainNumber = /^(?!-?\d{1,3}\.\d{3}$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Reads yes and no as people write them, in either language and case; `undefined` for any other text. */
export function booleanOf(text: string): boolean | undefined {
  if (/^\s*(?:true|yes|ja|on)\s*$/i.test(text)) return true;
  return /^\s*(?:false|no|nein|off)\s*$/i.test(text) ? false : undefined;
}
