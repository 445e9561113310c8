/** Two servers never write the same journal; none is kept from it by one that has ended. */
import { once } from "node:events";
import { mkdirSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { lockFile } from "../../src/server/node/lock.ts";
import { killCommands, startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { startCommand, startServer } from "./command.ts";
import { createSampleDist } from "./sample-dist.ts";
import { linesOf, messageFrom } from "./sample-messages.ts";

const root = temporaryFolder();
let folders = 0;
/** @param below Folders in between. */
function newFile(below = ""): string {
  const folder = join(root, String(++folders), below);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "messages.jsonl"), "");
  return join(folder, "messages.jsonl");
}
const socketsBeside = (file: string) => readdirSync(join(file, "..")).filter((name) => name.includes(".lock-"));
const linkTo = (file: string) => {
  symlinkSync(file, `${file}.link`);
  return `${file}.link`;
};
const locked = (file: string) => lockFile(file).then(() => "has it", String);
const use = "another server uses it; stop that, or set MESSAGE_JOURNAL to another file";
const taken = `Error: ${use}`;

afterEach(killCommands);

test.each<[where: string, file: string, other: (file: string) => string]>([
  ["the same path", newFile(), (file) => file],
  ["a relative one", newFile(), (file) => relative(process.cwd(), file)],
  ["a link to it", newFile(), linkTo],
  ["a path longer than an address of sockets may be", newFile("a".repeat(200)), (file) => file],
])("a file is locked once, also by %s", async (_where, file, other) => {
  expect(await locked(file)).toBe("has it");
  expect(await locked(other(file))).toBe(taken);
  const [socket = "", ...others] = socketsBeside(file);
  expect(others).toEqual([]);
  // A server that is not root can ask and delete what one of root has left.
  expect(statSync(join(file, "..", socket)).mode & 0o222).toBe(0o222);
});

test.each([2, 3, 8])("of %i that start together one has it", async (count) => {
  const file = newFile();
  const results = await Promise.all(Array.from({ length: count }, () => locked(file)));
  expect(results.sort()).toEqual([...Array<string>(count - 1).fill(taken), "has it"]);
});

test("another file in the folder is free", async () => {
  const file = newFile();
  writeFileSync(`${file}-2`, "");
  expect([await locked(file), await locked(`${file}-2`)]).toEqual(["has it", "has it"]);
});

test("what a process leaves that ends without a word is deleted", async () => {
  const file = newFile();
  const code = `import { lockFile } from "./src/server/node/lock.ts"; await lockFile(${JSON.stringify(file)});
    console.log("has it"); setInterval(() => {}, 1000);`;
  const { child } = startNode(["--import", "tsx", "--input-type=module", "--eval", code]);
  await once(child.stdout ?? child, "data");
  child.kill("SIGKILL");
  await once(child, "close");
  expect(socketsBeside(file)).toHaveLength(1);
  expect(await locked(file)).toBe("has it");
  expect(socketsBeside(file)).toHaveLength(1);
});

describe("a server on the journal of another", () => {
  const { dist } = createSampleDist();
  const send = (origin: string) => {
    const headers = { "Content-Type": "application/json" };
    return fetch(`${origin}/api/v1/message`, { method: "POST", headers, body: JSON.stringify(messageFrom("Amal")) });
  };

  test("is refused, also after that was moved away, until the other one is gone", async () => {
    const env = { MESSAGE_JOURNAL: newFile() };
    const { child, ended, origin } = await startServer(["--dist", dist], env);
    renameSync(env.MESSAGE_JOURNAL, `${env.MESSAGE_JOURNAL}.old`);
    expect((await send(origin)).status).toBe(200);
    const err = `Messages cannot be kept in ${env.MESSAGE_JOURNAL}: ${use}.\n`;
    expect(await startCommand(["--port", "0", "--dist", dist], env).ended).toEqual({ code: 1, out: "", err });
    child.kill("SIGKILL");
    await ended;
    const next = await startServer(["--dist", dist], env);
    expect((await send(next.origin)).status).toBe(200);
    expect(linesOf(env.MESSAGE_JOURNAL)).toHaveLength(2);
  });
});
