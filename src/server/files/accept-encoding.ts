/** Which of several encodings of one file a browser wants. */
import { parseAccept } from "hono/utils/accept";

/**
 * @param header The `Accept-Encoding` header; an empty string where there is none.
 * @param offered Encodings there are, best first: `["br", "gzip"]`.
 * @returns The wanted one, or `undefined` for the file as it is. Of two wanted alike the first offered wins; `q=0`
 *   refuses, `*` stands for those not named, and `identity` counts where it is wanted more (RFC 9110, section 12.5.3).
 */
export function preferredEncoding<Encoding extends string>(
  header: string,
  offered: readonly Encoding[],
): Encoding | undefined {
  const entries = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const named = (name: string) => entries.find(({ type }) => type === name)?.q;
  const quality = (encoding: Encoding) => named(encoding) ?? named("*") ?? 0;
  const plain = named("identity") ?? 0;
  return offered
    .filter((encoding) => quality(encoding) > 0 && quality(encoding) >= plain)
    .sort((a, b) => quality(b) - quality(a))[0];
}
