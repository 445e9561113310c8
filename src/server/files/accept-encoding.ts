/** Which encodings of a file a browser takes. */
import { parseAccept } from "hono/utils/accept";

/**
 * @param header The `Accept-Encoding` header; an empty string if there is none.
 * @param offered Encodings there are, best first: `["br", "gzip"]`.
 * @returns Those it takes, best first: `q=0` refuses, `*` means those not named (RFC 9110, section 12.5.3).
 */
export function preferredEncodings<Encoding extends string>(header: string, offered: readonly Encoding[]): Encoding[] {
  const entries = parseAccept(header.toLowerCase());
  const named = (name: string) => entries.find(({ type }) => type === name)?.q;
  const quality = (encoding: Encoding) => named(encoding) ?? named("*") ?? 0;
  return offered.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a));
}
