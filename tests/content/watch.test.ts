/** Changes of a watched content folder. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "../../scripts/content/cli/watch.ts";
import { CommandError } from "../../scripts/content/core/command-error.ts";
import type { Message } from "../../scripts/content/core/messages/message.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import type { FileBytes } from "../../scripts/content/files/content-folder.ts";
import { killCommands, startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleFolder } from "./content-copy.ts";

const patience = { timeout: 20_000, interval: 10 };

const all = temporaryFolder();
let folder = all;
const root = () => join(folder, "content");
const path = (name: string) => join(root(), name);

const onChange = vi.fn<(files: FileBytes) => Promise<void>>();
const onError = vi.fn();
let stop = async () => {};

beforeEach(async ({ task }) => {
  folder = join(all, task.id);
  mkdirSync(path("a/b"), { recursive: true });
  writeFileSync(path("a/one.yaml"), "one");
  writeFileSync(path("a/b/two.yaml"), "two");
  onChange.mockReset().mockResolvedValue();
  onError.mockReset();
  stop = await watchFolder(root(), { onChange, onError });
});
afterEach(async () => {
  killCommands();
  await stop();
});

const texts = () =>
  Object.fromEntries([...(onChange.mock.lastCall?.[0] ?? [])].map(([name, data]) => [name, String(data)]));
const expectFiles = (files: Readonly<Record<string, string>>) =>
  vi.waitFor(() => expect(texts()).toEqual(files), patience);

test("answers at once, and after files are changed, replaced, renamed and deleted", async () => {
  await expectFiles({ "a/one.yaml": "one", "a/b/two.yaml": "two" });
  const two = () => onChange.mock.lastCall?.[0].get("a/b/two.yaml");
  const before = two();
  writeFileSync(path("a/one.yaml"), "1");
  await expectFiles({ "a/one.yaml": "1", "a/b/two.yaml": "two" });
  expect(two(), "what did not change is the same object").toBe(before);
  writeFileSync(path("a/one.yaml.tmp~"), "I");
  renameSync(path("a/one.yaml.tmp~"), path("a/one.yaml"));
  await expectFiles({ "a/one.yaml": "I", "a/b/two.yaml": "two" });
  renameSync(path("a/one.yaml"), path("a/b/1.yaml"));
  rmSync(path("a/b/two.yaml"));
  await expectFiles({ "a/b/1.yaml": "I" });
});

test("sees a folder that was moved, and another folder in place of the whole", async () => {
  renameSync(path("a"), path("e"));
  await expectFiles({ "e/one.yaml": "one", "e/b/two.yaml": "two" });
  writeFileSync(path("e/b/two.yaml"), "2");
  await expectFiles({ "e/one.yaml": "one", "e/b/two.yaml": "2" });
  cpSync(path("e"), join(folder, "other"), { recursive: true });
  renameSync(root(), join(folder, "before"));
  renameSync(join(folder, "other"), root());
  await expectFiles({ "one.yaml": "one", "b/two.yaml": "2" });
});

test("tries again if a file is in use, and says so if that lasts", async () => {
  const inUse = new Error("in use");
  onChange.mockRejectedValueOnce(inUse).mockRejectedValueOnce(inUse);
  writeFileSync(path("a/one.yaml"), "1");
  await vi.waitFor(() => expect(onChange).toHaveResolvedTimes(2), patience);
  expect([texts(), onError.mock.calls]).toEqual([{ "a/one.yaml": "1", "a/b/two.yaml": "two" }, []]);
  onChange.mockRejectedValue(inUse);
  writeFileSync(path("a/one.yaml"), "2");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1), patience);
});

test("goes on if the first answer fails, and does not try again what waiting does not change", async () => {
  const full: Message = { id: "tool.command.cannot-write.disk-full", data: { path: "x" } };
  const failing = { onChange: vi.fn(() => Promise.reject(new CommandError(full))), onError: vi.fn() };
  await (await watchFolder(root(), failing))();
  expect([failing.onChange.mock.calls.length, failing.onError.mock.calls]).toEqual([1, [[full]]]);
});

test("is what the command does with --watch: each report with its time", async () => {
  rmSync(root(), { recursive: true });
  cpSync(sampleFolder, root(), { recursive: true });
  const args = ["--check", "--watch", "--lang", "en", "--content", root()];
  const { output } = startNode(["--import", "tsx", "scripts/build-content.ts", ...args]);
  const watching = say({ id: "tool.watch.watching", data: { folder: root() } }, "en");
  await vi.waitFor(() => expect(output().endsWith(`\n${watching}\n`)).toBe(true), patience);
  const data = { time: String.raw`\d\d:\d\d:\d\d` };
  const again = new RegExp(`${say({ id: "tool.watch.checked-again", data }, "en")}\n`);
  const file = path("en/pages/faq.yaml");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace(/^intro:/m, "intor:"));
  await vi.waitFor(() => expect(output().split(again)[1]).toContain("[unknown-field]"), patience);
  writeFileSync(file, good);
  await vi.waitFor(() => expect(output().split(again)[2], "a line that it is valid").toMatch(/^.+\n$/), patience);
});
