/** Sends somebody, mostly oneself, a link. */

/** Words of the e-mail. */
export interface LinkMail {
  readonly subject: string;
  /** Stands below the address. */
  readonly text: string;
}

/** A `mailto:` link without a recipient, with the address and the text (RFC 6068: line breaks are CR LF). */
export function mailLink({ subject, text }: LinkMail, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${address}\r\n\r\n${text}`)}`;
}
