import type { SendMailOptions } from "nodemailer";
import { asciiAddress } from "../../domain/email-address.ts";
import type { JournalEntry } from "./entry.ts";
import type { MailSettings } from "./mail-settings.ts";

/**
 * `From` is ours, so that SPF and DKIM pass; a reply goes to the visitor. Visitors' text in headers is one line, which
 * nodemailer quotes and encodes.
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
    replyTo: { name: headerText(entry.name), address: asciiAddress(entry.email) },
    subject: headerText(`[${brand}${entry.doubtful ? ", doubtful" : ""}] ${entry.subject} – ${entry.name}`),
    // Derived from the entry, so that duplicates can be recognised.
    messageId: `<${entry.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: new Date(entry.receivedAt),
    // Prevents auto-replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    text: `Name:     ${entry.name}
E-mail:   ${entry.email}
Subject:  ${entry.subject}
Received: ${entry.receivedAt}
Id:       ${entry.id}
${entry.doubtful ? "Doubtful: a field that people do not see was filled in, by a program or a browser extension\n" : ""}
${entry.body}
`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Text like an encoded word (RFC 2047) is not encoded, and could decode to a line break. A space prevents that. */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
