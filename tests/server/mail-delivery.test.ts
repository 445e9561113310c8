/** When a message is tried, what follows from a failure, and what is logged of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailDelivery } from "../../src/server/messages/mail-delivery.ts";
import { describeMailError, mailFailure } from "../../src/server/messages/mail-failure.ts";
import { defaultPauses, nextStep, pauseAfter, untried } from "../../src/server/messages/mail-schedule.ts";
import { filesIn } from "../unit/source-files.ts";
import { entryOf } from "./sample-messages.ts";

const minute = 60_000;

test.each([
  [1, 0, 5_000],
  [2, 0, 10_000],
  [3, 0, 20_000],
  [9, 0, 1_280_000],
  [10, 0, 30 * minute],
  [100_000, 0, 30 * minute],
  [1, 0.5, 3_750],
  [10, 1, 15 * minute],
])("pauses double to half an hour; chance halves them at most: failure %i, %d: %i ms", (failures, random, pause) => {
  expect(pauseAfter(failures, defaultPauses, random)).toBe(pause);
});

describe("what comes next", () => {
  const now = 1000;
  const item = (id: string, notBefore = 0) => ({ id, attempts: { failures: 0, notBefore } });
  const server = (notBefore: number) => ({ failures: 1, notBefore });
  const attempt = (id: string, notBefore = 0) => ({ kind: "try", item: item(id, notBefore) });
  const wait = (milliseconds: number) => ({ kind: "wait", milliseconds });
  test.each([
    ["nothing waits", [], untried, { kind: "nothing" }],
    ["the oldest first", [item("a"), item("b")], untried, attempt("a")],
    ["one that failed holds up no other", [item("a", 5000), item("b")], untried, attempt("b")],
    ["its time has come", [item("a", now), item("b")], untried, attempt("a", now)],
    ["all wait: for the first of them", [item("a", 5000), item("b", 3000)], untried, wait(2000)],
    ["the server has a pause: nothing is tried", [item("a"), item("b")], server(4000), wait(3000)],
    ["both have one: the longer", [item("a", 6000)], server(4000), wait(5000)],
    ["the server's is over", [item("a", 6000)], server(500), wait(5000)],
    ["many wait", Array.from({ length: 100_000 }, (_, i) => item(`${i}`, now + i + 1)), untried, wait(1)],
  ])("%s", (_, waiting, attempts, step) => {
    expect(nextStep(waiting, attempts, now)).toEqual(step);
  });
});

/** As nodemailer makes them. */
const mailError = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error(responseCode === undefined ? "Broken" : `Failed: ${responseCode} Amal wrote: secret`), {
    code,
    ...(command && { command }),
    ...(responseCode && { responseCode }),
  });

describe("a failure", () => {
  test.each([
    // The message itself is not wanted.
    ["EENVELOPE", "RCPT TO", 550, "refused"],
    ["EENVELOPE", "MAIL FROM", 552, "refused"],
    ["EMESSAGE", "DATA", 554, "refused"],
    // Not now: this message, or all of them, which go to the same address.
    ["EMESSAGE", "DATA", 451, "message"],
    ["EENVELOPE", "RCPT TO", 450, "server"],
    ["EENVELOPE", "MAIL FROM", 452, "server"],
    // It is about the connection.
    ["EMESSAGE", "DATA", 421, "server"],
    ["EENVELOPE", "MAIL FROM", 503, "server"],
    ["EPROTOCOL", "CONN", 554, "server"],
    ["ECONNECTION", "EHLO", 550, "server"],
    ["ETLS", "STARTTLS", 502, "server"],
    // It is about the login, which somebody has to mend; the message is as good as any.
    ["EAUTH", "AUTH PLAIN", 535, "server"],
    ["EAUTH", "AUTH LOGIN", 454, "server"],
    ["EENVELOPE", "MAIL FROM", 530, "server"],
    ["EENVELOPE", "RCPT TO", 535, "server"],
    ["EAUTH", "API", undefined, "server"],
    ["ESOCKET", "CONN", undefined, "server"],
    ["EDNS", "CONN", undefined, "server"],
    ["ETIMEDOUT", "CONN", undefined, "server"],
    ["EABORT", undefined, undefined, "server"],
    // Whatever it is, it is about one message and holds up no other.
    ["EMESSAGE", "MAIL FROM", undefined, "message"],
    ["ESTREAM", "API", undefined, "message"],
  ])("%s at %s with %s: %s", (code, command, responseCode, expected) => {
    expect(mailFailure(mailError(code, command, responseCode))).toEqual(
      expected === "refused" ? { kind: "refused", code: responseCode } : { kind: "later", whose: expected },
    );
  });

  test.each([new Error("?"), undefined, "a text", { code: 5 }])("that is unknown is tried again: %o", (error) => {
    expect(mailFailure(error)).toEqual({ kind: "later", whose: "message" });
  });

  const socketError = (message: string, more = {}) => Object.assign(new Error(message), { code: "ESOCKET", ...more });
  test.each([
    [mailError("EMESSAGE", "DATA", 554), "the mail server answered 554 to DATA"],
    [mailError("EAUTH", "AUTH PLAIN", 535), "the mail server answered 535 to AUTH PLAIN"],
    [mailError("EAUTH", "API"), "the attempt failed with EAUTH"],
    [mailError("EABORT"), "the mail server took too long"],
    [socketError("connect ECONNREFUSED 127.0.0.1:25"), "connect ECONNREFUSED 127.0.0.1:25"],
    [socketError("", { originalCode: "ECONNREFUSED" }), "the connection failed with ECONNREFUSED"],
    [new Error("secret"), "the attempt failed with an unknown error"],
    ["secret", "the attempt failed with an unknown error"],
  ])("%o is logged as: %s", (error, words) => {
    expect(describeMailError(error)).toBe(words);
  });
});

