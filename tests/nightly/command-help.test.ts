/** Each of our commands in `package.json` has a help text, and writes nothing for `--help` or a wrong option. */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleFolder } from "../content/content-copy.ts";

const folder = temporaryFolder();
const [content, out] = [join(folder, "content"), join(folder, "out")];
cpSync(sampleFolder, content, { recursive: true });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
/** Some commands are one file with another option. */
const files = new Set([
  "src/server/node/main.ts",
  ...Object.values(scripts).flatMap(
    (command) => /^(?:tsx|node --import \.\/scripts\/tsx\.js) (scripts\S+)(?!.*&&)/.exec(command)?.[1] ?? [],
  ),
]);

const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, NO_COLOR: "1", LC_ALL: "en" };
const run = (file: string, option: string) => startNode(["--import", "tsx", file, option], { env }).ended;

test.concurrent.for([...files])("%s --help", async (file) => {
  expect(await run(file, "--help")).toEqual({
    code: 0,
    out: expect.stringMatching(/^Usage: npm (?!.*(?:\btool\.|--[\w-]+ *\n))/s),
    err: "",
  });
});

// All but those for editors and the server read their options in the same way.
test.concurrent("build --nonsense", async () => {
  const err = expect.stringMatching(/^.*option.*--nonsense.*\.\n\nUsage: npm /);
  expect(await run("scripts/build.ts", "--nonsense")).toEqual({ code: 2, out: "", err });
});

const broken = join(folder, "broken");
cpSync(content, broken, { recursive: true });
writeFileSync(join(broken, "site.yaml"), "langauges: [en]\n");

test.concurrent.for([
  ["an OUT_DIR that it must not write to", "src/nothing", content, "OUT_DIR is src/nothing"],
  ["a mistake and no earlier content", "test-results/nothing", broken, "There is no earlier content to show"],
] as const)("the development server with %s", async ([_what, OUT_DIR, CONTENT_DIR, said]) => {
  const options = { env: { ...env, OUT_DIR, CONTENT_DIR } };
  const { code, err } = await startNode(["--import", "tsx", "node_modules/vike/bin.js", "dev"], options).ended;
  expect([code, err]).toEqual([1, expect.stringContaining(said)]);
  expect(err).not.toMatch(/\n\s+at /);
  expect(existsSync(join(OUT_DIR, "generated"))).toBe(false);
});

test("none of them wrote anything", () => {
  const state = (folder: string) => [...readFolder(folder)].map(([name, bytes]) => name + String(bytes)).join();
  expect(existsSync(out)).toBe(false);
  expect(state(content) === state(sampleFolder)).toBe(true);
});
