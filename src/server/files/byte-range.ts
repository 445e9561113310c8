/** The part of a file a request asks for (RFC 9110, section 14). */

export interface ByteRange {
  readonly start: number;
  /** At least 1. */
  readonly length: number;
}

/**
 * @param header The `Range` header: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
 * @param size Bytes of the whole.
 * @returns `undefined` for the whole: without the header, in another unit, malformed, and for several parts at once, which
 *   a server need not send (section 14.2). `unsatisfiable` where the part begins behind the end.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < Number(first)) return undefined;
  return start < size ? { start, length: end - start + 1 } : "unsatisfiable";
}
