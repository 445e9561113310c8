/** The RFC wants less than a year (section 2.5.5). */
const daysValid = 360;

/**
 * `/.well-known/security.txt`: where somebody who found a weakness reports it (RFC 9116). It expires, so that nobody trusts
 * an address that is no longer read. Counted in whole days, so that two builds of one day give the same bytes.
 *
 * @param languages Those that reports may be written in, the preferred one first.
 * @param today Any instant of the day of the build.
 */
export function securityTxt(email: string, origin: string, languages: readonly string[], today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysValid));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`;
}
