/** From the journal to the mail server, by way of real SMTP: each message once, whatever fails and whenever it restarts. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MailSettings } from "../../src/server/messages/mail-settings.ts";
import { type MessagesOptions, openMessages } from "../../src/server/messages/messages.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { type SampleMailServer, startMailServer } from "./sample-mail-server.ts";
import { linesOf, messageFrom } from "./sample-messages.ts";

/** Generous: the machine may be busy. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 20_000, interval: 10 });

const folder = temporaryFolder();
let journalFile = "";
let notesFile = "";
let server: SampleMailServer;
let logged: string[] = [];
let tests = 0;
const stops: (() => void)[] = [];
beforeEach(async () => {
  tests += 1;
  journalFile = join(folder, `${tests}`, "messages.jsonl");
  notesFile = join(folder, `${tests}`, "messages.delivered.jsonl");
  logged = [];
  server = await startMailServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await server.close();
});

const settings = (more: Partial<MailSettings> = {}): MailSettings => ({
  host: "127.0.0.1",
  port: server.port,
  encryption: "none",
  login: undefined,
  from: "site@shop.example",
  to: ["office@shop.example"],
  ...more,
});

/** As the server does when it starts. `store` keeps a message of each name. */
async function open(options: Partial<MessagesOptions> = {}) {
  const log = logged;
  const { journal, start, stop } = await openMessages({
    journalFile,
    mail: settings(),
    brand: "Corner Till",
    log: (...words) => log.push(words.join(": ")),
    pauses: { first: 20, longest: 50 },
    ...options,
  });
  stops.push(stop);
  start();
  const store = (...names: string[]) => Promise.all(names.map((name) => journal.append(messageFrom(name))));
  return { store, stop };
}
const names = () => server.received.map(({ mail }) => mail.replyTo?.[0]?.name);
const notes = () => (existsSync(notesFile) && readFileSync(notesFile, "utf8") !== "" ? linesOf(notesFile) : []);
const untilNoted = (count: number) => eventually(() => notes().length).toBe(count);
const untilLogged = (count: number) => eventually(() => logged.length).toBeGreaterThanOrEqual(count);

describe("a message is forwarded", () => {
  test("after it is stored, and that is noted beside the journal; several one after the other", async () => {
    const { store } = await open();
    const entries = await store("A", "B", "C", "D", "E");
    await untilNoted(5);
    expect(names()).toEqual(["A", "B", "C", "D", "E"]);
    const deliveredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(notes()).toEqual(entries.map(({ id }) => ({ id, deliveredAt })));
    expect(logged).toEqual([]);
  });

  test("not at all if no mail server is set, and once one is set", async () => {
    const { store } = await open({ mail: undefined });
    await store("A", "B");
    expect([linesOf(journalFile).length, existsSync(notesFile), names()]).toEqual([2, false, []]);
    await open();
    await untilNoted(2);
    expect(names()).toEqual(["A", "B"]);
  });
});

describe("after a restart", () => {
  test("what is left is sent, oldest first, once if it is there twice; torn lines are logged", async () => {
    const first = await open();
    await first.store("A");
    await untilNoted(1);
    first.stop();
    appendFileSync(journalFile, '{"id":"torn","name":"Words of');
    appendFileSync(notesFile, '{"id":"to');
    await first.store("B", "C");
    appendFileSync(journalFile, readFileSync(journalFile));
    await open();
    await eventually(() => readFileSync(notesFile, "utf8").trimEnd().split("\n").length).toBe(4);
    expect(names()).toEqual(["A", "B", "C"]);
    const torn = "unreadable lines were passed over and stay in the file";
    expect(logged).toEqual([`Reading ${journalFile}: ${torn}: 2, 6`, `Reading ${notesFile}: ${torn}: 2`]);
  });

  test("if deliveries cannot be noted, it does not begin", async () => {
    mkdirSync(notesFile, { recursive: true });
    await expect(open()).rejects.toThrow("is not a file");
  });
});

const later = /^Forwarding message [\w-]+ failed: (.*); it is tried again later$/;
const reasons = () => logged.map((line) => later.exec(line)?.[1]);
const login = { user: "site", password: "secret" };
const healthy = { text: undefined, hangs: false };

test.each([
  ["it says 451", { text: 451 }, "the mail server answered 451 to DATA"],
  ["it hangs", { hangs: true }, "the mail server took too long"],
])("a mail server that does not take it now is tried again: %s", async (_what, fault, reason) => {
  Object.assign(server.answers, fault);
  const { store } = await open({ mail: settings({ login }), timeoutMs: 300 });
  await store("A");
  await untilLogged(2);
  expect(reasons()).toEqual(logged.map(() => reason));
  Object.assign(server.answers, healthy);
  await untilNoted(1);
  expect(server.received.map(({ login }) => login)).toEqual(["site:secret"]);
  expect(logged.join()).not.toMatch(/secret|Words of/);
});

describe("a mail server that refuses a message for good", () => {
  test("it is noted, logged and not tried again", async () => {
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
    expect([names(), linesOf(journalFile).length]).toEqual([["B"], 2]);
  });

  test("one of two receivers: the other has it, so it is not sent again", async () => {
    server.answers.recipients = { "gone@shop.example": 550 };
    const { store } = await open({ mail: settings({ to: ["gone@shop.example", "office@shop.example"] }) });
    await store("A");
    await untilNoted(1);
    expect(server.received.map(({ to }) => to)).toEqual([["office@shop.example"]]);
  });
});

describe("encryption", () => {
  test("a server without STARTTLS is sent nothing if it is required, no password either", async () => {
    const login = { user: "site", password: "secret" };
    const { store } = await open({ mail: settings({ encryption: "required", login }) });
    await store("A");
    await untilLogged(1);
    expect(server.seen).toMatchObject({ logins: 0, recipients: 0 });
    expect(logged[0]).toContain("STARTTLS");
  });

  const kinds = ["required", "at-once"] as const;
  test.each(kinds)("a server whose certificate nobody vouches for is sent nothing (%s)", async (encryption) => {
    await server.close();
    server = await startMailServer({ disabledCommands: [], secure: encryption === "at-once" });
    const { store } = await open({ mail: settings({ encryption }) });
    await store("A");
    await untilLogged(1);
    expect(server.seen.recipients).toBe(0);
    expect(logged[0]).toMatch(/certificate/);
  });
});
