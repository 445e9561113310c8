/** Messages are read, deleted and added over HTTP, with the secret. */
import { afterEach, describe, expect, test } from "vitest";
import type { StoredMessage } from "../../src/server/messages/entry.ts";
import { sampleSite } from "../server/sample-dist.ts";
import { entryOf, messageFrom } from "../server/sample-messages.ts";
import { from, openPlace } from "./place.ts";

const messageSecret = "the-secret_has~32.characters+/012==";
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

const place = await openPlace({ env: { MESSAGE_SECRET: messageSecret } });
afterEach(() => place.clear());
let visitors = 0;

/** Each with limits of its own. */
function createAccess() {
  const visitor = from(`203.0.113.${++visitors}`);
  const request = (method: string, query = "", body: string | null = null, headers: object = bearer(messageSecret)) =>
    place.request(`http://shop.example/api/v1/messages${query}`, {
      method,
      headers: { ...visitor, ...headers },
      body: method === "GET" ? null : body,
    });
  const send = (name: string, email: string) => {
    const headers = { "Content-Type": "application/json", ...visitor };
    const body = JSON.stringify({ ...messageFrom(name), email });
    return place.request("http://shop.example/api/v1/message", { method: "POST", headers, body });
  };
  const list = async (): Promise<StoredMessage[]> => {
    const lines = (await (await request("GET")).text()).split("\n");
    expect(lines.pop()).toBe("");
    return lines.map((line) => JSON.parse(line));
  };
  return { request, send, list };
}

test("without a secret the address is unknown, whatever is sent", async () => {
  const { ask } = await openPlace();
  for (const method of ["GET", "DELETE", "POST"]) {
    const [answer, unknown] = await Promise.all([
      ask("/api/v1/messages?email=a@b.example", bearer(messageSecret), method),
      ask("/api/v1/unknown", {}, method),
    ]);
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
    expect([...answer.headers]).toEqual([...unknown.headers]);
  }
});

test.each<[status: number, headers: object]>([
  [401, {}],
  [400, { Authorization: messageSecret }],
  [400, { Authorization: `Basic ${messageSecret}` }],
  [400, bearer("")],
  [400, bearer(`${messageSecret} ${messageSecret}`)],
  [401, bearer(messageSecret.slice(0, -3))],
  [401, bearer(messageSecret.toUpperCase())],
  [401, bearer(`a${messageSecret}`)],
])("%i and not a word of a message for %j", async (status, headers) => {
  const { request, send, list } = createAccess();
  await send("Amal", "amal@shop.example");
  for (const method of ["GET", "DELETE", "POST"]) {
    const answer = await request(method, "?email=amal@shop.example", JSON.stringify(entryOf("x")), headers);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
    expect(await answer.text()).not.toContain("amal");
  }
  expect(await list()).toEqual([expect.objectContaining({ email: "amal@shop.example" })]);
});

test("ten wrong secrets from an address close it for ten minutes, for the right one too; right ones are not counted", async () => {
  const { request, list } = createAccess();
  for (let count = 0; count < 30; count += 1) expect(await list()).toEqual([]);
  const wrong = () => request("GET", "", null, bearer("wrong"));
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await wrong()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const closed = await request("GET");
  expect([closed.status, closed.headers.get("Cache-Control")]).toEqual([429, "no-store"]);
  expect(Number(closed.headers.get("Retry-After"))).toSatisfy((seconds) => seconds > 590 && seconds <= 600);
  const elsewhere = { ...bearer(messageSecret), ...from("203.0.113.254") };
  expect((await request("GET", "", null, elsewhere)).status).toBe(200);
});

