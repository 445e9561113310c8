/** Whether two values say the same, so that the earlier one can stay. */
import { isRecord } from "./walk.ts";

/**
 * Compares values made of lists, records, maps, sets and bytes. Order counts, also that of keys: it is seen in what is emitted
 * and in hints. Anything else, such as a parsed document, is the same only where it is the same object.
 */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => isAlike(one, b[at]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && isAlike([...a], [...b]);
  if (a instanceof Map) return b instanceof Map && a.size === b.size && isAlike([...a], [...b]);
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return isAlike(keys, Object.keys(b)) && keys.every((key) => isAlike(a[key], b[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
}
