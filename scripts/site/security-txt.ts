/** The RFC wants less than a year (section 2.5.5). */
const daysValid = 360;

/**
 * `/.well-known/security.txt`: where a weakness is reported (RFC 9116). In whole days, so that two builds of one day
 * give the same bytes.
 */
export function securityTxt(email: string, origin: string, languages: readonly string[], today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysValid));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`;
}
