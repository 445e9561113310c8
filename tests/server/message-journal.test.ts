import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { openMessages } from "../../src/server/messages/messages.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleSite } from "./sample-dist.ts";
import { entryOf, linesOf, messageFrom } from "./sample-messages.ts";

const root = temporaryFolder();
const file = join(root, "below", "messages.jsonl");
beforeEach(() => rmSync(dirname(file), { force: true, recursive: true }));

const message = messageFrom("Amal");
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const withRights = test.skipIf(process.platform === "win32");

/** The entries of the file, and what was logged about it. */
async function read() {
  const logged: string[] = [];
  const entries = await createMessageJournal(file).read((...words) => logged.push(words.join(": ")));
  return { entries, ids: entries.map(({ id }) => id), logged };
}

describe("the journal", () => {
  withRights("is for its owner alone, whoever made it", async () => {
    await createMessageJournal(file).append(message);
    expect([rightsOf(dirname(file)), rightsOf(file)]).toEqual(["700", "600"]);
    chmodSync(file, 0o644);
    await openMessages({ journalFile: file, mail: undefined, brand: "", log: () => {} });
    expect(rightsOf(file)).toBe("600");
  });

  test("is read as it was written, by several in a row, oldest first", async () => {
    const written = [];
    for (const body of ["مرحبا 🧾", "a\u2028b\u2029c", "a\nb\tc\u0000"]) {
      written.push(await createMessageJournal(file).append({ ...message, body }));
    }
    expect(await read()).toMatchObject({ entries: written, logged: [] });
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    expect((await read()).entries).toEqual(written);
  });

  test("keeps messages of the same moment one line each, in order", async () => {
    const journal = createMessageJournal(file);
    const entries = await Promise.all(Array.from({ length: 50 }, (_, i) => journal.append(messageFrom(`N${i}`))));
    expect(linesOf(file)).toEqual(entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(50);
  });

  test("loses no other line by one that is torn at any of its bytes, then or later", async () => {
    const lineOf = (id: string, body?: string) => `${JSON.stringify(entryOf(id, body))}\n`;
    const whole = Buffer.from(lineOf("c", "Zeile 1\nZeile 2 – مرحبا 🧾"));
    mkdirSync(dirname(file));
    for (let cut = 0; cut <= whole.length; cut++) {
      writeFileSync(file, lineOf("a") + lineOf("b"));
      appendFileSync(file, whole.subarray(0, cut));
      const { ids, logged } = await read();
      const isComplete = cut >= whole.length - 1;
      expect(ids).toEqual(isComplete ? ["a", "b", "c"] : ["a", "b"]);
      expect(logged).toHaveLength(isComplete || cut === 0 ? 0 : 1);
      const next = await createMessageJournal(file).append(message);
      expect((await read()).ids).toEqual([...ids, next.id]);
    }
  });
});

describe("what is unreadable is logged by number, without a word of it, and stays", () => {
  const unreadable = "unreadable lines were passed over and stay in the file";
  const secret = entryOf("c", "secret");
  const readable = JSON.stringify(entryOf("a"));
  test.each([
    ["torn", '{"id":"c","name":"Sec'],
    ["a field is missing", JSON.stringify({ ...secret, email: undefined })],
    ["an id that could begin a header", JSON.stringify(entryOf("c>\r\nBcc: secret"))],
    ["a name that could begin a header", JSON.stringify({ ...secret, name: "A\r\nBcc: b@c.example" })],
    ["an address that is none", JSON.stringify({ ...secret, email: "a@b.example, c@d.example" })],
    ["zeros, as after a power cut", "\u0000".repeat(4096)],
  ])("%s", async (_, line) => {
    const text = `${readable}\n\n${line}\n${readable}\n`;
    mkdirSync(dirname(file));
    writeFileSync(file, text);
    const { ids, logged } = await read();
    expect(ids).toEqual(["a", "a"]);
    expect(logged).toEqual([`Reading ${file}: ${unreadable}: 3`]);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("several, of which ten are named", async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, "?\n".repeat(12));
    expect((await read()).logged).toEqual([`Reading ${file}: ${unreadable}: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …`]);
  });
});

describe("nothing is confirmed that is not on disk", () => {
  /** Every file handle has these methods. */
  let handles: FileHandle;
  beforeAll(async () => {
    const handle = await open(root, "r");
    handles = Object.getPrototypeOf(handle);
    await handle.close();
  });
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

const places = {
  "a folder": join(root, "folder"),
  "below a file": join(root, "file", "messages.jsonl"),
  "a pipe": join(root, "pipe"),
  "a device": "/dev/full",
  "below a folder that takes none": "/proc/none/messages.jsonl",
};
mkdirSync(places["a folder"]);
writeFileSync(dirname(places["below a file"]), "");
spawnSync("mkfifo", [places["a pipe"]]);

test.each(Object.entries(places))("at %s no journal can be kept: the server does not start", async (_kind, place) => {
  await expect(openMessages({ journalFile: place, mail: undefined, brand: "", log: () => {} })).rejects.toThrow();
});

test("if it cannot be kept later, visitors read so, and the log has one line without the message", async () => {
  const logged: unknown[] = [];
  const journal = createMessageJournal(places["a device"]);
  const app = createApp({ clientRoot: root, site: sampleSite, journal, log: (what) => logged.push(what) });
  const headers = { "Content-Type": "application/json" };
  const answer = await app.request("/api/v1/message", { method: "POST", headers, body: JSON.stringify(message) });
  const errors = { request: "The message could not be stored. Please try again later." };
  expect([answer.status, await answer.json()]).toEqual([503, { errors }]);
  expect(logged).toEqual(["Storing a message failed"]);
});
