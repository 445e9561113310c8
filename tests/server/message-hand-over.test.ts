import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Messages, type MessagesOptions, openMessages } from "../../src/server/messages/hand-over.ts";
import type { MailSettings } from "../../src/server/messages/mail-settings.ts";
import type { Message } from "../../src/server/messages/schema.ts";
import { type SampleMailServer, startMailServer } from "./sample-mail-server.ts";

/** Generous: the machine may be busy. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 20_000 });

let folder = "";
let journalFile = "";
let notesFile = "";
let server: SampleMailServer;
const opened: Messages[] = [];
/** What was logged in the present test. */
let logged: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "hand-over-"));
  journalFile = join(folder, "data", "messages.jsonl");
  notesFile = join(folder, "data", "messages.delivered.jsonl");
  logged = [];
  server = await startMailServer();
});
afterEach(async () => {
  for (const messages of opened.splice(0)) messages.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const message = (name: string): Message => ({
  name,
  email: "visitor@shop.example",
  subject: "General question",
  body: `Words of ${name}`,
});
const settings = (port: number, more: Partial<MailSettings> = {}): MailSettings => ({
  host: "127.0.0.1",
  port,
  encryption: "none",
  login: undefined,
  from: "site@shop.example",
  to: ["office@shop.example"],
  ...more,
});
/** As the server does when it starts. */
async function open(more: Partial<MessagesOptions> = {}): Promise<Messages> {
  const told = logged;
  const messages = await openMessages({
    journalFile,
    mail: settings(server.port),
    brand: "Corner Till",
    log: (...words) => told.push(words.join(": ")),
    pauses: { first: 20, longest: 50 },
    ...more,
  });
  opened.push(messages);
  messages.start();
  return messages;
}
const names = () => server.received.map(({ mail }) => mail.replyTo?.[0]?.name);
const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n");
const notes = (): unknown[] =>
  existsSync(notesFile)
    ? linesOf(notesFile)
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const untilNoted = (count: number) => eventually(() => notes().length).toBe(count);

describe("a message is handed on", () => {
  test("after it is stored, and that is noted beside the journal", async () => {
    const { journal } = await open();
    const { id } = await journal.append(message("Amal"));
    await untilNoted(1);
    expect(names()).toEqual(["Amal"]);
    expect(notes()).toEqual([{ id, deliveredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    expect(logged).toEqual([]);
  });

  test("five at once: each one time, one after the other", async () => {
    const { journal } = await open();
    await Promise.all(["A", "B", "C", "D", "E"].map((name) => journal.append(message(name))));
    await untilNoted(5);
    expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  });

  test("with the login it was given", async () => {
    await server.close();
    const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _, done) =>
      password === "p/a:s" ? done(null, { user: username }) : done(new Error("No"));
    server = await startMailServer({ onAuth, allowInsecureAuth: true, authOptional: false });
    const { journal } = await open({ mail: settings(server.port, { login: { user: "site", password: "p/a:s" } }) });
    await journal.append(message("Amal"));
    await untilNoted(1);
    expect(server.received[0]?.user).toBe("site");
  });

  test("not at all where no mail server is set", async () => {
    const { journal } = await open({ mail: undefined });
    await journal.append(message("Amal"));
    expect(linesOf(journalFile)).toHaveLength(1);
    expect([existsSync(notesFile), server.seen.connections]).toEqual([false, 0]);
  });

  test("not before the server listens", async () => {
    await (await open({ mail: undefined })).journal.append(message("Amal"));
    const waiting = await openMessages({ journalFile, mail: settings(server.port), brand: "", log: () => {} });
    await waiting.journal.append(message("Badr"));
    expect(server.seen.connections).toBe(0);
    waiting.start();
    await untilNoted(2);
    expect(names()).toEqual(["Amal", "Badr"]);
    waiting.stop();
  });
});

describe("after a restart", () => {
  test("what was handed on is not sent again, what was not is, oldest first", async () => {
    const first = await open();
    await first.journal.append(message("A"));
    await untilNoted(1);
    first.stop();
    await first.journal.append(message("B"));
    await first.journal.append(message("C"));
    const second = await open();
    await second.journal.append(message("D"));
    await untilNoted(4);
    expect(names()).toEqual(["A", "B", "C", "D"]);
    second.stop();
    await (await open()).journal.append(message("E"));
    await untilNoted(5);
    expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  });

  test("messages from before the mail server was set are handed on", async () => {
    const { journal } = await open({ mail: undefined });
    await journal.append(message("A"));
    await journal.append(message("B"));
    await open();
    await untilNoted(2);
    expect(names()).toEqual(["A", "B"]);
  });

  test("a torn line in either file is told of and costs no other message", async () => {
    const first = await open();
    await first.journal.append(message("A"));
    await untilNoted(1);
    first.stop();
    appendFileSync(journalFile, '{"id":"torn","name":"Words of');
    appendFileSync(notesFile, '{"id":"to');
    const second = await open();
    await second.journal.append(message("B"));
    await eventually(names).toEqual(["A", "B"]);
    await eventually(() => linesOf(notesFile).length).toBe(3);
    expect(logged).toEqual([
      `Reading ${notesFile}: line 2 is unreadable and was passed over; it stays in the file`,
      `Reading ${journalFile}: line 2 is unreadable and was passed over; it stays in the file`,
    ]);
  });

  test("a message that stands in the journal twice is sent once", async () => {
    const { journal } = await open({ mail: undefined });
    await journal.append(message("A"));
    appendFileSync(journalFile, readFileSync(journalFile));
    await journal.append(message("B"));
    await open();
    await untilNoted(2);
    expect(names()).toEqual(["A", "B"]);
  });

  test("where deliveries cannot be noted, it does not begin", async () => {
    mkdirSync(notesFile, { recursive: true });
    await expect(open()).rejects.toThrow("is not a file");
  });
});

describe("a mail server that does not take it now is tried again", () => {
  const later = /^Handing on message [\w-]+ failed: (.*); it is tried again later$/;
  const reasons = () => logged.map((line) => later.exec(line)?.[1]);

  test("it says 451, then takes it", async () => {
    server.answers.text = 451;
    const { journal } = await open();
    await journal.append(message("A"));
    await eventually(() => server.seen.texts).toBeGreaterThanOrEqual(3);
    server.answers.text = undefined;
    await untilNoted(1);
    expect(names()).toEqual(["A"]);
    expect(reasons()[0]).toBe("the mail server answered 451 to DATA");
  });

  test("a message it keeps putting off holds up no other", async () => {
    server.answers.text = 451;
    const { journal } = await open({ pauses: { first: 60_000, longest: 60_000 } });
    await journal.append(message("A"));
    await eventually(() => logged.length).toBe(1);
    server.answers.text = undefined;
    await journal.append(message("B"));
    await untilNoted(1);
    expect(names()).toEqual(["B"]);
  });

  test("it is not there yet", async () => {
    const { port } = server;
    await server.close();
    const { journal } = await open({ mail: settings(port) });
    await journal.append(message("A"));
    await journal.append(message("B"));
    await eventually(() => logged.length).toBeGreaterThanOrEqual(2);
    expect(reasons()[0]).toContain("ECONNREFUSED");
    server = await startMailServer({}, port);
    await untilNoted(2);
    expect(names()).toEqual(["A", "B"]);
  });

  test("it hangs", async () => {
    server.answers.hangs = true;
    const { journal } = await open({ timeLimit: 200 });
    await journal.append(message("A"));
    await eventually(() => logged.length).toBeGreaterThanOrEqual(1);
    expect(reasons()[0]).toBe("the mail server took too long");
    server.answers.hangs = false;
    await untilNoted(1);
    expect(names()).toEqual(["A"]);
  });

  test("it hangs up in the middle", async () => {
    server.answers.hangsUp = true;
    const { journal } = await open();
    await journal.append(message("A"));
    await eventually(() => server.seen.texts).toBeGreaterThanOrEqual(2);
    server.answers.hangsUp = false;
    await untilNoted(1);
    expect(names()).toEqual(["A"]);
  });

  test("it does not know the login: somebody has to mend that, no message is given up for it", async () => {
    await server.close();
    let isMended = false;
    const onAuth: SMTPServerOptions["onAuth"] = (_, __, done) =>
      isMended ? done(null, { user: "site" }) : done(Object.assign(new Error("No"), { responseCode: 535 }));
    server = await startMailServer({ onAuth, allowInsecureAuth: true, authOptional: false });
    const { journal } = await open({ mail: settings(server.port, { login: { user: "site", password: "secret" } }) });
    await journal.append(message("A"));
    await eventually(() => logged.length).toBeGreaterThanOrEqual(2);
    isMended = true;
    await untilNoted(1);
    expect(names()).toEqual(["A"]);
    expect(reasons()[0]).toBe("the mail server answered 535 to AUTH PLAIN");
    expect(logged.join()).not.toMatch(/secret|Words of/);
  });
});

describe("a mail server that refuses a message for good", () => {
  test.each([
    ["the receiver", { recipient: 550 }, "the mail server answered 550 to RCPT TO", 550],
    ["the text", { text: 554 }, "the mail server answered 554 to DATA", 554],
  ])("because of %s: it is noted, logged and not tried again", async (_, answers, reason, code) => {
    Object.assign(server.answers, answers);
    const first = await open();
    const { id } = await first.journal.append(message("A"));
    await untilNoted(1);
    expect(notes()).toEqual([{ id, refusedAt: expect.any(String), code }]);
    expect(logged).toEqual([
      `Handing on message ${id} failed: ${reason}; it stays in the journal and is not sent again`,
    ]);
    Object.assign(server.answers, { recipient: undefined, text: undefined });
    await first.journal.append(message("B"));
    await untilNoted(2);
    first.stop();
    await (await open()).journal.append(message("C"));
    await untilNoted(3);
    expect(names()).toEqual(["B", "C"]);
    expect(linesOf(journalFile)).toHaveLength(3);
  });

  test("one of two receivers: the other has it, so it is not sent again", async () => {
    await server.close();
    server = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(address === "gone@shop.example" ? Object.assign(new Error("No"), { responseCode: 550 }) : null),
    });
    const { journal } = await open({
      mail: settings(server.port, { to: ["gone@shop.example", "office@shop.example"] }),
    });
    await journal.append(message("A"));
    await untilNoted(1);
    expect(server.received.map(({ to }) => to)).toEqual([["office@shop.example"]]);
  });
});

describe("encryption", () => {
  const withTls: SMTPServerOptions = { disabledCommands: [] };
  const untilFailed = () => eventually(() => logged.length).toBeGreaterThanOrEqual(1);

  test("a server without STARTTLS is sent nothing where it is required, no password either", async () => {
    await server.close();
    let logins = 0;
    const onAuth: SMTPServerOptions["onAuth"] = (_, __, done) => {
      logins += 1;
      done(null, { user: "site" });
    };
    server = await startMailServer({ onAuth, allowInsecureAuth: true });
    const login = { user: "site", password: "secret" };
    const { journal } = await open({ mail: settings(server.port, { encryption: "required", login }) });
    await journal.append(message("A"));
    await untilFailed();
    expect([logins, server.seen.recipients]).toEqual([0, 0]);
    expect(logged[0]).toContain("STARTTLS");
  });

  test.each(["required", "at-once"] as const)(
    "a server whose certificate nobody vouches for is sent nothing (%s)",
    async (encryption) => {
      await server.close();
      server = await startMailServer({ ...withTls, secure: encryption === "at-once" });
      const { journal } = await open({ mail: settings(server.port, { encryption }) });
      await journal.append(message("A"));
      await untilFailed();
      expect([server.seen.recipients, server.received]).toEqual([0, []]);
      expect(logged[0]).toMatch(/certificate/);
    },
  );

  test("where it is not wanted, an offered STARTTLS is not taken up", async () => {
    await server.close();
    server = await startMailServer(withTls);
    const { journal } = await open();
    await journal.append(message("A"));
    await untilNoted(1);
    expect(server.received[0]?.isEncrypted).toBe(false);
  });
});
