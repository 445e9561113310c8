/** Addresses on the web: their pattern, and names of hosts that look like one and lead elsewhere. */

/** Spaces, quotes of any language, brackets that stand for something else, and what nobody sees. */
const odd = "\\s“”„‟«»‘’‚‹›｛｝\\p{C}";

/** What may be behind the host: also no ASCII quotes, brackets, backslashes, or a percent sign without its two digits. */
export const sign = `(?:%[\\da-fA-F]{2}|[^%"'<>\\\\^\`|{}${odd}])`;

/** One word between the dots of a host: letters and digits of any alphabet, hyphens inside (RFC 5890). */
const label = `(?!-)[^\\0-,./:-@\\x5B-\\x60\\x7B-\\x7F${odd}]+(?<!-)`;
const end = "(?:[/?#:]|$)";
const ending = `(?=[A-Za-z]{2,63}${end}|[Xx][Nn]--[A-Za-z\\d-]+${end}|[^/?#:]*[^\\0-\\x7F])${label}`;

/** Only https, so that nothing is fetched in the clear. What a pattern cannot say, `isWebAddress` does. */
export const webAddress = `https://(?!www\\.[^./?#:]+${end})(?:${label}\\.)+${ending}(?::\\d*)?(?:[/?#]${sign}*)?`;

/** Labels with dots between them, the last one of letters or in Punycode: `.рф` is a domain too (RFC 1035, RFC 5891). */
const domain = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/**
 * True for an address whose host is a name that leads where a reader would think. Refused are addresses by number,
 * names of one word, a name of a user in front, an ending that was lost (`www.company`), letters of another width, and
 * words that mix alphabets, so that a Cyrillic `а` passes for a Latin one (Unicode UTS 39, "Restriction levels").
 */
export function isWebAddress(address: string): boolean {
  const url = parsedAddress(address);
  if (url === undefined) return false;
  const { hostname, username, password } = url;
  const [, written = ""] = /^https:\/\/([^/?#:]*)/.exec(address) ?? [];
  const isPlain = written.normalize("NFKC") === written && written.split(".").every(isOneAlphabet);
  const isWhole = !/^www\.[^.]+$/.test(hostname);
  return username === "" && password === "" && isPlain && isWhole && domain.test(hostname);
}

/**
 * An address in its parts. `URL.canParse` of Node 20 refuses umlauts once it was called a few hundred times and compiled.
 *
 * @returns `undefined` for what is no whole address.
 */
export function parsedAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function isOneAlphabet(label: string): boolean {
  const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
  return alphabets.filter((alphabet) => alphabet.test(label)).length <= 1;
}
