export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/**
 * The part that a `Range` header asks for: `bytes=0-499`, `bytes=500-`, `bytes=-500`. `undefined` for the whole, also if it
 * is malformed or asks for several parts, which a server need not send (RFC 9110, section 14.2).
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < Number(first)) return undefined;
  return start < size ? { start, length: end - start + 1 } : "unsatisfiable";
}
