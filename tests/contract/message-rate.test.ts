/** How many messages one address may send. */
import { expect, test } from "vitest";
import { messageFrom } from "../server/sample-messages.ts";
import { from, openPlace } from "./place.ts";

async function times<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i++) answers.push(await send());
  return answers;
}

const visitor = "203.0.113.7";
const [json, form] = ["application/json", "application/x-www-form-urlencoded"];
const message = JSON.stringify(messageFrom("Amal"));
const ofForm = String(new URLSearchParams(messageFrom("Amal")));
const [failed, sent] = ["/en/contact?failed=1#failed", "/en/contact?sent=1#sent"];

/** `send` resolves to the status, for a form to the address of the redirect. */
async function openReceiver() {
  const { request, ask } = await openPlace();
  const post = (body: string, type = json, address = visitor) => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": type, ...from(address) };
    return request("/api/v1/message", { method: "POST", headers, body });
  };
  const send = async (...sent: Parameters<typeof post>) => {
    const { headers, status } = await post(...sent);
    return headers.get("Location") ?? status;
  };
  return { ask, post, send };
}

test("answers the sixth message of an address with 429, a form with its page, and another address with 200", async () => {
  const { post, send } = await openReceiver();
  expect(await times(5, () => send(message))).toEqual([200, 200, 200, 200, 200]);
  const answer = await post(message);
  const { headers } = answer;
  expect([answer.status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([429, "600", "no-store"]);
  expect(await answer.json()).toEqual({ errors: { request: expect.stringMatching(/^[A-Z].*\.$/) } });
  expect([await send(message, json, "203.0.113.8"), await send(ofForm, form)]).toEqual([200, failed]);
});

test("stores a form at once, whoever of the same address opened a page with one", async () => {
  const { ask, send } = await openReceiver();
  for (const method of ["GET", "HEAD"]) await ask("/de/contact", from(visitor), method);
  expect(await send(ofForm, form)).toBe(sent);
});

test("counts mistakes, but less than messages, and no other types", async () => {
  const { send } = await openReceiver();
  expect(new Set(await times(60, () => send("Hello", "text/plain")))).toEqual(new Set([415]));
  expect(new Set(await times(49, () => send("not JSON")))).toEqual(new Set([400]));
  expect([await send(message), await send("{}")]).toEqual([200, 429]);
});
