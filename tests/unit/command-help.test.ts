/** Every command of `package.json` says how it is used, and does nothing when it is asked that, or asked something wrong. */
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { copyProject } from "../../scripts/testing/project-copy.ts";
import { startNode } from "../commands/start.ts";

const project = copyProject({ isWhole: true });
afterAll(() => rmSync(project, { recursive: true, force: true }));

const packageShape = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageShape.parse(JSON.parse(readFileSync("package.json", "utf8")));
/** Those that are no other project's program. */
const commands = Object.entries(scripts).filter(([, command]) => !/^biome /.test(command));

/** Every file of the copy and when it was written. */
async function state(): Promise<string[]> {
  const names = (await filesBelow(project)).filter((name) => !name.startsWith("node_modules"));
  return names.map((name) => `${name} ${statSync(join(project, name)).mtimeMs}`);
}

const env = { ...process.env, NO_COLOR: "1", LC_ALL: "en" };
const run = (command: string, option: string) => {
  const args = command
    .replace(/^tsx /, "--import tsx ")
    .replace(/^node /, "")
    .split(" ");
  return startNode([...args, option], { cwd: project, env }).ended;
};

const before = await state();

test.concurrent.for(commands)("%s --help", async ([, command]) => {
  expect(await run(command, "--help")).toEqual({ code: 0, out: expect.stringMatching(/^Usage: npm /), err: "" });
});

// All but those for editors read their options in the same way.
test.concurrent.for(["start", "build", "bench"])("%s --nonsense", async (name) => {
  const err = expect.stringMatching(/^.*option.*--nonsense.*\.\n\nUsage: npm /);
  expect(await run(scripts[name] ?? "", "--nonsense")).toEqual({ code: 2, out: "", err });
});

test("none of them wrote anything", async () => {
  expect(before.length).toBeGreaterThan(500);
  expect(await state()).toEqual(before);
});
