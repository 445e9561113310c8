/** `/.well-known/security.txt`: where somebody who found a weakness reports it (RFC 9116). */

interface SecurityContact {
  readonly email: string;
  /** Public address of the site without a slash at its end. */
  readonly origin: string;
  /** Languages that reports may be written in, the preferred one first. */
  readonly languages: readonly string[];
}

/** How long the file may be relied on. The RFC wants less than a year (section 2.5.5); a site is built more often. */
const daysValid = 360;

/**
 * The file. It expires, so that nobody trusts an address that is no longer read: a site that is not built for a year says
 * so by itself. Counted in whole days, so that two builds of one day give the same bytes.
 *
 * @param today Any instant of the day of the build.
 */
export function securityTxt({ email, origin, languages }: SecurityContact, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysValid));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
