import { afterEach, describe, expect, test } from "vitest";
import { honeypotField } from "../../src/domain/message.ts";
import { sampleSite } from "../server/sample-dist.ts";
import { messageFrom } from "../server/sample-messages.ts";
import { openPlace } from "./place.ts";

// Limits are tested in message-rate.test.ts.
const env = { MESSAGE_LIMIT: "10000/1s" };
const place = await openPlace({ env });
const wordy = await openPlace({ env, site: { ...sampleSite, messageMaxLength: 10_000 } });
afterEach(() => place.clear());

const valid = messageFrom("Amal Haddad");
const address = "http://shop.example/api/v1/message";
const json = "Application/JSON; charset=utf-8";
const form = "application/x-www-form-urlencoded";
const own = { "Sec-Fetch-Site": "same-origin" };
const post = (body: string, headers: Record<string, string>, to = place) =>
  to.request(address, { method: "POST", headers, body });
const send = (message: unknown, to = place) => post(JSON.stringify(message), { "Content-Type": json }, to);
const sendForm = (message: object, headers: Record<string, string> = own, to = place) =>
  post(String(new URLSearchParams({ ...message })), { "Content-Type": form, ...headers }, to);
const nothingStored = async () => expect(await place.list()).toEqual([]);

test("a valid message is stored as one line with id and time of receipt, then confirmed", async () => {
  const unknown = { id: "mine", admin: true, [honeypotField]: "", __proto__: { receivedAt: "never" } };
  const answer = await send({ ...valid, ...unknown, name: "Amal\r\nBcc: everybody\u0000\u0085\u2028@shop.example" });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const { id } = await answer.json();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  // The name cannot begin a header of a mail.
  expect(await place.list()).toEqual([{ ...valid, id, receivedAt, name: "Amal Bcc: everybody @shop.example" }]);
});

test.each([
  ..."   ,\u3164,\u2800,\u200b,\ufeff\u00ad,\u2060\u180e,\u115f\u{e0041},\u0301,\u{1d159}"
    .split(",")
    .flatMap((name): [string[], object][] => [
      [["name"], { ...valid, name }],
      [["body"], { ...valid, body: `${name}\n` }],
    ]),
  [["email"], { ...valid, email: "amal@shop.example\r\nBcc: b@shop.example" }],
  [["email"], { ...valid, email: `${"a".repeat(250)}@shop.example` }],
  [["email"], { ...valid, email: `amal@${"ü".repeat(60)}.example` }],
  ..."müller.example/x,müller.example:25,ü@müller.example,mül ler.example,[ü],ü..x,%fc.x,\u200b"
    .split(",")
    .map((domain): [string[], object] => [["email"], { ...valid, email: `amal@${domain}` }]),
  [["subject"], { ...valid, subject: "Produkt-Support" }],
  [["body"], { ...valid, body: " \n " }],
  [["name", "email", "subject", "body"], {}],
  [["request"], null],
])("an invalid message is refused with a sentence at each field: %j, %#", async (fields, message) => {
  const answer = await send(message);
  const { errors } = await answer.json();
  expect([answer.status, Object.keys(errors)]).toEqual([400, fields]);
  for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  await nothingStored();
});

describe("what fills in the hidden field is stored and marked, and refused by nobody's guess", () => {
  test.each<[trap: unknown, doubtful?: boolean]>([
    ["Buy now", true],
    ["https://shop.example", true],
    [{ any: "value" }, true],
    [""],
    [null],
  ])("%j", async (trap, doubtful) => {
    expect((await send({ ...valid, [honeypotField]: trap })).status).toBe(200);
    const written = typeof trap === "string" ? trap : "";
    const answer = await sendForm({ ...valid, [honeypotField]: written });
    expect(answer.headers.get("Location")).toBe("/en/contact?sent=1#sent");
    const [ofApp, ofForm] = await place.list();
    expect([ofApp?.doubtful, ofForm?.doubtful]).toEqual([doubtful, written === "" ? undefined : true]);
    expect(JSON.stringify([ofApp, ofForm])).not.toMatch(/topic|Buy now/);
  });
});

test.each<[fields: Readonly<Record<string, string>>]>([
  [{ email: "info@müller-kasse.example" }],
  [{ email: "info@mu\u0308ller.example" }],
  [{ email: "info@كاسا.example" }],
  [{ email: "info@例え。テスト" }],
  [{ email: "info@xn--mller-kva.example" }],
  [{ name: "👩‍💻" }],
  [{ name: "علی‌رضا" }],
  [{ name: "–", body: "❤️" }],
])("what shows, and an address in any script, is stored as it was written: %j", async (fields) => {
  expect((await send({ ...valid, ...fields })).status).toBe(200);
  expect(await place.list()).toEqual([expect.objectContaining(fields)]);
});

