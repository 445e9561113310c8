import { asciiAddress } from "../../src/domain/email-address.ts";

/** The RFC recommends less than a year (section 2.5.5). */
const daysValid = 360;

/** `/.well-known/security.txt` (RFC 9116). It expires at midnight, so that builds of the same day are identical. */
export function securityTxt(email: string, origin: string, languages: readonly string[], today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysValid));
  return `Contact: mailto:${asciiAddress(email)}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`;
}
