/** Addresses on the web: their pattern, and names of hosts that look like one and lead elsewhere. */

/** Spaces, quotes of any language, brackets that stand for something else, and what nobody sees. */
const odd = "\\s“”„‟«»‘’‚‹›｛｝\\p{C}";

/** What may be behind the host: also no ASCII quotes, brackets, backslashes, or a percent sign without its two digits. */
export const sign = `(?:%[\\da-fA-F]{2}|[^%"'<>\\\\^\`|{}${odd}])`;

/** One word between the dots of a host: letters and digits of any alphabet, hyphens inside (RFC 5890). */
const label = `(?!-)[^\\0-,./:-@\\x5B-\\x60\\x7B-\\x7F${odd}]+(?<!-)`;
const end = "(?:[/?#:]|$)";
const ending = `(?=[A-Za-z]{2,63}${end}|[Xx][Nn]--[A-Za-z\\d-]+${end}|[^/?#:]*[^\\0-\\x7F])${label}`;

/** Only https, so that nothing is fetched in the clear, and only names: no numbers, no user, no lost ending (`www.company`). */
const host = `https://(?!www\\.[^./?#:]+${end})(?:${label}\\.)+${ending}(?::\\d*)?`;
export const webAddress = `${host}(?:[/?#]${sign}*)?`;

const hostPattern = new RegExp(`^${host}(?=[/?#]|$)`, "u");

/**
 * True for an address whose host leads where a reader would think. Beyond its pattern, letters of another width are
 * refused, and words that mix alphabets, so that a Cyrillic `а` passes for a Latin one (Unicode UTS 39, "Restriction
 * levels").
 */
export function isWebAddress(address: string): boolean {
  const [, name = ""] = /^https:\/\/([^/?#:]*)/.exec(address) ?? [];
  const isPlain = name.normalize("NFKC") === name && name.split(".").every(isOneAlphabet);
  return hostPattern.test(address) && isPlain && parsedAddress(address) !== undefined;
}

/** `URL.canParse` of Node 20 refuses umlauts once it was called a few hundred times and compiled. */
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
