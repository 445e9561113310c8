/** Phone numbers as people write them: `020 555 0100`, `00254 …`, `+254 (0) 20 …`, `+254/20/555`. */

/**
 * Numbers that may be meant, one or several with commas.
 *
 * @param others Numbers of the same country, which tell how that country begins.
 */
export function meantPhones(written: string, others: readonly string[]): string[] {
  const country = others.flatMap((number) => /^\+\d{1,3}(?= )/.exec(number.trim())?.[0] ?? [])[0];
  const several = written
    .split(/\s*(?:[,;]|\/(?=\s|\s*\+)|\b(?:or|and|und|oder)\b)\s*/)
    .filter((one) => /\d/.test(one));
  const numbers = several.map((one) => international(one, country));
  return numbers.length === 0 ? [] : [numbers.join(", "), numbers[0] ?? ""];
}

function international(written: string, country: string | undefined): string {
  const plain = written
    .normalize("NFKC")
    .replaceAll(/["'“”„]/g, "")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/^\s*(?:tel|phone|fax)?\s*[:.]?\s*/i, "")
    .replace(/\s*(?:ext|extension|durchwahl|dw)\b.*$/i, "")
    .replaceAll(/(?<=\d\s*)[Oo](?=[\s\d])/g, "0")
    .replaceAll(/[\p{Pd}]/gu, "-")
    .replaceAll(/[./]/g, " ")
    .replace(/^\(\s*(\+\d+)\s*\)/, "$1")
    .replace(/^\++\s*/, "+")
    .replace(/^00\s*(?=[1-9])/, "+")
    .replace(/\(\s*0\s*\)/, " ")
    .replaceAll(/[ \u00A0]+/g, " ")
    .replace(/[\s-]+$/, "")
    .trim();
  if (plain.startsWith("+")) return plain;
  const digits = country?.slice(1) ?? "";
  if (digits !== "" && plain.startsWith(digits) && plain.length > 9) return `+${plain}`;
  return country === undefined ? plain : `${country} ${plain.replace(/^0/, "")}`;
}