describe("deliveries", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = () => vi.advanceTimersByTimeAsync(60 * minute);

  /** A delivery with what was sent and noted; `sending` and `noting` may fail or wait. */
  function deliver(sending: (id: string) => unknown = () => {}, noting: () => unknown = () => {}) {
    const sent: string[] = [];
    const noted: string[] = [];
    const log = vi.fn();
    const delivery = createMailDelivery({
      async send({ id }) {
        sent.push(id);
        await sending(id);
      },
      async note(id) {
        await noting();
        noted.push(id);
      },
      log,
    });
    return { sent, noted, log, ...delivery };
  }

  test("nothing is sent before the start, and then one message at a time", async () => {
    const { sent, noted, add, start } = deliver(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    for (const id of ["a", "b", "c"]) add(entryOf(id));
    await later();
    expect(sent).toEqual([]);
    start();
    await vi.advanceTimersByTimeAsync(1_500);
    expect([sent, noted]).toEqual([["a", "b"], ["a"]]);
    await later();
    expect(noted).toEqual(["a", "b", "c"]);
  });

  test("what was taken and cannot be noted is not sent again, and nothing else before it is noted", async () => {
    let isFull = true;
    const full = new Error("ENOSPC");
    const { sent, noted, log, add, start } = deliver(undefined, () => (isFull ? Promise.reject(full) : undefined));
    start();
    for (const id of ["a", "b"]) add(entryOf(id));
    await later();
    expect([sent, noted]).toEqual([["a"], []]);
    expect(log.mock.calls.length).toBeGreaterThan(2);
    expect(log).toHaveBeenCalledWith("Noting that message a was delivered failed", full);
    isFull = false;
    await later();
    expect([sent, noted]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  test("when it is stopped, what is under way ends and is noted, and nothing else begins", async () => {
    let end = () => {};
    const taking = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { sent, noted, add, start, stop } = deliver(() => taking);
    start();
    for (const id of ["a", "b"]) add(entryOf(id));
    stop();
    end();
    await later();
    add(entryOf("c"));
    await later();
    expect([sent, noted]).toEqual([["a"], ["a"]]);
  });

  test("a message that is put off holds up no other, a server that is away holds up all", async () => {
    let failure = mailError("EMESSAGE", "DATA", 451);
    const { sent, noted, add, start } = deliver((id) => (id === "a" ? Promise.reject(failure) : undefined));
    start();
    for (const id of ["a", "b"]) add(entryOf(id));
    await later();
    expect(noted).toEqual(["b"]);
    failure = mailError("ESOCKET", "CONN");
    await vi.advanceTimersByTimeAsync(24 * 60 * minute);
    const before = sent.length;
    add(entryOf("c"));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(before);
  });

  test("stopped in a pause, it tries nothing any more", async () => {
    const { sent, add, start, stop } = deliver(() => Promise.reject(mailError("ESOCKET", "CONN")));
    start();
    add(entryOf("a"));
    await later();
    expect(sent.length).toBeGreaterThan(5);
    const before = sent.length;
    stop();
    await later();
    expect(sent).toHaveLength(before);
  });
});

test("nodemailer is loaded by one file, and only when it is needed", () => {
  const loading = filesIn("src", /\.tsx?$/).filter(({ text }) => /^(?!import type ).*"nodemailer"/m.test(text));
  expect(loading.map(({ path }) => path)).toEqual(["src/server/messages/mail-transport.ts"]);
  expect(loading[0]?.text).toContain('await import("nodemailer")');
});