test.each([
  ["151 emoji, two units each", { body: "🧾".repeat(151) }, 400],
  ["300 with line breaks sent as CR LF", { body: "a\r\n".repeat(150) }, 200],
  ["a name of 101 emoji", { name: "🧾".repeat(101) }, 400],
])("length is counted like the browser's maxlength: %s", async (_, fields, status) => {
  expect((await send({ ...valid, ...fields })).status).toBe(status);
});

test("the content sets the longest message, however the characters are escaped", async () => {
  const answer = await send({ ...valid, body: "a".repeat(10_001) }, wordy);
  expect(await answer.json()).toEqual({ errors: { body: "The message is longer than 10000 characters." } });
  const message = { ...valid, body: "語".repeat(10_000), name: "語".repeat(200) };
  const escaped = JSON.stringify(message).replaceAll("語", "\\u8a9e");
  expect((await post(escaped, { "Content-Type": json }, wordy)).status).toBe(200);
  expect((await sendForm(message, own, wordy)).headers.get("Location")).toContain("?sent=1");
});

describe("refused without being read", () => {
  test.each([
    ["POST", "text/plain", 415, null],
    ["POST", "", 415, null],
    ["GET", json, 405, "POST"],
  ])("%s of type %j: %i", async (method, type, status, allowed) => {
    const headers = { "Content-Type": type, ...own };
    const body = method === "GET" ? null : JSON.stringify(valid);
    const answer = await place.request(address, { method, headers, body });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([status, allowed]);
    await nothingStored();
  });

  test.each([
    [16 * 1024, 400, {}],
    [16 * 1024 + 1, 413, {}],
    [16 * 1024 + 1, 413, { "Transfer-Encoding": "chunked", "Content-Length": "10" }],
  ])("%i bytes: %i, with headers %j", async (size, status, headers) => {
    const body = "a".repeat(size - JSON.stringify({ ...valid, body: "" }).length);
    expect((await post(JSON.stringify({ ...valid, body }), { "Content-Type": json, ...headers })).status).toBe(status);
    await nothingStored();
  });
});

describe("a form without JavaScript goes back to its contact page", () => {
  test.each([
    [{ language: "de" }, "en", "/de/contact?sent=1#sent"],
    [{ language: "/elsewhere.example" }, "en", "/en/contact?sent=1#sent"],
    [{ language: "fr" }, "de-AT", "/de/contact?sent=1#sent"],
    [{}, "de-AT", "/de/contact?sent=1#sent"],
  ])("of its language, %j, and a browser that asks for %s: %s", async (field, accepted, target) => {
    const answer = await sendForm({ ...valid, ...field }, { ...own, "Accept-Language": accepted });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, target]);
    expect(await place.list()).toHaveLength(1);
  });

  test.each([
    [{ email: "amal", body: "" }, "?failed=email#failed-email"],
    [{ body: " \r\n " }, "?failed=body#failed-body"],
  ])("with its visible field if it is not valid: %j", async (fields, target) => {
    const answer = await sendForm({ ...valid, ...fields });
    expect(answer.headers.get("Location")).toBe(`/en/contact${target}`);
    await nothingStored();
  });
});

describe("another site's page cannot send", () => {
  test.each<[status: number, headers: Record<string, string>]>([
    [303, { "Sec-Fetch-Site": "same-origin", Origin: "https://www.shop.example" }],
    [303, { "Sec-Fetch-Site": "none" }],
    // A proxy speaks https for this server.
    [303, { Origin: "https://shop.example" }],
    [403, {}],
    [403, { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" }],
    [403, { "Sec-Fetch-Site": "same-site", Origin: "https://forum.shop.example" }],
    [403, { Origin: "https://shop.example.elsewhere.example" }],
    [403, { Origin: "http://shop.example:8080" }],
    [403, { Origin: "null" }],
  ])("a form: %i with %j", async (status, headers) => {
    const answer = await sendForm(valid, headers);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    if (status === 303) expect(await place.list()).toHaveLength(1);
    else await nothingStored();
  });

  test("JSON, because the browser asks first and is allowed nothing", async () => {
    const headers = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" };
    const answer = await place.request(address, { method: "OPTIONS", headers });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([405, null]);
  });
});