describe("with the secret", () => {
  test("messages are listed, oldest first, as JSON with a line each", async () => {
    const { request, send, list } = createAccess();
    for (const name of ["A", "B"]) await send(name, `${name}@shop.example`);
    expect(await list()).toEqual([
      { ...messageFrom("A"), email: "A@shop.example", id: expect.any(String), receivedAt: expect.any(String) },
      expect.objectContaining({ name: "B" }),
    ]);
    const { headers } = await request("GET");
    expect(headers.get("Content-Type")).toBe("application/x-ndjson");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("messages of one e-mail address are deleted, however it is written, or those from before a day", async () => {
    const { request, send, list } = createAccess();
    const old = { ...entryOf("old"), email: "Info@Müller.example", receivedAt: "2026-01-30T23:59:59.999Z" };
    const later = { ...old, id: "later", receivedAt: "2026-01-31T00:00:00.000Z", email: "other@shop.example" };
    await request(
      "POST",
      "",
      [old, later, { ...later, id: "xn", email: "info@xn--mller-kva.example" }]
        .map((each) => JSON.stringify(each))
        .join("\n"),
    );
    await send("B", "b@shop.example");
    const remove = async (query: string) => (await request("DELETE", query)).json();
    expect(await remove("?email=nobody@shop.example")).toEqual({ deleted: 0 });
    expect(await remove("?email=INFO%40m%C3%BCller.example")).toEqual({ deleted: 2 });
    expect(await remove("?before=2026-01-31")).toEqual({ deleted: 0 });
    expect((await list()).map(({ id, name }) => [id, name])).toEqual([
      ["later", "Amal"],
      [expect.any(String), "B"],
    ]);
    expect(await remove("?before=2026-02-01")).toEqual({ deleted: 1 });
    expect((await list()).map(({ name }) => name)).toEqual(["B"]);
  });

  test.each([
    ...["", "?email=", "?before=", "?before=2026-02-30", "?before=2026-01-31T12:00:00Z", "?before=now", "?id=1"],
    ...["?email=b@shop.example&before=2026-01-31", "?email=b@shop.example&email=c@shop.example"],
  ])("DELETE %j deletes nothing and says what it wants", async (query) => {
    const { request, send, list } = createAccess();
    await send("B", "b@shop.example");
    const answer = await request("DELETE", query);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^[A-Z].*2026-01-31\.\n$/)]);
    expect(await list()).toHaveLength(1);
  });

  test("messages of another place are added once, with their outcomes, in the order of time", async () => {
    const { request, list } = createAccess();
    const stored: StoredMessage[] = [
      { ...entryOf("a"), doubtful: true, deliveredAt: "2025-11-20T08:00:01.000Z" },
      { ...entryOf("b"), receivedAt: "2025-11-20T08:00:02.000Z", refusedAt: "2025-11-20T08:00:03.000Z", code: 550 },
      { ...entryOf("c", "a\u2028b\n🧾"), receivedAt: "2025-11-20T08:00:04.000Z" },
    ];
    const lines = stored.map((message) => JSON.stringify(message));
    const add = async (...sent: readonly string[]) => (await request("POST", "", `${sent.join("\n")}\n`)).json();
    expect([await add(...lines.slice(1)), await add("", ...lines, ...lines), await add()]).toEqual([
      { added: 2 },
      { added: 1 },
      { added: 0 },
    ]);
    expect(await list()).toEqual(stored);
  });

  test.each(["{", "null", "[]", '{"id":"x"}', JSON.stringify({ ...entryOf("x"), receivedAt: "yesterday" })])(
    "nothing is added if a line is %s",
    async (line) => {
      const { request, list } = createAccess();
      const answer = await request("POST", "", [JSON.stringify(entryOf("a")), "", line].join("\r\n"));
      expect([answer.status, await answer.text()]).toEqual([400, "Line 3 is not a message.\n"]);
      expect(await list()).toEqual([]);
    },
  );

  test("other methods are refused", async () => {
    const answer = await createAccess().request("PUT");
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, DELETE, POST"]);
  });
});

test("messages older than the site keeps them are deleted by themselves, at the latest after a restart", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const site = { ...sampleSite, messageKeepDays: 30 };
  const first = await openPlace({ site });
  await first.store.add([31, 29].map((days) => ({ ...entryOf(`${days}`), receivedAt: daysAgo(days) })));
  await first.stop();
  const { list } = await openPlace({ site, dist: first.dist });
  await expect.poll(async () => (await list()).map(({ id }) => id)).toEqual(["29"]);
});
