import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { subjects } from "../../src/features/message/message.ts";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal, type MessageJournal } from "../../src/server/messages/journal.ts";
import { sampleSite } from "./sample-dist.ts";

const folder = mkdtempSync(join(tmpdir(), "messages-"));
const file = join(folder, "messages.jsonl");
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failing: MessageJournal = { append: () => Promise.reject(new Error("disk full")) };
const logged: unknown[][] = [];
const appWith = (journal: MessageJournal) =>
  createApp({ clientRoot: folder, site: sampleSite, journal, log: (...entry) => logged.push(entry) });
/** A site whose form takes longer messages. */
const wordyApp = createApp({
  clientRoot: folder,
  site: { ...sampleSite, messageMaxLength: 10_000 },
  journal: createMessageJournal(file),
});
const app = appWith(createMessageJournal(file));

const valid = { name: "Amal Haddad", email: "amal@corner-shop.example", subject: "General question", body: "Hello" };
const address = "http://shop.example/api/v1/message";
const sendText = (body: string, type: string | undefined = "application/json", to = app) =>
  to.request(address, { method: "POST", headers: { "Content-Type": type }, body });
const send = (message: unknown, to = app) => sendText(JSON.stringify(message), "application/json", to);
const sendForm = (fields: Record<string, string>, referer?: string, to = app) =>
  to.request(address, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...(referer && { Referer: referer }) },
    body: new URLSearchParams(fields).toString(),
  });
const stored = (): Record<string, unknown>[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const nothingStored = () => expect(() => readFileSync(file)).toThrow("ENOENT");

describe("a valid message is stored, then confirmed", () => {
  test("as one line with id and time of receipt", async () => {
    const answer = await send(valid);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { id } = await answer.json();
    const [entry] = stored();
    expect(entry).toEqual({ id, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), ...valid });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(subjects.map(({ value }) => value))("with the subject %s, as the form sends it", async (subject) => {
    expect((await send({ ...valid, subject })).status).toBe(200);
  });

  test("whatever parameters the type has", async () => {
    expect((await sendText(JSON.stringify(valid), "Application/JSON; charset=utf-8")).status).toBe(200);
  });

  test("without fields that are not known", async () => {
    await send({ ...valid, id: "mine", admin: true, __proto__: { receivedAt: "never" } });
    expect(Object.keys(stored()[0] ?? {})).toEqual(["id", "receivedAt", "name", "email", "subject", "body"]);
    expect(stored()[0]?.id).not.toBe("mine");
  });

  test("with line breaks and other scripts as they were written", async () => {
    const body = 'Zeile 1\nZeile 2 "zitiert" – مرحبا 🧾';
    await send({ ...valid, body });
    expect(stored()[0]?.body).toBe(body);
  });

  test.each(["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028", "\u2029"])(
    "%j in the name cannot begin a header",
    async (lineBreak) => {
      await send({ ...valid, name: `Amal${lineBreak}Bcc: everybody@corner-shop.example` });
      expect(stored()[0]?.name).toBe("Amal Bcc: everybody@corner-shop.example");
    },
  );
});

describe("a message that is not valid is refused with a sentence at each field", () => {
  test.each([
    ["name", { ...valid, name: "" }],
    ["name", { ...valid, name: "   " }],
    ["name", { ...valid, name: undefined }],
    ["name", { ...valid, name: "a".repeat(201) }],
    ["name", { ...valid, name: ["Amal"] }],
    ["email", { ...valid, email: "" }],
    ["email", { ...valid, email: "amal" }],
    ["email", { ...valid, email: "amal@shop.example\r\nBcc: b@shop.example" }],
    ["email", { ...valid, email: "Amal <amal@shop.example>" }],
    ["email", { ...valid, email: `${"a".repeat(250)}@shop.example` }],
    ["subject", { ...valid, subject: "" }],
    ["subject", { ...valid, subject: "Produkt-Support" }],
    ["subject", { ...valid, subject: undefined }],
    ["body", { ...valid, body: "" }],
    ["body", { ...valid, body: " \n " }],
    ["body", { ...valid, body: "a".repeat(301) }],
    ["body", { ...valid, body: null }],
    ["request", "a text"],
    ["request", [valid]],
    ["request", null],
  ])("%s: %#", async (field, message) => {
    const answer = await send(message);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(/^[A-Z].*\.$/);
    nothingStored();
  });

  test("all of them at once", async () => {
    const { errors } = await (await send({})).json();
    expect(Object.keys(errors)).toEqual(["name", "email", "subject", "body"]);
  });

  test.each(["", "{", "name=Amal", "\u0000"])("what is no JSON: %j", async (text) => {
    const answer = await sendText(text);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, ["request"]]);
  });
});

