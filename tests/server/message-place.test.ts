/** A journal at a place where no message can be kept: whoever starts the server is told, and so is a visitor. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { killCommands } from "../commands/start.ts";
import { startCommand, startServer } from "./command.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { dist, clientRoot, remove } = createSampleDist();
afterEach(killCommands);
afterAll(remove);

const places = {
  "a folder": join(dist, "folder"),
  "below a file": join(dist, "site.json", "messages.jsonl"),
  "where nothing can be made": "/proc/messages/messages.jsonl",
  "a pipe": join(dist, "pipe"),
  "a device": "/dev/full",
};
mkdirSync(places["a folder"]);
spawnSync("mkfifo", [places["a pipe"]]);

const message = { name: "Amal", email: "amal@shop.example", subject: "General question", body: "Hello" };

describe.each(Object.entries(places))("%s", (_kind, place) => {
  test("is told of at the start, in one sentence", { timeout: 30_000 }, async () => {
    const { code, out, err } = await startCommand(["--port", "0", "--dist", dist], { MESSAGE_JOURNAL: place }).ended;
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^Messages cannot be kept in [^\n]+\.\n$/);
    expect(err).toContain(place);
  });

  test("fails the visitor in readable words, and the log in one line", async () => {
    const logged: string[] = [];
    const log = (what: string) => logged.push(what);
    const app = createApp({ clientRoot, site: sampleSite, journal: createMessageJournal(place), log });
    const send = (type: string, body: string) =>
      app.request("/api/v1/message", { method: "POST", headers: { "Content-Type": type }, body });
    const answer = await send("application/json", JSON.stringify(message));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      errors: { request: "The message could not be stored. Please try again later." },
    });
    const form = await send("application/x-www-form-urlencoded", new URLSearchParams(message).toString());
    expect([form.status, form.headers.get("Location")]).toEqual([303, "/en/contact?failed=1#failed"]);
    expect(logged).toEqual(["Storing a message failed", "Storing a message failed"]);
  });
});

test.skipIf(process.platform === "win32")(
  "a journal that others can read is theirs no longer",
  async () => {
    const journal = join(dist, "open.jsonl");
    writeFileSync(journal, "");
    chmodSync(journal, 0o644);
    const { said } = await startServer(["--dist", dist], { MESSAGE_JOURNAL: journal });
    expect((statSync(journal).mode & 0o777).toString(8)).toBe("600");
    expect(said.err).toBe("");
  },
  30_000,
);

test("a journal that is missing is made at the start, for its owner alone", async () => {
  const journal = join(dist, "new", "messages.jsonl");
  await startServer(["--dist", dist], { MESSAGE_JOURNAL: journal });
  expect(readFileSync(journal, "utf8")).toBe("");
  if (process.platform !== "win32") expect((statSync(journal).mode & 0o777).toString(8)).toBe("600");
}, 30_000);
