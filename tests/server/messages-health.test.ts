/** `/healthz/messages`: whether messages could be stored. */
import { existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { killCommands } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { startServer } from "./command.ts";
import { createSampleApp, createSampleDist } from "./sample-dist.ts";
import { messageFrom } from "./sample-messages.ts";

afterEach(() => void vi.useRealTimers());
afterEach(killCommands);
const noSpace = "ENOSPC: no space left on device";

test("it says why not, tries at most once in ten seconds, and leaves the process well", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const check = vi.fn(async () => {});
  const { ask } = createSampleApp({ messages: { ...createMessageJournal("unused"), check } });
  const answer = async () => {
    const { status, headers, body } = await ask("/healthz/messages");
    expect(headers.get("Cache-Control")).toBe("no-store");
    return [status, await new Response(body).text()];
  };
  expect([await answer(), await answer()]).toEqual([
    [200, "OK\n"],
    [200, "OK\n"],
  ]);
  check.mockRejectedValue(new Error(`${noSpace}, open '/srv/secret/messages.jsonl'`));
  vi.advanceTimersByTime(9_999);
  expect([await answer(), check.mock.calls.length]).toEqual([[200, "OK\n"], 1]);
  vi.advanceTimersByTime(1);
  const failed = [503, `Messages cannot be stored: ${noSpace}\n`];
  expect(await Promise.all([answer(), answer()])).toEqual([failed, failed]);
  expect([(await ask("/healthz")).status, check.mock.calls.length]).toEqual([200, 2]);
  check.mockResolvedValue();
  vi.advanceTimersByTime(10_000);
  expect(await answer()).toEqual([200, "OK\n"]);
  expect((await ask("/healthz/messages", {}, "POST")).status).toBe(405);
});

const folder = temporaryFolder();
writeFileSync(join(folder, "file"), "");
const full = join(folder, "full.jsonl");
// Where a device stands for the disk: it takes nothing.
const hasFullDevice = existsSync("/dev/full");
const fill = (journal: string) => symlinkSync("/dev/full", `${journal}.trial`);
if (hasFullDevice) fill(full);

test.each<readonly [place: string, text: string | RegExp]>([
  [join(folder, "new", "messages.jsonl"), "OK\n"],
  [join(folder, "file", "messages.jsonl"), /^Messages cannot be stored: E[A-Z]+: [a-z ]+\n$/],
  [folder, /^Messages cannot be stored: EISDIR: [a-z ]+\n$/],
  ...(hasFullDevice ? [[full, `Messages cannot be stored: ${noSpace}\n`] as const] : []),
])("a journal at %s: %s", async (place, text) => {
  const { ask } = createSampleApp({ messages: createMessageJournal(place) });
  expect(await (await ask("/healthz/messages")).text()).toMatch(text);
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".trial"))).toEqual(
    place === full || !hasFullDevice ? [] : ["full.jsonl.trial"],
  );
});

test.skipIf(!hasFullDevice)(
  "with a full disk the server says so, and serves the site; with space it stores",
  async () => {
    const { dist } = createSampleDist();
    const MESSAGE_JOURNAL = join(dist, "messages.jsonl");
    fill(MESSAGE_JOURNAL);
    const { said, origin } = await startServer(["--dist", dist], { MESSAGE_JOURNAL });
    expect(said.err).toMatch(/^\S+Z Messages cannot be stored until the disk has space: ENOSPC: [^\n:]+\n$/);
    expect((await fetch(`${origin}/en`)).status).toBe(200);
    expect((await fetch(`${origin}/healthz/messages`)).status).toBe(200);
    const headers = { "Content-Type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(messageFrom("Amal")) };
    expect((await fetch(`${origin}/api/v1/message`, sent)).status).toBe(200);
  },
);
