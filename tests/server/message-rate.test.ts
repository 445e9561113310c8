import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMessageRate } from "../../src/server/messages/rate.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { createMemoryCounter } from "../../src/server/node/memory-counter.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { createSampleApp } from "./sample-dist.ts";
import { messageFrom } from "./sample-messages.ts";

async function times<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i++) answers.push(await send());
  return answers;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("the sixth message waits until ten minutes after the first, in whole seconds", async () => {
  const rate = createMessageRate({ messages: 5, seconds: 600 }, createMemoryCounter());
  const send = () => rate.message("203.0.113.7");
  expect(new Set(await times(5, send))).toEqual(new Set([undefined]));
  vi.advanceTimersByTime(60_500);
  expect(await send()).toBe(540);
  vi.advanceTimersByTime(539_500);
  expect((await times(6, send)).slice(4)).toEqual([undefined, 600]);
});

test.each([
  ["an hour back", -3_600_000],
  ["a day back", -86_400_000],
  ["back to 1970", -Date.now()],
  ["an hour forward", 3_600_000],
])("a clock that is set %s lets nobody wait longer than the window", async (_how, change) => {
  const rate = createMessageRate({ messages: 1, seconds: 10 }, createMemoryCounter());
  const send = () => rate.message("203.0.113.7");
  await send();
  vi.setSystemTime(Date.now() + change);
  const wait = (await send()) ?? 0;
  expect(wait).toBeGreaterThanOrEqual(0);
  expect(wait).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(10_000);
  expect(await send()).toBeUndefined();
});

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.8"],
  // One connection has 2^64 addresses of IPv6.
  ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::1", "2001:db8:1:3::1"],
  ["2001:db8::6", "2001:db8:0:0:1:2:3:4", "2001:db8:0:1::6"],
])("%s and %s count as one sender, %s as another", async (first, neighbour, other) => {
  const rate = createMessageRate({ messages: 1, seconds: 600 }, createMemoryCounter());
  const waits = [await rate.message(first), await rate.message(neighbour), await rate.message(other)];
  expect(waits).toEqual([undefined, 600, undefined]);
});

test("visitors without a known address share twenty times as much", async () => {
  const rate = createMessageRate({ messages: 2, seconds: 600 }, createMemoryCounter());
  expect((await times(41, () => rate.message(undefined))).slice(39)).toEqual([undefined, 600]);
  expect(await rate.message("203.0.113.7")).toBeUndefined();
});

describe("the receiver", () => {
  const journal = createMessageJournal(join(temporaryFolder(), "messages.jsonl"));
  const [json, form] = ["application/json", "application/x-www-form-urlencoded"];
  const message = JSON.stringify(messageFrom("Amal"));
  const ofForm = String(new URLSearchParams(messageFrom("Amal")));
  const [failed, sent] = ["/en/contact?failed=1#failed", "/en/contact?sent=1#sent"];

  /** `send` resolves to the status, for a form to the address of the redirect. */
  function createReceiver() {
    const { app, ask } = createSampleApp({ messages: journal, trustedProxies: 1 });
    const post = (body: string, type = json, forwarded = "203.0.113.7") => {
      const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": type, "X-Forwarded-For": forwarded };
      return app.request("/api/v1/message", { method: "POST", headers, body });
    };
    const send = async (...sent: Parameters<typeof post>) => {
      const { headers, status } = await post(...sent);
      return headers.get("Location") ?? status;
    };
    return { ask, post, send };
  }

  test("answers the sixth message of an address with 429, a form with its page, and another address with 200", async () => {
    const { post, send } = createReceiver();
    expect(await times(5, () => send(message))).toEqual([200, 200, 200, 200, 200]);
    const answer = await post(message, json, "198.51.100.1, 203.0.113.7");
    const { headers } = answer;
    expect([answer.status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([429, "600", "no-store"]);
    expect(await answer.json()).toEqual({ errors: { request: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect([await send(message, json, "203.0.113.8"), await send(ofForm, form)]).toEqual([200, failed]);
  });

  test("stores a form at once, whoever of the same address opened a page with one", async () => {
    const { ask, send } = createReceiver();
    for (const method of ["GET", "HEAD"]) await ask("/de/contact", { "X-Forwarded-For": "203.0.113.7" }, method);
    expect(await send(ofForm, form)).toBe(sent);
  });

  test("counts mistakes, but less than messages, and no other types", async () => {
    const { send } = createReceiver();
    expect(new Set(await times(60, () => send("Hello", "text/plain")))).toEqual(new Set([415]));
    expect(new Set(await times(49, () => send("not JSON")))).toEqual(new Set([400]));
    expect([await send(message), await send("{}")]).toEqual([200, 429]);
  });
});
