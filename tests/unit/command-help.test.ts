/** Every command of `package.json` says how it is used, and does nothing when it is asked that, or asked something wrong. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { startNode } from "../commands/start.ts";

const folder = mkdtempSync(join(tmpdir(), "command-help-"));
const [content, out] = [join(folder, "content"), join(folder, "out")];
cpSync("tests/content/sample", content, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packageShape = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageShape.parse(JSON.parse(readFileSync("package.json", "utf8")));
/** Those that are no other project's program. */
const commands = Object.entries(scripts).filter(([, command]) => !/^biome /.test(command));

const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, NO_COLOR: "1", LC_ALL: "en" };
const run = (command: string, ...options: string[]) => {
  const args = command
    .replace(/^tsx /, "--import tsx ")
    .replace(/^node /, "")
    .split(" ");
  return startNode([...args, ...options], { env }).ended;
};

test.concurrent.for(commands)("%s --help", async ([, command]) => {
  expect(await run(command, "--help")).toEqual({ code: 0, out: expect.stringMatching(/^Usage: npm /), err: "" });
});

// All but those for editors read their options in the same way.
test.concurrent.for(["start", "build", "bench"])("%s --nonsense", async (name) => {
  const err = expect.stringMatching(/^.*option.*--nonsense.*\.\n\nUsage: npm /);
  expect(await run(scripts[name] ?? "", "--nonsense")).toEqual({ code: 2, out: "", err });
});

test("dev --port high", async () => {
  const err = expect.stringMatching(/^--port takes a number.*"high"\.\n\nUsage: npm run dev -- \[--port <number>\]/);
  expect(await run(scripts.dev ?? "", "--port", "high")).toEqual({ code: 2, out: "", err });
});

test("none of them wrote anything", () => {
  expect(existsSync(out)).toBe(false);
  expect(readFolder(content)).toEqual(readFolder("tests/content/sample"));
});
