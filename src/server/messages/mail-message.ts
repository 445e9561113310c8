import type { SendMailOptions } from "nodemailer";
import type { JournalEntry } from "./journal.ts";
import type { MailSettings } from "./mail-settings.ts";

/**
 * What a visitor wrote goes into a header only as one line and as the name of an address object, which nodemailer quotes
 * and encodes. `From` is ours, so that SPF and DKIM hold; a reply goes to the visitor.
 */
export function composeMail(
  entry: JournalEntry,
  { from, to }: Pick<MailSettings, "from" | "to">,
  brand: string,
): SendMailOptions {
  return {
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: "", address })),
    envelope: { from, to: [...to] },
    replyTo: { name: headerText(entry.name), address: entry.email },
    subject: headerText(`[${brand}] ${entry.subject} – ${entry.name}`),
    // Follows from the entry, so that a copy sent twice can be recognised.
    messageId: `<${entry.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: new Date(entry.receivedAt),
    // Keeps holiday notes from being sent to us (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    text: textOf(entry),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A text that looks like an encoded word (RFC 2047) would be passed on as it is, and a mail program that decodes it may
 * find a line break in it. Two characters apart, it is plain text.
 */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

function textOf({ id, receivedAt, name, email, subject, body }: JournalEntry): string {
  return `Name:     ${name}
E-mail:   ${email}
Subject:  ${subject}
Received: ${receivedAt}
Id:       ${id}

${body}
`;
}
