import { parseAccept } from "hono/utils/accept";

/** Those of the encodings that an `Accept-Encoding` header takes, best first (RFC 9110, section 12.5.3). */
export function preferredEncodings<Encoding extends string>(header: string, offered: readonly Encoding[]): Encoding[] {
  const entries = parseAccept(header.toLowerCase());
  const named = (name: string) => entries.find(({ type }) => type === name)?.q;
  const quality = (encoding: Encoding) => named(encoding) ?? named("*") ?? 0;
  return offered.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a));
}
