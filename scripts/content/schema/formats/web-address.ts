/** Validates https addresses, and detects host names that imitate others. */

/** Spaces, typographic quotes, full-width brackets and invisible characters. */
const unsafe = "\\s“”„‟«»‘’‚‹›｛｝\\p{C}";

/** A character after the host. Also excludes ASCII quotes, brackets, backslashes, and `%` without two hex digits. */
export const urlChar = `(?:%[\\da-fA-F]{2}|[^%"'<>\\\\^\`|{}${unsafe}])`;

/** A label of a host name: letters and digits of any alphabet, with hyphens inside (RFC 5890). */
const label = `(?!-)[^\\0-,./:-@\\x5B-\\x60\\x7B-\\x7F${unsafe}]+(?<!-)`;
const hostEnd = "(?:[/?#:]|$)";
const topLevelDomain = `(?=[A-Za-z]{2,63}${hostEnd}|[Xx][Nn]--[A-Za-z\\d-]+${hostEnd}|[^/?#:]*[^\\0-\\x7F])${label}`;

/** Only https, and only names: no IP address, user name or missing top-level domain (`www.company`). */
const host = `https://(?!www\\.[^./?#:]+${hostEnd})(?:${label}\\.)+${topLevelDomain}(?::\\d*)?`;
export const webAddress = `${host}(?:[/?#]${urlChar}*)?`;

const hostPattern = new RegExp(`^${host}(?=[/?#]|$)`, "u");

/**
 * True for a valid address whose host is what it looks like. Rejects full-width letters, and labels that mix alphabets,
 * in which a Cyrillic `а` passes for a Latin one (Unicode UTS 39, "Restriction levels").
 */
export function isWebAddress(address: string): boolean {
  const [, name = ""] = /^https:\/\/([^/?#:]*)/.exec(address) ?? [];
  const isPlain = name.normalize("NFKC") === name && name.split(".").every(isOneAlphabet);
  return hostPattern.test(address) && isPlain && parseUrl(address) !== undefined;
}

/** Parses an address. Node 20's `URL.canParse` rejects umlauts once it is JIT-compiled. */
export function parseUrl(address: string): URL | undefined {
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
