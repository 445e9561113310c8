/** From the store to the mail server, by real SMTP: each message once, in spite of failures and restarts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSampleDist } from "../server/sample-dist.ts";
import { type SampleMailServer, startMailServer } from "../server/sample-mail-server.ts";
import { entryOf, messageFrom } from "../server/sample-messages.ts";
import { isWorker, openPlace } from "./place.ts";

let dist = "";
let server: SampleMailServer;
beforeEach(async () => {
  dist = createSampleDist().dist;
  server = await startMailServer();
});
afterEach(() => server.close());

/** `keep` stores a message of each name. */
async function open(SMTP_URL = server.url, { to = "office@shop.example", authority = "" } = {}) {
  const mail = { SMTP_URL, MAIL_TO: to, MAIL_FROM: "site@shop.example" };
  const place = await openPlace({ dist, env: SMTP_URL ? mail : {}, authority });
  const keep = (...names: string[]) => Promise.all(names.map((name) => place.store.append(messageFrom(name))));
  const outcomes = async () =>
    (await place.list()).map(({ name, deliveredAt, refusedAt, code }) => ({ name, deliveredAt, refusedAt, code }));
  /** Generous: the machine may be busy. */
  const untilSettled = (count: number) =>
    expect
      .poll(async () => (await outcomes()).filter((one) => one.deliveredAt ?? one.refusedAt).length, eventually)
      .toBe(count);
  return { ...place, keep, outcomes, untilSettled };
}
const eventually = { timeout: 20_000, interval: 10 };
const names = () => server.received.map(({ mail }) => mail.replyTo?.[0]?.name);
const deliveredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

test("messages are forwarded once a mail server is set, one after the other, and that is noted", async () => {
  const early = await open("");
  await early.keep("A", "B");
  await early.stop();
  const { keep, outcomes, untilSettled, logged } = await open();
  await untilSettled(2);
  await keep("C", "D", "E");
  await untilSettled(5);
  expect(names()).toEqual(["A", "B", "C", "D", "E"]);
  expect(await outcomes()).toEqual(names().map((name) => ({ name, deliveredAt })));
  expect(logged()).toBe("");
});

test("a message that is refused for good is noted, logged and not tried again after a restart", async () => {
  server.answers.recipients = { "office@shop.example": 550 };
  const first = await open();
  const [{ id } = { id: "" }] = await first.keep("A");
  await first.untilSettled(1);
  expect(await first.outcomes()).toEqual([{ name: "A", refusedAt: expect.any(String), code: 550 }]);
  const why = "the mail server answered 550 to RCPT TO; it stays in the journal and is not sent again";
  expect(first.logged().trim()).toBe(`Forwarding message ${id} failed: ${why}`);
  await first.stop();
  server.answers.recipients = {};
  const { keep, untilSettled } = await open();
  await keep("B");
  await untilSettled(2);
  expect(names()).toEqual(["B"]);
});

test("deleted messages are not forwarded, and of the one on its way nothing is noted", async () => {
  server.answers.waits = true;
  const { keep, store, outcomes, untilSettled } = await open();
  await keep("A", "B");
  await expect.poll(() => server.seen.texts, eventually).toBe(1);
  expect(await store.delete({ email: messageFrom("A").email })).toBe(2);
  await keep("C");
  server.goOn();
  await untilSettled(1);
  expect([names(), await outcomes()]).toEqual([["A", "C"], [{ name: "C", deliveredAt }]]);
});

test("of added messages those are forwarded that were not yet", async () => {
  const { store, untilSettled } = await open();
  const outcomes = [{ deliveredAt: "2026-01-01T12:00:00Z" }, {}, { refusedAt: "2026-01-01T12:00:00Z", code: 550 }];
  const added = outcomes.map((outcome, index) => ({ ...entryOf(`${index}`), name: `${index}`, ...outcome }));
  expect([await store.add(added), await store.add(added)]).toEqual([3, 0]);
  await untilSettled(3);
  expect(names()).toEqual(["1"]);
});

test("a message that one of two recipients has received is not sent again", async () => {
  server.answers.recipients = { "gone@shop.example": 550 };
  const { keep, untilSettled } = await open(server.url, { to: "gone@shop.example, office@shop.example" });
  await keep("A");
  await untilSettled(1);
  expect(server.received.map(({ to }) => to)).toEqual([["office@shop.example"]]);
});

test("a message that fails for now lets the others go first, and is tried again", async () => {
  server.answers.recipients = { "office@shop.example": 450 };
  const { keep, untilSettled, logged } = await open();
  await keep("A", "B");
  await expect.poll(logged, eventually).toContain("it is tried again later");
  server.answers.recipients = {};
  await untilSettled(2);
  expect(names()).toEqual(["B", "A"]);
});

test.each([
  ["without STARTTLS", {}, /STARTTLS/],
  // On workerd the reason is in its own log.
  ["with an unknown certificate", { disabledCommands: [] }, isWorker ? /internal error/ : /certificate/],
])("if encryption is required, a server %s receives nothing, no password either", async (_what, options, reason) => {
  await server.close();
  server = await startMailServer(options);
  const { keep, logged } = await open(`${server.url.replace("//", "//site:secret@")}?requireTLS=true`);
  await keep("A");
  await expect.poll(logged, eventually).toMatch(reason);
  expect(server.seen).toMatchObject({ logins: 0, recipients: 0 });
  expect(logged()).not.toContain("secret");
});

// Node takes such an authority from NODE_EXTRA_CA_CERTS when it starts.
if (isWorker) {
  const pem = readFileSync(join(import.meta.dirname, "localhost.pem"), "utf8");
  const [authority = ""] = pem.split(/(?=-----BEGIN PRIVATE)/);

  test.each([
    ["smtps://localhost", true, true],
    ["smtp://localhost?requireTLS=true", true, true],
    ["smtps://127.0.0.1", true, false],
    ["smtp://127.0.0.1?requireTLS=true", true, false],
    ["smtps://localhost", false, false],
    ["smtp://localhost?requireTLS=true", false, false],
  ])(
    "%s, with a certificate for localhost that is trusted (%s), is sent a message: %s",
    async (url, isTrusted, isSent) => {
      await server.close();
      server = await startMailServer({ secure: url.startsWith("smtps"), key: pem, cert: pem, disabledCommands: [] });
      const to = new URL(url);
      to.port = new URL(server.url).port;
      const { keep, untilSettled, logged } = await open(to.href, isTrusted ? { authority } : {});
      await keep("A");
      if (isSent) await untilSettled(1);
      else await expect.poll(logged, eventually).toMatch(/Forwarding message \S+ failed: .*; it is tried again later/);
      expect([server.received.length, server.seen.recipients]).toEqual(isSent ? [1, 1] : [0, 0]);
    },
  );
}
