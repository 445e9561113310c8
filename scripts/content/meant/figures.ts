/** Numbers and yes or no as people write them: `9,50`, `1,000,000`, `$9`, `30 days`, `yes`. */

/** Units that change the number: five megabytes are not five. */
const scaling = /^(?:k|t|m|g|million|mio|mrd|tsd|thousand|[kmgt]i?b)\b/i;

/**
 * What number a text means.
 *
 * @param isBytes Whether a number of bytes is wanted: `48 MB` is no exact number of them.
 */
export function meantNumber(written: string, isBytes: boolean): number | undefined {
  const plain = written
    .normalize("NFKC")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .trim()
    .replace(/^(?:[\p{Sc}]|US\$|[A-Z]{3}|ca\.?|~|\+)\s*/u, "");
  const [, digits = "", rest = ""] = /^(-?[\d.,' \u00A0\u202F_’]*\d)(?:,-|,--)?\s*(.*)$/u.exec(plain) ?? [];
  if (digits === "" || /\d/.test(rest) || (isBytes && !/^(?:bytes?|b)?$/i.test(rest))) return undefined;
  if (/^[kmgt]\b|^(?:million|mio|mrd|tsd|thousand)/i.test(rest) || (isBytes && scaling.test(rest))) return undefined;
  const value = Number(withoutSeparators(digits));
  return Number.isFinite(value) ? value : undefined;
}

/** One kind of sign in front of exactly three digits separates thousands; otherwise the last sign is the decimal point. */
function withoutSeparators(digits: string): string {
  const plain = digits.replaceAll(/[\s_'’]/g, "");
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(",", "");
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) && /,|\..*\./.test(plain)) {
    return plain.replaceAll(".", "").replace(",", ".");
  }
  return plain.replace(",", ".");
}

/** What people write for true and false. */
export function meantAnswer(written: string): boolean | undefined {
  const word = written.trim().toLowerCase();
  if (["true", "yes", "y", "on", "1", "ja", "j", "wahr", "an", "x", "✓", "✔"].includes(word)) return true;
  if (["false", "no", "n", "off", "0", "nein", "falsch", "aus", "-"].includes(word)) return false;
  return undefined;
}
