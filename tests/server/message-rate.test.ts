import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessageRate } from "../../src/server/messages/rate.ts";
import { createMemoryCounter } from "../../src/server/node/memory-counter.ts";

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
