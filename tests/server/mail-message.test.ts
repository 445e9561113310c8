import { createTransport } from "nodemailer";
import { afterAll, expect, test } from "vitest";
import { composeMail } from "../../src/server/messages/mail-message.ts";
import { messageSchema } from "../../src/server/messages/schema.ts";
import { startMailServer } from "./sample-mail-server.ts";
import { entryOf } from "./sample-messages.ts";

const server = await startMailServer();
afterAll(() => server.close());
const transport = createTransport(server.url);

async function mailOf(name: string, body: string, trap = "", email = "visitor@shop.example") {
  const addresses = { from: "site@shop.example", to: ["office@shop.example", "owner@shop.example"] };
  const sent = { ...entryOf("0b6d9f0e"), name, body, email, topic: trap };
  const { receivedAt, id, ...fields } = sent;
  const entry = { receivedAt, id, ...messageSchema(300).parse(fields) };
  await transport.sendMail(composeMail(entry, addresses, "Corner Till"));
  const [received, ...others] = server.received.splice(0);
  expect(others).toEqual([]);
  expect([received?.from, received?.to]).toEqual([addresses.from, addresses.to]);
  return { entry, mail: received?.mail ?? expect.fail("No mail") };
}

test("a mail says who wrote what and when; a reply goes to the visitor", async () => {
  const { entry, mail } = await mailOf("Amal Haddad", "Line 1\nLine 2");
  expect(mail).toMatchObject({
    from: { name: "Corner Till", address: "site@shop.example" },
    replyTo: [{ name: "Amal Haddad", address: "visitor@shop.example" }],
    subject: "[Corner Till] General question – Amal Haddad",
    date: "2025-11-20T08:00:00.000Z",
    messageId: "<0b6d9f0e@shop.example>",
  });
  for (const part of Object.values(entry)) expect(mail.text).toContain(part);
});

test("a reply goes to the domain in ASCII, and the text has the address as it was written", async () => {
  const { mail } = await mailOf("Amal", "Hello", "", "amal@müller-kasse.example");
  expect(mail.replyTo).toEqual([{ name: "Amal", address: "amal@xn--mller-kasse-thb.example" }]);
  expect(mail.text).toContain("amal@müller-kasse.example");
});

test("the subject says first if the message is doubtful, and no visitor can say so there", async () => {
  const { mail } = await mailOf("Amal", "Hello", "Buy now");
  expect(mail.subject).toBe("[Corner Till, doubtful] General question – Amal");
  expect(mail.text).toContain("Doubtful: ");
  expect(mail.text).not.toContain("Buy now");
  const { mail: other } = await mailOf("[Corner Till, doubtful]", "Doubtful: yes");
  expect(other.subject).toMatch(/^\[Corner Till\] /);
});

/** Headers of any mail; a name or text of a visitor must not add one. */
const headers =
  "auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to";

test.each([
  ['Amal "the boss" Haddad', ".\r\nMAIL FROM:<everybody@elsewhere.example>"],
  ["Haddad, Amal <everybody@elsewhere.example>", "Bcc: everybody@elsewhere.example\r\n\r\nHello"],
  ["Amal\r\nBcc: everybody@elsewhere.example", "--b\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>"],
  ["=?utf-8?Q?Amal=0D=0ABcc:_everybody@elsewhere.example?=", "Hello\r\n.\r\nRCPT TO:<everybody@elsewhere.example>"],
  ["أمل 🧾", "Zeile 1\nZeile 2 – مرحبا 🧾"],
])("name and text begin no header: %j, %j", async (name, body) => {
  const { entry, mail } = await mailOf(name, body);
  const shown = entry.name.replaceAll("=?", "= ?");
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers.split(" "));
  expect(mail.replyTo).toEqual([{ name: shown, address: entry.email }]);
  expect(mail.to?.map(({ address }) => address)).toEqual(["office@shop.example", "owner@shop.example"]);
  expect([mail.cc, mail.bcc, mail.html, mail.attachments]).toEqual([undefined, undefined, undefined, []]);
  expect(mail.subject).toBe(`[Corner Till] General question – ${shown}`);
  expect(mail.text?.trimEnd().endsWith(`\n\n${entry.body}`)).toBe(true);
});
