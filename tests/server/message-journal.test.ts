import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { createSampleApp } from "./sample-dist.ts";
import { entryOf, linesOf, messageFrom } from "./sample-messages.ts";

const root = temporaryFolder();
const file = join(root, "below", "messages.jsonl");
beforeEach(() => rmSync(dirname(file), { force: true, recursive: true }));

const message = messageFrom("Amal");
const write = (text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/** The unsent entries of the file, and what was logged about it. */
async function read() {
  const logged: string[] = [];
  const entries = await createMessageJournal(file).unsent((...words) => logged.push(words.join(": ")));
  return { entries, ids: entries.map(({ id }) => id), logged };
}

describe("the journal", () => {
  test.skipIf(process.platform === "win32")("is for its owner alone, whoever made it", async () => {
    const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    await createMessageJournal(file).append(message);
    expect([rightsOf(dirname(file)), rightsOf(file)]).toEqual(["700", "600"]);
    chmodSync(file, 0o644);
    await read();
    expect(rightsOf(file)).toBe("600");
  });

  test("is read as it was written, by several in a row, oldest first", async () => {
    const written = [];
    for (const body of ["مرحبا 🧾", "a\u2028b\u2029c", "a\nb\tc\u0000"]) {
      written.push(await createMessageJournal(file).append({ ...message, body }));
    }
    expect(await read()).toMatchObject({ entries: written, logged: [] });
    write(readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    expect((await read()).entries).toEqual(written);
  });

  test("leaves out what was delivered or refused, once or twice in the file", async () => {
    const journal = createMessageJournal(file);
    const [a, b, c] = await Promise.all(["A", "B", "C"].map((name) => journal.append(messageFrom(name))));
    await journal.note({ id: a?.id ?? "", deliveredAt: "2025-11-20T08:00:00.000Z" });
    await journal.note({ id: c?.id ?? "", refusedAt: "2025-11-20T08:00:00.000Z", code: 550 });
    appendFileSync(file, readFileSync(file));
    expect(await read()).toEqual({ entries: [b], ids: [b?.id], logged: [] });
  });

  test("keeps messages of the same moment one line each, in order", async () => {
    const journal = createMessageJournal(file);
    const entries = await Promise.all(Array.from({ length: 50 }, (_, i) => journal.append(messageFrom(`N${i}`))));
    expect(linesOf(file)).toEqual(entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(50);
  });

  test("loses no other line by one that is torn at any of its bytes, then or later", async () => {
    const whole = Buffer.from(lineOf(entryOf("c", "Zeile 1\nZeile 2 – مرحبا 🧾")));
    for (let cut = 0; cut <= whole.length; cut++) {
      write(lineOf(entryOf("a")) + lineOf(entryOf("b")));
      appendFileSync(file, whole.subarray(0, cut));
      const { ids, logged } = await read();
      const isComplete = cut >= whole.length - 1;
      expect(ids).toEqual(isComplete ? ["a", "b", "c"] : ["a", "b"]);
      expect(logged).toHaveLength(isComplete || cut === 0 ? 0 : 1);
      const next = await createMessageJournal(file).append(message);
      expect((await read()).ids).toEqual([...ids, next.id]);
    }
  });

  test.each([
    ["torn", '{"id":"c","name":"Sec', "2"],
    ["a field is missing", JSON.stringify({ ...entryOf("c", "secret"), email: undefined }), "2"],
    ["an id that could begin a header", JSON.stringify(entryOf("c>\r\nBcc: secret")), "2"],
    ["several, of which ten are named", "\n?".repeat(12), "3, 4, 5, 6, 7, 8, 9, 10, 11, 12"],
  ])("logs the number of an unreadable line, not a word of it, and leaves it there: %s", async (_, line, numbers) => {
    const text = `${lineOf(entryOf("a"))}${line}\n\n${lineOf(entryOf("b"))}`;
    write(text);
    const { ids, logged } = await read();
    expect({ ids, logged }).toEqual({
      ids: ["a", "b"],
      logged: [`Reading ${file}: skipped unreadable lines: ${numbers}`],
    });
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

describe("nothing is confirmed that is not on disk", async () => {
  const handle = await open(root, "r");
  /** Every file handle has these methods. */
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  afterEach(() => void vi.restoreAllMocks());

  test("the message is written and synced before the answer", async () => {
    const synced: string[] = [];
    vi.spyOn(handles, "sync").mockImplementation(async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory();
      synced.push(isFolder ? "its folder" : readFileSync(file, "utf8"));
    });
    const { id } = await createMessageJournal(file).append(message);
    expect(synced).toEqual([expect.stringContaining(id), "its folder"]);
  });

  test.each(["sync", "appendFile"] as const)("if %s fails, it is not stored, but the next one is", async (method) => {
    const journal = createMessageJournal(file);
    // So that the folder need not be synced any more.
    await journal.append(message);
    vi.spyOn(handles, method).mockRejectedValueOnce(new Error("EIO"));
    await expect(journal.append(message)).rejects.toThrow("EIO");
    const { id } = await journal.append(message);
    expect(linesOf(file).at(-1)).toMatchObject({ id });
  });
});

const places = { "a folder": root, "below a file": join(root, "file", "messages.jsonl"), "a device": "/dev/full" };
writeFileSync(join(root, "file"), "");

test.each(Object.entries(places))("at %s no journal can be kept: not at the start, and not later", async (_, place) => {
  const journal = createMessageJournal(place);
  await expect(journal.unsent(() => {})).rejects.toThrow();
  const logged: unknown[] = [];
  const { app } = createSampleApp({ journal, log: (what) => logged.push(what) });
  const headers = { "Content-Type": "application/json" };
  const answer = await app.request("/api/v1/message", { method: "POST", headers, body: JSON.stringify(message) });
  const errors = { request: "The message could not be stored. Please try again later." };
  expect([answer.status, await answer.json()]).toEqual([503, { errors }]);
  expect(logged).toEqual(["Storing a message failed"]);
});
