import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { createMessageRate, readMessageLimit, senderOf, slotOf } from "../../src/server/messages/rate.ts";
import { sampleSite } from "./sample-dist.ts";

describe("the setting", () => {
  test.each([
    ["5/10m", { messages: 5, seconds: 600 }],
    ["1/30s", { messages: 1, seconds: 30 }],
    ["10000/24h", { messages: 10_000, seconds: 86_400 }],
    ["5", undefined],
    ["5/10", undefined],
    ["0/10m", undefined],
    ["5/0m", undefined],
    ["-5/10m", undefined],
    ["5/10d", undefined],
    ["10001/1h", undefined],
    ["5/25h", undefined],
    ["5/10m ", undefined],
    ["99999999999999999999/1h", undefined],
  ])("%j", (written, limit) => {
    expect(readMessageLimit(written)).toEqual(limit);
  });
});

describe("one sender is an IPv4 address, or the first half of an IPv6 address", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["1::2:3:4:5:6", "1:0:0:2"],
  ])("%s: %s", (address, sender) => {
    expect(senderOf(address)).toBe(sender);
  });
});

describe("counting", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const times = async (count: number, take: () => Promise<number | undefined>) => {
    const answers: (number | undefined)[] = [];
    for (let i = 0; i < count; i++) answers.push(await take());
    return answers;
  };
  const free = (count: number) => Array.from({ length: count }, () => undefined);

  test("the sixth message waits until ten minutes after the first, in whole seconds", async () => {
    const rate = createMessageRate({ messages: 5, seconds: 600 });
    const send = () => rate.message("203.0.113.7");
    expect(await times(5, send)).toEqual(free(5));
    vi.advanceTimersByTime(60_500);
    expect(await send()).toBe(540);
    vi.advanceTimersByTime(539_400);
    expect(await send()).toBe(1);
    vi.advanceTimersByTime(100);
    expect(await times(5, send)).toEqual(free(5));
    expect(await send()).toBe(600);
  });

  test("another address is not held up, a neighbour on the same line is", async () => {
    const rate = createMessageRate({ messages: 1, seconds: 600 });
    expect(await rate.message("2001:db8:1:2::1")).toBeUndefined();
    expect(await rate.message("2001:db8:1:2:aaaa::1")).toBe(600);
    expect(await rate.message("2001:db8:1:3::1")).toBeUndefined();
    expect(await rate.message("203.0.113.7")).toBeUndefined();
  });

  test("mistakes do not count as messages, but they have an end as well", async () => {
    const rate = createMessageRate({ messages: 2, seconds: 600 });
    const attempt = () => rate.attempt("203.0.113.7");
    expect(await times(20, attempt)).toEqual(free(20));
    expect(await attempt()).toBe(600);
    expect(await rate.message("203.0.113.7")).toBeUndefined();
  });

  test("visitors whose address is not known share twenty times as much", async () => {
    const rate = createMessageRate({ messages: 2, seconds: 600 });
    const send = () => rate.message(undefined);
    expect(await times(40, send)).toEqual(free(40));
    expect(await send()).toBe(600);
    expect(await rate.message("203.0.113.7")).toBeUndefined();
  });

  test("however many addresses there are, at most 65,536 counts are kept, and each is forgotten", async () => {
    const secret = Buffer.from("secret");
    const kept = Array.from({ length: 1000 }, (_, i) => slotOf(`10.0.${i >> 8}.${i & 255}`, secret));
    expect(kept.every((slot) => Number.isInteger(slot) && slot >= 0 && slot < 65_536)).toBe(true);
    expect(new Set(kept).size).toBeGreaterThan(980);
    const rate = createMessageRate({ messages: 1, seconds: 600 });
    for (let i = 0; i < 50; i++) await rate.message(`203.0.113.${i}`);
    expect(vi.getTimerCount()).toBeGreaterThan(40);
    vi.advanceTimersByTime(600_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the receiver", () => {
  const folder = mkdtempSync(join(tmpdir(), "message-rate-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const journal = createMessageJournal(join(folder, "messages.jsonl"));
  const valid = { name: "Amal", email: "amal@shop.example", subject: "General question", body: "Hello" };
  const createReceiver = () => createApp({ clientRoot: folder, site: sampleSite, journal, trustedProxies: 1 });
  const send = (to: ReturnType<typeof createReceiver>, type: string, body: string, forwarded = "203.0.113.7") =>
    to.request("http://shop.example/api/v1/message", {
      method: "POST",
      headers: { "Content-Type": type, "X-Forwarded-For": forwarded, Referer: "http://shop.example/de/contact" },
      body,
    });
  const json = "application/json";
  const form = "application/x-www-form-urlencoded";

  test("answers the sixth message of an address with 429 and Retry-After, that of another one with 200", async () => {
    const app = createReceiver();
    for (let i = 0; i < 5; i++) expect((await send(app, json, JSON.stringify(valid))).status).toBe(200);
    const answer = await send(app, json, JSON.stringify(valid), "198.51.100.1, 203.0.113.7");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toMatch(/^(?:59\d|600)$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({ errors: { request: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect((await send(app, json, JSON.stringify(valid), "203.0.113.8")).status).toBe(200);
  });

  test("shows a page to a form that comes too often", async () => {
    const app = createReceiver();
    const body = new URLSearchParams(valid).toString();
    for (let i = 0; i < 5; i++) await send(app, form, body);
    const answer = await send(app, form, body);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/de/contact?failed=1#failed"]);
    expect(answer.headers.get("Retry-After")).toBeNull();
  });

  test("lets somebody make mistakes and then send, but not without end", async () => {
    const app = createReceiver();
    for (let i = 0; i < 49; i++) expect((await send(app, json, "{}")).status).toBe(400);
    expect((await send(app, json, JSON.stringify(valid))).status).toBe(200);
    expect((await send(app, json, "{}")).status).toBe(429);
  });

  test("does not count what is refused unread", async () => {
    const app = createReceiver();
    for (let i = 0; i < 60; i++) expect((await send(app, "text/plain", "Hello")).status).toBe(415);
    expect((await send(app, json, JSON.stringify(valid))).status).toBe(200);
  });
});
