/** When a message is tried, what follows from a failure, and what is logged of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailDelivery, describeMailError, rejectionCode } from "../../src/server/messages/mail-delivery.ts";
import { filesIn } from "../unit/source-files.ts";
import { entryOf } from "./sample-messages.ts";

const minute = 60_000;

/** As nodemailer makes them. */
const mailError = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error(`${code} Amal wrote: secret`), { code, command, responseCode });

test.each<[code: string, command: string, responseCode: number | undefined, expected: string]>([
  // The message itself is not wanted.
  ["EENVELOPE", "RCPT TO", 550, "refused"],
  ["EMESSAGE", "DATA", 554, "refused"],
  // Not now.
  ["EMESSAGE", "DATA", 451, "later"],
  ["EENVELOPE", "RCPT TO", 450, "later"],
  // It is about the connection, or about the login, which somebody has to fix.
  ["EAUTH", "AUTH PLAIN", 535, "later"],
  ["EENVELOPE", "MAIL FROM", 503, "later"],
  ["EENVELOPE", "MAIL FROM", 530, "later"],
  ["ESOCKET", "CONN", undefined, "later"],
])("a failure %s at %s with %s: %s", (code, command, responseCode, expected) => {
  const refusal = rejectionCode(mailError(code, command, responseCode));
  expect(refusal).toBe(expected === "refused" ? responseCode : undefined);
});

test.each([
  [mailError("EMESSAGE", "DATA", 554), "the mail server answered 554 to DATA"],
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" }), "connect ECONNREFUSED"],
  [mailError("ESTREAM"), "the attempt failed with ESTREAM"],
  [new Error("secret"), "the attempt failed with an unknown error"],
])("%o is logged as: %s", (error, words) => {
  expect(describeMailError(error)).toBe(words);
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
      async note({ id }) {
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

  test.each([
    ["doubles to ten minutes while the mail server is away", 0, [5, 10, 20, 40, 80, 160, 320, 600, 600, 600]],
    ["is the first one again after a message was taken", 3, [5, 10, 0, 5, 10]],
  ])("the pause %s", async (_, taken, expected) => {
    const times: number[] = [];
    const { add, start } = deliver(() => {
      times.push(Date.now());
      if (times.length !== taken) throw mailError("ESOCKET", "CONN");
    });
    start();
    for (const id of ["a", "b"]) add(entryOf(id));
    await later();
    const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(pauses.slice(0, expected.length)).toEqual(expected);
  });

  test("a message that is put off lets the others go first", async () => {
    const { noted, add, start } = deliver((id) =>
      id === "a" ? Promise.reject(mailError("EMESSAGE", "DATA", 451)) : 0,
    );
    start();
    for (const id of ["a", "b", "c"]) add(entryOf(id));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(noted).toEqual(["b", "c"]);
  });

  test("what was taken and cannot be noted is not sent again, and nothing else before it is noted", async () => {
    let isFull = true;
    const full = new Error("ENOSPC");
    const { sent, noted, log, add, start } = deliver(undefined, () => (isFull ? Promise.reject(full) : undefined));
    start();
    for (const id of ["a", "b"]) add(entryOf(id));
    await later();
    expect([sent, noted]).toEqual([["a"], []]);
    expect(log).toHaveBeenCalledWith("Noting what became of message a failed", full);
    isFull = false;
    await later();
    expect({ sent, noted }).toEqual({ sent: ["a", "b"], noted: ["a", "b"] });
  });

  test("stopped in a pause, it tries nothing any more", async () => {
    const { sent, add, start, stop } = deliver(() => Promise.reject(mailError("ESOCKET", "CONN")));
    start();
    add(entryOf("a"));
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    await later();
    expect(sent).toEqual(["a"]);
  });
});

test("nodemailer is loaded by one file, and only when it is needed", () => {
  const loading = filesIn("src", /\.tsx?$/).filter(({ text }) => /^(?!import type ).*"nodemailer"/m.test(text));
  expect(loading.map(({ path }) => path)).toEqual(["src/server/messages/messages.ts"]);
  expect(loading[0]?.text).toContain('await import("nodemailer")');
});
