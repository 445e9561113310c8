/**
 * The address with its domain in ASCII (UTS #46), as it is checked, compared and sent: `info@müller.example` →
 * `info@xn--mller-kva.example`. What is no domain stays as it is.
 */
export function asciiAddress(address: string): string {
  // Other signs of ASCII would be read as parts of a URL.
  const [, mailbox = "", domain = ""] = /^(.*@)([A-Za-z\d.\-\P{ASCII}]+)$/su.exec(address) ?? [];
  // Digits at the end would be read as an IP address.
  const end = ".x";
  const url = `http://${domain}${end}`;
  return mailbox !== "" && URL.canParse(url) ? mailbox + new URL(url).hostname.slice(0, -end.length) : address;
}
