import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailDelivery, describeMailError, rejectionCode } from "../../src/server/messages/mail-delivery.ts";
import { entryOf } from "./sample-messages.ts";

/** As nodemailer makes them. */
const mailError = (code: string, command?: string, responseCode?: number) =>
  Object.assign(new Error("Amal wrote: secret"), { code, command, responseCode });
const away = mailError("ESOCKET", "CONN");

test.each<[error: Error, code: number | undefined, words: string]>([
  // The message is refused, for good or for now.
  [mailError("EENVELOPE", "RCPT TO", 500), 500, "the mail server answered 500 to RCPT TO"],
  [mailError("EMESSAGE", "DATA", 554), 554, "the mail server answered 554 to DATA"],
  [mailError("EMESSAGE", "DATA", 451), undefined, "the mail server answered 451 to DATA"],
  // The login or the connection fails.
  [mailError("EAUTH", "AUTH PLAIN", 535), undefined, "the mail server answered 535 to AUTH PLAIN"],
  ...[503, 530, 534, 535, 538].map((code): [Error, undefined, string] => {
    return [mailError("EENVELOPE", "MAIL FROM", code), undefined, `the mail server answered ${code} to MAIL FROM`];
  }),
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" }), undefined, "connect ECONNREFUSED"],
  [new Error("secret"), undefined, "the attempt failed with an unknown error"],
])("%o is a rejection with %s, and logged as: %s", (error, code, words) => {
  expect([rejectionCode(error), describeMailError(error)]).toEqual([code, words]);
});

describe("deliveries", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const later = () => vi.advanceTimersByTimeAsync(60 * 60_000);

  /** Records the calls of `send` and `note`; `sending` and `noting` may fail or wait. */
  function deliver(ids: string, sending: (id: string) => unknown = () => {}, noting: () => unknown = () => {}) {
    const [sent, noted, times]: [string[], string[], number[]] = [[], [], []];
    const deleted = new Set<string>();
    const log = vi.fn();
    const delivery = createMailDelivery({
      async send({ id }) {
        sent.push(id);
        times.push(Date.now());
        await sending(id);
      },
      async note({ id }) {
        await noting();
        noted.push(id);
      },
      isDeleted: (id) => deleted.has(id),
      log,
    });
    for (const id of ids) delivery.add(entryOf(id));
    return { sent, noted, times, log, deleted, ...delivery };
  }

  test("nothing is sent before the start, and then one message at a time", async () => {
    const { sent, noted, start } = deliver("abc", () => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await later();
    expect(sent).toEqual([]);
    start();
    await vi.advanceTimersByTimeAsync(1_500);
    expect([sent, noted]).toEqual([["a", "b"], ["a"]]);
  });

  test.each([
    ["doubles to ten minutes while the mail server is away", 0, [5, 10, 20, 40, 80, 160, 320, 600, 600, 600]],
    ["is the first one again after a message was taken", 3, [5, 10, 0, 5, 10]],
  ])("the pause %s", async (_, taken, expected) => {
    const { times, start } = deliver("ab", () => (times.length === taken ? undefined : Promise.reject(away)));
    start();
    await later();
    const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(pauses.slice(0, expected.length)).toEqual(expected);
  });

  test("a message that fails lets the others go first; none is tried after the stop", async () => {
    const { sent, noted, start, stop } = deliver("abc", (id) => (id === "a" ? Promise.reject(away) : undefined));
    start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(noted).toEqual(["b", "c"]);
    stop();
    const before = sent.length;
    await later();
    expect(sent).toHaveLength(before);
  });

  test("a message that is deleted while it waits is not sent, nor again after a failure", async () => {
    const { sent, noted, deleted, start } = deliver("abc", (id) => (id === "a" ? Promise.reject(away) : undefined));
    deleted.add("b");
    start();
    await vi.advanceTimersByTimeAsync(4_000);
    deleted.add("a");
    await later();
    expect({ sent, noted }).toEqual({ sent: ["a", "c"], noted: ["c"] });
  });

  test("a delivered message that cannot be noted is not sent again; it holds up the others", async () => {
    const full = new Error("ENOSPC");
    let isFull = true;
    const { sent, noted, log, start } = deliver("ab", undefined, () => (isFull ? Promise.reject(full) : undefined));
    start();
    await later();
    expect([sent, noted]).toEqual([["a"], []]);
    expect(log).toHaveBeenCalledWith("Noting what became of message a failed", full);
    isFull = false;
    await later();
    expect({ sent, noted }).toEqual({ sent: ["a", "b"], noted: ["a", "b"] });
  });
});
