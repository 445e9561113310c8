/** From the journal to the mail server, by real SMTP: each message once, in spite of failures and restarts. */
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { openMessages } from "../../src/server/node/messages.ts";
import { readSettings } from "../../src/server/node/settings.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { type SampleMailServer, startMailServer } from "./sample-mail-server.ts";
import { entryOf, linesOf, messageFrom } from "./sample-messages.ts";

const folder = temporaryFolder();
let journalFile = "";
let server: SampleMailServer;
let logged: string[] = [];
let tests = 0;
const stops: (() => void)[] = [];
beforeEach(async () => {
  journalFile = join(folder, `${++tests}.jsonl`);
  logged = [];
  server = await startMailServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await server.close();
});

/** Like the server at its start; `store` keeps a message of each name. */
async function open(SMTP_URL = server.url, MAIL_TO = "office@shop.example") {
  const log = logged;
  const mail = SMTP_URL ? readSettings([], { SMTP_URL, MAIL_TO, MAIL_FROM: "site@shop.example" })?.mail : undefined;
  const { journal, start, stop } = await openMessages({
    ...{ journal: createMessageJournal(journalFile), mail, brand: "Corner Till", firstPause: 5 },
    log: (...words) => log.push(words.join(": ")),
  });
  stops.push(stop);
  start();
  const store = (...names: string[]) => Promise.all(names.map((name) => journal.append(messageFrom(name))));
  return { journal, store, stop };
}
const names = () => server.received.map(({ mail }) => mail.replyTo?.[0]?.name);
const notes = () => linesOf(journalFile).filter((line) => "deliveredAt" in line || "refusedAt" in line);
/** Generous: the machine may be busy. */
const eventually = { timeout: 20_000, interval: 10 };
const untilNoted = (count: number) => expect.poll(() => notes().length, eventually).toBe(count);

test("messages are forwarded once a mail server is set, one after the other, and that is noted", async () => {
  const early = await (await open("")).store("A", "B");
  const { store } = await open();
  const entries = [...early, ...(await store("C", "D", "E"))];
  await untilNoted(5);
  expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  const deliveredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(notes()).toEqual(entries.map(({ id }) => ({ id, deliveredAt })));
  expect(logged).toEqual([]);
});

test("a message that is refused for good is noted, logged and not tried again after a restart", async () => {
  server.answers.recipients = { "office@shop.example": 550 };
  const { store, stop } = await open();
  const [{ id } = { id: "" }] = await store("A");
  await untilNoted(1);
  expect(notes()).toEqual([{ id, refusedAt: expect.any(String), code: 550 }]);
  const why = "the mail server answered 550 to RCPT TO; it stays in the journal and is not sent again";
  expect(logged).toEqual([`Forwarding message ${id} failed: ${why}`]);
  stop();
  server.answers.recipients = {};
  await (await open()).store("B");
  await untilNoted(2);
  expect(names()).toEqual(["B"]);
});

test("deleted messages are not forwarded, and of the one on its way nothing is noted", async () => {
  server.answers.waits = true;
  const { journal, store } = await open();
  await store("A", "B");
  await expect.poll(() => server.seen.texts, eventually).toBe(1);
  expect(await journal.delete({ email: messageFrom("A").email })).toBe(2);
  const [{ id } = { id: "" }] = await store("C");
  server.goOn();
  await untilNoted(1);
  expect([names(), linesOf(journalFile).map((line) => line.id)]).toEqual([
    ["A", "C"],
    [id, id],
  ]);
});

test("of added messages those are forwarded that were not yet", async () => {
  const { journal } = await open();
  const outcomes = [{ deliveredAt: "2026-01-01T12:00:00Z" }, {}, { refusedAt: "2026-01-01T12:00:00Z", code: 550 }];
  const added = outcomes.map((outcome, index) => ({ ...entryOf(`${index}`), name: `${index}`, ...outcome }));
  expect([await journal.add(added), await journal.add(added)]).toEqual([3, 0]);
  await untilNoted(3);
  await expect.poll(names, eventually).toEqual(["1"]);
});

test("a message that one of two recipients has received is not sent again", async () => {
  server.answers.recipients = { "gone@shop.example": 550 };
  await (await open(server.url, "gone@shop.example, office@shop.example")).store("A");
  await untilNoted(1);
  expect(server.received.map(({ to }) => to)).toEqual([["office@shop.example"]]);
});

test.each([
  ["without STARTTLS", {}, /STARTTLS/],
  ["with an unknown certificate", { disabledCommands: [] }, /certificate/],
])("if encryption is required, a server %s receives nothing, no password either", async (_what, options, reason) => {
  await server.close();
  server = await startMailServer(options);
  await (await open(`${server.url.replace("//", "//site:secret@")}?requireTLS=true`)).store("A");
  await expect.poll(() => logged[0], eventually).toMatch(reason);
  expect(server.seen).toMatchObject({ logins: 0, recipients: 0 });
  expect(logged[0]).not.toContain("secret");
});
