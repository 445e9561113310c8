/** Messages from sites on other hosts, which `MESSAGE_ORIGINS` lists. The host here is `shop.example`. */
import { expect, test } from "vitest";
import { messageFrom } from "../server/sample-messages.ts";
import { from, openPlace } from "./place.ts";

const [listed, other] = ["https://www.shop.example", "http://files.example:8080"] as const;
const messageOrigins = [listed, other];

/** With limits of its own. */
async function openReceiver() {
  const { request, list } = await openPlace({ env: { MESSAGE_ORIGINS: messageOrigins.join(), MESSAGE_LIMIT: "1/1m" } });
  const send = (headers: Record<string, string>, body: string | null = null, method = "POST") =>
    request("http://shop.example/api/v1/message", {
      method,
      headers: { ...from("203.0.113.7"), "Sec-Fetch-Site": "cross-site", ...headers },
      body,
    });
  return { send, list };
}
const asked = await openReceiver();

const granted = ["Access-Control-Allow-Origin", "Access-Control-Allow-Methods", "Access-Control-Allow-Headers"];
const grantsOf = ({ headers }: Response) => granted.map((name) => headers.get(name));
const none = [null, null, null];
const elsewhere = [
  ...["https://elsewhere.example", "https://shop.example", "http://www.shop.example", "https://www.shop.example:8443"],
  ...["https://www.shop.example.elsewhere.example", "https://WWW.shop.example", "null", ""],
];

test.each([
  ...messageOrigins.map((origin) => [origin, 204, [origin, "POST", "Content-Type"]] as const),
  ...elsewhere.map((origin) => [origin, 405, none] as const),
])("a browser that asks before it sends JSON from %j: %i", async (origin, status, grants) => {
  const asks = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type" };
  const answer = await asked.send({ Origin: origin, ...asks }, null, "OPTIONS");
  expect([answer.status, grantsOf(answer), answer.headers.get("Vary")]).toEqual([status, grants, "Origin"]);
});

test("the app of a listed site reads each answer, also that too much was sent; nobody else's does", async () => {
  const json = { "Content-Type": "application/json" };
  const message = JSON.stringify(messageFrom("Amal"));
  const { send, list } = await openReceiver();
  for (const [body, status] of [[message, 200] as const, ["{}", 400] as const, [message, 429] as const]) {
    const answer = await send({ Origin: listed, ...json }, body);
    const { status: actual, headers } = answer;
    expect([actual, grantsOf(answer)[0], headers.get("Vary")]).toEqual([status, listed, "Origin"]);
  }
  expect(await list()).toHaveLength(1);
  for (const origin of elsewhere) expect(grantsOf(await send({ Origin: origin, ...json }, "{}"))).toEqual(none);
});

test("a form goes back to the page of its site, in its language, whatever became of it; no other site can send one", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "en" };
  const written = (fields: object) =>
    String(new URLSearchParams({ ...messageFrom("Amal"), language: "de", ...fields }));
  const { send } = await openReceiver();
  const sent = async (origin: string, fields: object = {}) => {
    const { status, headers } = await send({ Origin: origin, Referer: `${origin}/`, ...form }, written(fields));
    return headers.get("Location") ?? status;
  };
  expect(await sent(other, { name: " " })).toBe(`${other}/de/contact?failed=name#failed-name`);
  expect(await sent(listed)).toBe(`${listed}/de/contact?sent=1#sent`);
  // Too many messages, then too many of any kind.
  for (let count = 0; count < 12; count++) expect(await sent(listed)).toBe(`${listed}/de/contact?failed=1#failed`);
  expect(await sent(listed, { language: "@elsewhere.example" })).toBe(`${listed}/en/contact?failed=1#failed`);
  for (const origin of elsewhere.filter((one) => one !== "https://shop.example")) expect(await sent(origin)).toBe(403);
});
