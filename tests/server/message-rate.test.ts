import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { createMessageRate } from "../../src/server/messages/rate.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleSite } from "./sample-dist.ts";
import { messageFrom } from "./sample-messages.ts";

/** What `send` answers, several times in a row. */
async function times<Answer>(count: number, send: () => Answer | Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i++) answers.push(await send());
  return answers;
}

describe("counting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
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
    expect(await times(6, send)).toEqual([...free(5), 600]);
  });

  test.each([
    ["203.0.113.7", "203.0.113.7", "203.0.113.8"],
    // A line has 2^64 addresses of IPv6.
    ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::1", "2001:db8:1:3::1"],
    ["2001:db8::6", "2001:db8:0:0:1:2:3:4", "2001:db8:0:1::6"],
    ["1::2:3:4:5:6", "1::2:aaaa:4:5:6", "1::3:3:4:5:6"],
  ])("after %s a neighbour on the same line is held up, %s, but no other, %s", async (first, neighbour, other) => {
    const rate = createMessageRate({ messages: 1, seconds: 600 });
    expect(await rate.message(first)).toBeUndefined();
    expect(await rate.message(neighbour)).toBe(600);
    expect(await rate.message(other)).toBeUndefined();
  });

  test("visitors whose address is not known share twenty times as much", async () => {
    const rate = createMessageRate({ messages: 2, seconds: 600 });
    expect(await times(41, () => rate.message(undefined))).toEqual([...free(40), 600]);
    expect(await rate.message("203.0.113.7")).toBeUndefined();
  });
});

describe("the receiver", () => {
  afterEach(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const journal = createMessageJournal(join(folder, "messages.jsonl"));
  const json = "application/json";
  const form = "application/x-www-form-urlencoded";
  const own = { "Sec-Fetch-Site": "same-origin" };
  const message = JSON.stringify(messageFrom("Amal"));
  function createReceiver() {
    const app = createApp({ clientRoot: folder, site: sampleSite, journal, trustedProxies: 1 });
    return (body: string, type = json, forwarded = "203.0.113.7") =>
      app.request("http://shop.example/api/v1/message", {
        method: "POST",
        headers: {
          ...own,
          "Content-Type": type,
          "X-Forwarded-For": forwarded,
          Referer: "http://shop.example/de/contact",
        },
        body,
      });
  }
  const statuses = (answers: readonly Response[]) => [...new Set(answers.map(({ status }) => status))];

  test("answers the sixth message of an address with 429, a form with its page, and another address with 200", async () => {
    const send = createReceiver();
    expect(statuses(await times(5, () => send(message)))).toEqual([200]);
    const answer = await send(message, json, "198.51.100.1, 203.0.113.7");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toMatch(/^(?:59\d|600)$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({ errors: { request: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect((await send(message, json, "203.0.113.8")).status).toBe(200);
    const ofForm = await send(String(new URLSearchParams(messageFrom("Amal"))), form);
    expect([ofForm.status, ofForm.headers.get("Location")]).toEqual([303, "/de/contact?failed=1#failed"]);
  });

  test("stores no form that comes within two seconds of its page, and takes the next one", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const app = createApp({ clientRoot: folder, site: sampleSite, journal, trustedProxies: 1 });
    const open = (path: string, forwarded: string) => app.request(path, { headers: { "X-Forwarded-For": forwarded } });
    const send = async (forwarded: string, type = form) => {
      const body = type === form ? String(new URLSearchParams(messageFrom("Amal"))) : message;
      const headers = { ...own, "Content-Type": type, "X-Forwarded-For": forwarded };
      const answer = await app.request("/api/v1/message", { method: "POST", headers, body });
      return answer.headers.get("Location") ?? answer.status;
    };
    const [failed, sent] = ["/en/contact?failed=1#failed", "/en/contact?sent=1#sent"];
    await open("/de/contact", "203.0.113.7");
    await open("/en/features", "203.0.113.8");
    vi.advanceTimersByTime(1_999);
    expect([await send("203.0.113.7"), await send("203.0.113.8"), await send("unknown")]).toEqual([failed, sent, sent]);
    expect(await send("203.0.113.7", json)).toBe(200);
    vi.advanceTimersByTime(1);
    expect(await send("203.0.113.7")).toBe(sent);
  });

  test("does not count what is refused unread, and lets somebody make mistakes, but not without end", async () => {
    const send = createReceiver();
    expect(statuses(await times(60, () => send("Hello", "text/plain")))).toEqual([415]);
    expect(statuses(await times(49, () => send("{}")))).toEqual([400]);
    expect((await send(message)).status).toBe(200);
    expect((await send("{}")).status).toBe(429);
  });
});
