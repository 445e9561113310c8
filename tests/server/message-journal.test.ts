import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { createSampleApp } from "./sample-dist.ts";
import { entryOf, linesOf, messageFrom } from "./sample-messages.ts";

const root = temporaryFolder();
const file = join(root, "below", "messages.jsonl");
beforeEach(() => {
  rmSync(dirname(file), { force: true, recursive: true });
  mkdirSync(dirname(file));
});

const message = messageFrom("Amal");
const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

async function read() {
  const logged: string[] = [];
  const entries = await createMessageJournal(file).unsent((...words) => logged.push(words.join(": ")));
  return { entries, ids: entries.map(({ id }) => id), logged };
}

describe("the journal", () => {
  test.skipIf(process.platform === "win32")("is readable by its owner only, also if it was not before", async () => {
    rmSync(dirname(file), { recursive: true });
    const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    await createMessageJournal(file).append(message);
    expect([rightsOf(dirname(file)), rightsOf(file)]).toEqual(["700", "600"]);
    chmodSync(file, 0o644);
    await read();
    expect(rightsOf(file)).toBe("600");
  });

  test("has a line for each message of the same moment, in order, also with the line ends of Windows", async () => {
    const journal = createMessageJournal(file);
    const bodies = [
      "مرحبا 🧾",
      "a\u2028b\u2029c",
      "a\nb\tc\u0000",
      ...Array.from({ length: 50 }, (_, index) => `${index}`),
    ];
    const written = await Promise.all(bodies.map((body) => journal.append({ ...message, body })));
    expect(new Set(written.map(({ id }) => id)).size).toBe(bodies.length);
    expect(await read()).toMatchObject({ entries: written, logged: [] });
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    expect((await read()).entries).toEqual(written);
  });

  test("leaves out delivered and refused messages, once or twice in the file", async () => {
    const journal = createMessageJournal(file);
    const [a, b, c] = await Promise.all(["A", "B", "C"].map((name) => journal.append(messageFrom(name))));
    await journal.note({ id: a?.id ?? "", deliveredAt: "2025-11-20T08:00:00.000Z" });
    await journal.note({ id: c?.id ?? "", refusedAt: "2025-11-20T08:00:00.000Z", code: 550 });
    appendFileSync(file, readFileSync(file));
    expect(await read()).toEqual({ entries: [b], ids: [b?.id], logged: [] });
  });

  test("loses no other line by one that is torn at any of its bytes, then or later", async () => {
    const whole = Buffer.from(lineOf(entryOf("c", "Zeile 1\nZeile 2 – مرحبا 🧾")));
    for (let cut = 0; cut <= whole.length; cut++) {
      writeFileSync(file, lineOf(entryOf("a")) + lineOf(entryOf("b")));
      appendFileSync(file, whole.subarray(0, cut));
      const { ids, logged } = await read();
      const isComplete = cut >= whole.length - 1;
      expect(ids).toEqual(isComplete ? ["a", "b", "c"] : ["a", "b"]);
      expect(logged).toHaveLength(isComplete || cut === 0 ? 0 : 1);
      const next = await createMessageJournal(file).append(message);
      expect((await read()).ids).toEqual([...ids, next.id]);
    }
  });

  test("logs the numbers of ten unreadable lines, not a word of them, and leaves them in the file", async () => {
    const missing = JSON.stringify({ ...entryOf("c", "secret"), email: undefined });
    const header = JSON.stringify(entryOf("c>\r\nBcc: secret"));
    const text = [JSON.stringify(entryOf("a")), missing, header, ..."??????????", lineOf(entryOf("b"))].join("\n");
    writeFileSync(file, text);
    const { ids, logged } = await read();
    expect(ids).toEqual(["a", "b"]);
    expect(logged).toEqual([`Reading ${file}: skipped unreadable lines: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`]);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

describe("a message is on disk before it is confirmed", async () => {
  const handle = await open(root, "r");
  /** Every file handle has these methods. */
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  afterEach(() => void vi.restoreAllMocks());

  test("written and synced, with the folder of a new file", async () => {
    const synced: string[] = [];
    vi.spyOn(handles, "sync").mockImplementation(async function (this: FileHandle) {
      const isFolder = (await this.stat()).isDirectory();
      synced.push(isFolder ? "its folder" : readFileSync(file, "utf8"));
    });
    const { id } = await createMessageJournal(file).append(message);
    expect(synced).toEqual([expect.stringContaining(id), "its folder"]);
  });

  test.each(["sync", "appendFile"] as const)("not if %s fails; the next one is", async (method) => {
    const journal = createMessageJournal(file);
    // Afterwards the folder is not synced again.
    await journal.append(message);
    vi.spyOn(handles, method).mockRejectedValueOnce(new Error("EIO"));
    await expect(journal.append(message)).rejects.toThrow("EIO");
    const { id } = await journal.append(message);
    expect(linesOf(file).at(-1)).toMatchObject({ id });
  });
});

const wrong = [root, join(root, "file", "messages.jsonl"), "/dev/full"];
test.each(wrong)("a journal that cannot be at %s fails at the start and at each message", async (place) => {
  writeFileSync(join(root, "file"), "");
  const journal = createMessageJournal(place);
  await expect(journal.unsent(() => {})).rejects.toThrow();
  const log = vi.fn();
  const { app } = createSampleApp({ messages: journal, log });
  const headers = { "Content-Type": "application/json" };
  const answer = await app.request("/api/v1/message", { method: "POST", headers, body: JSON.stringify(message) });
  const errors = { request: "The message could not be stored. Please try again later." };
  expect([answer.status, await answer.json()]).toEqual([503, { errors }]);
  expect(log.mock.calls).toEqual([["Storing a message failed", expect.any(Error)]]);
});
