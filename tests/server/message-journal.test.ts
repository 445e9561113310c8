import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import type { Message } from "../../src/server/messages/schema.ts";
import { sampleSite } from "./sample-dist.ts";

const message: Message = {
  name: "Amal",
  email: "amal@shop.example",
  subject: "Support request",
  body: "Line 1\nLine 2",
};
let root = "";
let file = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "journal-"));
  file = join(root, "below", "messages.jsonl");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const lines = () => readFileSync(file, "utf8").trimEnd().split("\n");

/** Opens for real, with a handle that fails or tells. */
const openWith = (method: "sync" | "appendFile", instead: () => Promise<void>): typeof open => {
  return async (...how) => Object.assign(await open(...how), { [method]: instead });
};

test("the folder is made when the first message comes", async () => {
  const journal = createMessageJournal(file);
  expect(() => statSync(dirname(file))).toThrow("ENOENT");
  await journal.append(message);
  expect(lines()).toHaveLength(1);
});

test("only the owner can read folder and file", async (context) => {
  context.skip(process.platform === "win32", "Windows keeps such rights elsewhere");
  await createMessageJournal(file).append(message);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

test("what stands there is kept, and a second journal goes on behind it", async () => {
  const first = await createMessageJournal(file).append(message);
  const second = await createMessageJournal(file).append({ ...message, name: "Badr" });
  expect(lines().map((line) => JSON.parse(line))).toEqual([first, second]);
});

test("messages at the same moment stay one line each, in order", async () => {
  const journal = createMessageJournal(file);
  const entries = await Promise.all(
    Array.from({ length: 50 }, (_, i) => journal.append({ ...message, name: `N${i}` })),
  );
  expect(lines().map((line) => JSON.parse(line))).toEqual(entries);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(50);
});

test("a line torn by a power cut spoils no other", async () => {
  const journal = createMessageJournal(file);
  await journal.append(message);
  appendFileSync(file, '{"id":"torn');
  const entry = await journal.append(message);
  expect(lines()[1]).toBe('{"id":"torn');
  expect(JSON.parse(lines()[2] ?? "")).toEqual(entry);
});

describe("nothing is confirmed that is not on disk", () => {
  test("the message is written and synced before the answer", async () => {
    let synced = "";
    const journal = createMessageJournal(
      file,
      openWith("sync", async () => {
        synced = readFileSync(file, "utf8");
      }),
    );
    const { id } = await journal.append(message);
    expect(synced).toContain(id);
  });

  test.each(["sync", "appendFile"] as const)("where %s fails, the sender gets 503", async (method) => {
    const journal = createMessageJournal(
      file,
      openWith(method, () => Promise.reject(new Error("EIO"))),
    );
    await expect(journal.append(message)).rejects.toThrow("EIO");
    const app = createApp({ clientRoot: root, site: sampleSite, journal, log: () => {} });
    const answer = await app.request("/api/v1/message", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
    });
    expect(answer.status).toBe(503);
  });

  test("where no folder can be made, it is rejected", async () => {
    writeFileSync(join(root, "below"), "a file");
    await expect(createMessageJournal(file).append(message)).rejects.toThrow();
  });

  test("after a failure the next message is stored again", async () => {
    let broken = true;
    const journal = createMessageJournal(file, (...how) =>
      broken ? Promise.reject(new Error("EMFILE")) : open(...how),
    );
    await expect(journal.append(message)).rejects.toThrow("EMFILE");
    broken = false;
    await journal.append(message);
    expect(lines()).toHaveLength(1);
  });
});
