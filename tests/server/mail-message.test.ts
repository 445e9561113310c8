import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JournalEntry } from "../../src/server/messages/journal.ts";
import { composeMail } from "../../src/server/messages/mail-message.ts";
import { messageSchema } from "../../src/server/messages/schema.ts";
import { type SampleMailServer, startMailServer } from "./sample-mail-server.ts";

const addresses = { from: "site@shop.example", to: ["office@shop.example", "owner@shop.example"] };
const entry: JournalEntry = {
  id: "0b6d9f0e-0000-4000-8000-000000000001",
  receivedAt: "2025-11-20T08:00:00.000Z",
  name: "Amal Haddad",
  email: "amal@corner-shop.example",
  subject: "Support request",
  body: "Line 1\nLine 2",
};

/** What a visitor may write as name and message. */
const written: readonly (readonly [name: string, body: string])[] = [
  ['Amal "the boss" Haddad', ".\r\nMAIL FROM:<everybody@elsewhere.example>"],
  ["Haddad, Amal <everybody@elsewhere.example>", "Bcc: everybody@elsewhere.example\r\n\r\nHello"],
  ["Amal\r\nBcc: everybody@elsewhere.example", "--b\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>"],
  ["=?utf-8?Q?Amal=0D=0ABcc:_everybody@elsewhere.example?=", "Hello\r\n.\r\nRCPT TO:<everybody@elsewhere.example>"],
  ["أمل 🧾", "Zeile 1\nZeile 2 – مرحبا 🧾"],
];
const messages = written.map(([name, body]) =>
  messageSchema(300).parse({ name, email: entry.email, subject: entry.subject, body }),
);

let server: SampleMailServer;
beforeAll(async () => {
  server = await startMailServer();
  const transport = createTransport(server.url);
  const entries = [entry, ...messages.map((message, index) => ({ ...entry, ...message, id: `written-${index}` }))];
  await Promise.all(entries.map((sent) => transport.sendMail(composeMail(sent, addresses, "Corner Till"))));
});
afterAll(() => server.close());

/** The one mail of an entry. */
function arrived(id: string) {
  const mails = server.received.filter(({ mail }) => mail.messageId === `<${id}@shop.example>`);
  const [mail] = mails;
  if (mail === undefined || mails.length > 1) throw new Error(`${mails.length} mails have arrived`);
  return mail;
}

test("it says who wrote what and when, and a reply goes to the visitor", () => {
  const { from, to, mail } = arrived(entry.id);
  expect([from, to]).toEqual(["site@shop.example", ["office@shop.example", "owner@shop.example"]]);
  expect(mail).toMatchObject({
    from: { name: "Corner Till", address: "site@shop.example" },
    replyTo: [{ name: "Amal Haddad", address: "amal@corner-shop.example" }],
    subject: "[Corner Till] Support request – Amal Haddad",
    date: "2025-11-20T08:00:00.000Z",
    messageId: "<0b6d9f0e-0000-4000-8000-000000000001@shop.example>",
  });
  const { name, email, subject, receivedAt, id, body } = entry;
  for (const part of [name, email, subject, receivedAt, id, `\n\n${body}`]) expect(mail.text).toContain(part);
});

/** Names of the headers of any mail; a name or text of a visitor must not add one. */
const headers =
  "auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to";

test.each(messages.map((message, index) => [message, index] as const))("it begins no header: %j", (message, index) => {
  const { from, to, mail } = arrived(`written-${index}`);
  const name = message.name.replaceAll("=?", "= ?");
  expect([from, to]).toEqual([addresses.from, addresses.to]);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers.split(" "));
  expect(mail.replyTo).toEqual([{ name, address: entry.email }]);
  expect(mail.to?.map(({ address }) => address)).toEqual(addresses.to);
  expect([mail.cc, mail.bcc, mail.html, mail.attachments]).toEqual([undefined, undefined, undefined, []]);
  expect(mail.subject).toBe(`[Corner Till] Support request – ${name}`);
  expect(mail.text?.trimEnd().endsWith(`\n\n${message.body}`)).toBe(true);
});
