/** All checks, in two lanes side by side. One that fails does not stop the others; the last line counts tests. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readOptions } from "./command-line/read-options.ts";
import { chromium, ensureProgram, java, nginx, type Program } from "./testing/programs.ts";
import { readCounts, summaryOf } from "./testing/summary.ts";

interface Step {
  readonly name: string;
  readonly lane: "first" | "code" | "site";
  readonly command: string;
  /** Skipped if this step has not passed. */
  readonly needs?: string;
  readonly uses?: readonly Program[];
  /** Content alone can break it. */
  readonly ofContent?: true;
  /** Runs with `--all` only. */
  readonly nightly?: true;
}

const script = (name: string) => `tsx/dist/cli.mjs scripts/${name}.ts`;
const vitest = (project: string) =>
  `vitest/vitest.mjs run --project ${project} --reporter=default --reporter=json --outputFile=test-results/${project}.json`;
const playwright = "@playwright/test/cli.js test";
const [lane, nightly, ofContent] = ["site", true, true] as const;

const steps: readonly Step[] = [
  { name: "content", lane: "first", command: script("build-content"), ofContent },
  { name: "format and lint", lane: "code", command: "@biomejs/biome/bin/biome ci --error-on-warnings ." },
  { name: "types", lane: "code", command: "typescript/bin/tsc", needs: "content" },
  { name: "unused code", lane: "code", command: "knip/bin/knip.js" },
  { name: "build", lane, command: script("build"), needs: "content", ofContent },
  { name: "html", lane, command: script("check-html"), needs: "build", uses: [java], nightly },
  { name: "built pages", lane, command: vitest("site"), needs: "build", ofContent },
  {
    name: "pages in Chromium",
    lane,
    command: `${playwright} -c tests/site`,
    needs: "build",
    uses: [chromium],
    ofContent,
  },
  { name: "sample", lane, command: script("build-sample") },
  { name: "unit", lane, command: vitest("program"), needs: "sample" },
  { name: "sample in Chromium", lane, command: playwright, needs: "sample", uses: [chromium] },
  { name: "nightly", lane, command: vitest("nightly"), uses: [chromium, java, nginx], nightly },
];

const usage = `Usage: npm test -- [--all] [--since <commit>]

Runs all checks. Some of them: npm run check, npm run test:unit, npm run test:e2e.

  --all     every page in every language and size, and what is slow or needs Java or nginx: npm run test:all
  --since   if nothing but content has changed since this commit, only what content can break
`;
const { values } = readOptions(usage, { options: { all: { type: "boolean" }, since: { type: "string" } } });
const since = ["diff", "--quiet", values.since ?? "", "--", ".", ":!content"];
/** False as well if git does not know the commit. */
const contentAlone = values.since !== undefined && spawnSync("git", since).status === 0;
if (contentAlone) process.stdout.write("Only content has changed: what content cannot break is not run.\n");
const planned = steps.filter((step) => (values.all || !step.nightly) && (!contentAlone || step.ofContent));
const failed: string[] = [];
const skipped = new Map<string, string>();

/** Prints what a step writes when it has ended, so that two do not write into each other's lines. */
async function run({ name, command, needs = "", uses = [], nightly }: Step): Promise<void> {
  if (failed.includes(needs) || skipped.has(needs)) return void skipped.set(name, `needs ${needs}`);
  const missing = uses.find((program) => !ensureProgram(program))?.howToGet;
  if (missing !== undefined && nightly) return void skipped.set(name, missing);
  process.stdout.write(`── ${name} …\n`);
  const started = performance.now();
  const child = spawn(process.execPath, `node_modules/${command}`.split(" "), { stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (code !== 0) failed.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${out}${err}── ${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds} s)\n\n`);
}

async function runLane(name: Step["lane"]): Promise<void> {
  for (const step of planned.filter((one) => one.lane === name)) await run(step);
}

if (values.all) process.env.TEST_ALL = "1";
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
await runLane("first");
await Promise.all([runLane("code"), runLane("site")]);
const reasons = [...skipped].map(([name, reason]) => `${name}: ${reason}`);
const summary = summaryOf(readCounts("test-results"), failed, reasons, Boolean(process.env.CI));
process.stdout.write(summary.text);
process.exitCode = summary.isGreen ? 0 : 1;