describe("length is counted as the browser's maxlength counts it", () => {
  test.each([
    ["300 letters", "a".repeat(300), 200],
    ["150 emoji, two units each", "🧾".repeat(150), 200],
    ["151 emoji", "🧾".repeat(151), 400],
    ["300 with line breaks sent as CR LF", "a\r\n".repeat(150), 200],
    ["301 with line breaks sent as CR LF", `${"a\r\n".repeat(150)}b`, 400],
  ])("%s", async (_, body, status) => {
    expect((await send({ ...valid, body })).status).toBe(status);
  });

  test("the content says how long a message may be", async () => {
    expect((await send({ ...valid, body: "a".repeat(10_000) }, wordyApp)).status).toBe(200);
    const answer = await send({ ...valid, body: "a".repeat(10_001) }, wordyApp);
    expect(await answer.json()).toEqual({ errors: { body: "The message is longer than 10000 characters." } });
  });

  test("and the longest one fits, however its characters are escaped", async () => {
    const body = "語".repeat(10_000);
    const escaped = JSON.stringify({ ...valid, body }).replaceAll("語", "\\u8a9e");
    expect((await sendText(escaped, "application/json", wordyApp)).status).toBe(200);
    const answer = await sendForm({ ...valid, body, name: "語".repeat(200) }, undefined, wordyApp);
    expect(answer.headers.get("Location")).toContain("?sent=1");
  });

  test("a name has 200 units at most", async () => {
    expect((await send({ ...valid, name: "a".repeat(200) })).status).toBe(200);
    expect((await send({ ...valid, name: "🧾".repeat(100) })).status).toBe(200);
    expect((await send({ ...valid, name: "🧾".repeat(101) })).status).toBe(400);
  });
});

describe("what is no message is refused before it is read", () => {
  test.each(["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""])(
    "type %j: 415",
    async (type) => {
      expect((await sendText(JSON.stringify(valid), type)).status).toBe(415);
      nothingStored();
    },
  );

  test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])("method %s: 405", async (method) => {
    const answer = await app.request(address, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  test.each([
    [16 * 1024, 400],
    [16 * 1024 + 1, 413],
    [1_000_000, 413],
  ])("%i bytes: %i", async (size, status) => {
    const empty = JSON.stringify({ ...valid, body: "" });
    const text = JSON.stringify({ ...valid, body: "a".repeat(size - empty.length) });
    expect((await sendText(text)).status).toBe(status);
    nothingStored();
  });

  test("too much though the length says less", async () => {
    const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked", "Content-Length": "10" };
    const answer = await app.request(address, { method: "POST", headers, body: "a".repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});

describe("a message that cannot be stored is never confirmed", () => {
  test("503, and the fault is logged without the message", async () => {
    logged.length = 0;
    const answer = await send(valid, appWith(failing));
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([503, ["request"]]);
    expect(logged).toEqual([["Storing a message failed", new Error("disk full")]]);
  });

  test("the form goes back with the failure", async () => {
    const answer = await sendForm(valid, "http://shop.example/en/contact", appWith(failing));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/contact?failed=1#failed"]);
  });
});

describe("a form without JavaScript goes back to its contact page", () => {
  test.each([
    ["http://shop.example/en/contact", "/en/contact?sent=1#sent"],
    ["http://shop.example/de/contact?failed=1#form", "/de/contact?sent=1#sent"],
    ["http://shop.example/de/contact/", "/de/contact?sent=1#sent"],
    ["https://shop.example/de/contact", "/de/contact?sent=1#sent"],
    ["http://shop.example/de/features", "/en/contact?sent=1#sent"],
    ["http://shop.example//elsewhere.example/de/contact", "/en/contact?sent=1#sent"],
    ["http://shop.example:8080/de/contact", "/en/contact?sent=1#sent"],
    ["http://elsewhere.example/de/contact", "/en/contact?sent=1#sent"],
    ["not an address", "/en/contact?sent=1#sent"],
    ["data:text/html,/de/contact", "/en/contact?sent=1#sent"],
    [undefined, "/en/contact?sent=1#sent"],
  ])("from %s to %s", async (referer, target) => {
    const answer = await sendForm(valid, referer);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, target]);
    expect(stored()).toHaveLength(1);
  });

  test("in the visitor's language where the browser does not say which page it was", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "de-AT" };
    const answer = await app.request(address, { method: "POST", headers, body: new URLSearchParams(valid).toString() });
    expect(answer.headers.get("Location")).toBe("/de/contact?sent=1#sent");
  });

  test("with the failure where it is not valid", async () => {
    const answer = await sendForm({ ...valid, email: "amal" }, "http://shop.example/de/contact");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/de/contact?failed=1#failed"]);
    nothingStored();
  });
});
