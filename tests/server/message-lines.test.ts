import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMessageJournal, type JournalEntry, readMessageJournal } from "../../src/server/messages/journal.ts";
import { unreadableLines } from "../../src/server/messages/lines.ts";

const folder = mkdtempSync(join(tmpdir(), "journal-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "messages.jsonl");
beforeEach(() => rmSync(file, { force: true, recursive: true }));

/** The entries of the file, and what was told of it. */
async function read() {
  const entries: JournalEntry[] = [];
  const told: string[] = [];
  for await (const entry of readMessageJournal(file, (...words) => told.push(words.join(": ")))) entries.push(entry);
  return { entries, told };
}

const entry = (id: string, body = "Hello"): JournalEntry => ({
  id,
  receivedAt: "2025-11-20T08:00:00.000Z",
  name: "Amal",
  email: "amal@shop.example",
  subject: "General question",
  body,
});
const lineOf = (id: string, body?: string) => `${JSON.stringify(entry(id, body))}\n`;

test("a journal that is not there has no entries", async () => {
  expect(await read()).toEqual({ entries: [], told: [] });
});

test("what was written is read again, oldest first", async () => {
  const journal = createMessageJournal(file);
  const bodies = ["Hello", "مرحبا 🧾", "a\u2028b\u2029c", "a\nb\tc\u0000", "語".repeat(300)];
  const written = [];
  for (const body of bodies) {
    written.push(await journal.append({ name: "Amal", email: "a@b.example", subject: "Support request", body }));
  }
  expect(await read()).toEqual({ entries: written, told: [] });
});

test("a line that is torn at any of its bytes loses no other, then or later", async () => {
  const whole = Buffer.from(lineOf("c", "Zeile 1\nZeile 2 – مرحبا 🧾"));
  for (let cut = 0; cut <= whole.length; cut++) {
    writeFileSync(file, lineOf("a") + lineOf("b"));
    appendFileSync(file, whole.subarray(0, cut));
    const { entries, told } = await read();
    const isComplete = cut >= whole.length - 1;
    expect(entries.map(({ id }) => id)).toEqual(isComplete ? ["a", "b", "c"] : ["a", "b"]);
    expect(told).toHaveLength(isComplete || cut === 0 ? 0 : 1);

    const next = await createMessageJournal(file).append({
      name: "Badr",
      email: "badr@shop.example",
      subject: "General question",
      body: "Bye",
    });
    expect((await read()).entries.map(({ id }) => id)).toEqual([...entries.map(({ id }) => id), next.id]);
  }
});

describe("what is unreadable is told of by number, without a word of it, and stays", () => {
  test.each([
    ["torn", '{"id":"c","name":"Sec'],
    ["no JSON", "secret"],
    ["another value", '"secret"'],
    ["a field is missing", JSON.stringify({ ...entry("c", "secret"), email: undefined })],
    ["a field of another kind", JSON.stringify({ ...entry("c", "secret"), name: 1 })],
    ["an id that could begin a header", JSON.stringify(entry("c>\r\nBcc: secret"))],
    ["a name that could begin a header", JSON.stringify({ ...entry("c", "secret"), name: "A\r\nBcc: b@c.example" })],
    ["an address that is none", JSON.stringify({ ...entry("c", "secret"), email: "a@b.example, c@d.example" })],
    ["a time that is none", JSON.stringify({ ...entry("c", "secret"), receivedAt: "yesterday" })],
    ["zeros, as after a power cut", "\u0000".repeat(4096)],
    ["longer than any line", JSON.stringify(entry("c", "secret".repeat(400_000)))],
  ])("%s", async (_, line) => {
    const text = `${lineOf("a")}\n${line}\n${lineOf("b")}`;
    writeFileSync(file, text);
    const { entries, told } = await read();
    expect(entries.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(told).toEqual([`Reading ${file}: line 3 is unreadable and was passed over; it stays in the file`]);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test.each([
    [[7], "line 7 is unreadable and was passed over; it stays in the file"],
    [[1, 3], "lines 1, 3 are unreadable and were passed over; they stay in the file"],
    [
      Array.from({ length: 12 }, (_, i) => i + 1),
      "lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more are unreadable and were passed over; they stay in the file",
    ],
  ])("%j", (numbers, words) => {
    expect(unreadableLines(numbers)).toBe(words);
  });
});

test("lines that Windows has ended are read as well", async () => {
  writeFileSync(file, (lineOf("a") + lineOf("b")).replaceAll("\n", "\r\n"));
  expect((await read()).entries.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a file that cannot be read is no empty journal", async () => {
  mkdirSync(file);
  await expect(read()).rejects.toThrow("EISDIR");
});
