/** Runs all checks, in two parallel lanes, and then the longest, which has time limits. A failure doesn't stop the others. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { readOptions } from "./command-line/read-options.ts";
import { chromium, ensureProgram, java, type Program, workerd } from "./testing/programs.ts";

interface Step {
  readonly name: string;
  readonly command: string;
  /** Skipped if this step has not passed. */
  readonly needs?: string;
  readonly uses?: readonly Program[];
  /** A change of content alone can break it. */
  readonly ofContent?: true;
  /** Runs with `--all` only. */
  readonly nightly?: true;
  /** Skipped if its programs are missing, unless `--all` runs in CI. */
  readonly optional?: true;
  /** Slow: runs with `--all`, for main, and if one of these paths has changed. */
  readonly of?: readonly string[];
}

const script = (name: string) => `tsx/dist/cli.mjs scripts/${name}.ts`;
const vitest = (project: string) => `vitest/vitest.mjs run --project ${project}`;
const playwright = "@playwright/test/cli.js test";
const [nightly, ofContent, optional] = [true, true, true] as const;

const content: Step = { name: "content", command: script("build-content"), ofContent };
/** What leaves a processor idle, such as a build, runs beside what does not. */
const code: readonly Step[] = [
  { name: "format and lint", command: "@biomejs/biome/bin/biome ci --error-on-warnings ." },
  { name: "types", command: "typescript/bin/tsc", needs: "content" },
  { name: "unused code", command: "knip/bin/knip.js" },
  { name: "sample", command: script("build-sample") },
  { name: "unit", command: vitest("program"), needs: "sample" },
  { name: "worker", command: vitest("worker"), uses: [workerd], optional },
];
const site: readonly Step[] = [
  { name: "build", command: script("build"), needs: "content", ofContent },
  { name: "html", command: script("check-html"), needs: "build", uses: [java], nightly },
  { name: "built pages", command: vitest("site"), needs: "build", ofContent },
  { name: "pages in Chromium", command: `${playwright} -c tests/site`, needs: "build", uses: [chromium], ofContent },
];
const sample: readonly Step[] = [
  { name: "sample in Chromium", command: `${playwright} --project site`, needs: "sample", uses: [chromium] },
  {
    name: "form and development server",
    command: `${playwright} --project form --project dev`,
    needs: "sample",
    uses: [chromium],
    of: ["scripts", "src/preview", "src/prerender", "tests/e2e", "tests/content/sample", "package-lock.json"],
  },
  { name: "nightly", command: vitest("nightly"), uses: [chromium, java], nightly },
];

const usage = `Usage: npm test -- [--all] [--since <commit>] [--browser | --no-browser]

Runs all checks. Some of them: npm run check, npm run test:unit, npm run test:e2e.

  --all     every page in every language and size, and what is slow or needs Java: npm run test:all
  --since   if nothing but content has changed since this commit, only what content can break; if something of the form or
            the development server has changed, their tests too
  --browser, --no-browser  the steps in Chromium and what they need, or all others: on two machines, both take half of the time
`;
const flag = { type: "boolean" } as const;
const options = { all: flag, since: { type: "string" }, browser: flag } as const;
const { values } = readOptions(usage, { options, allowNegative: true });
/** Also true if git doesn't know the commit. */
const hasChanged = (...paths: readonly string[]) =>
  spawnSync("git", ["diff", "--quiet", values.since ?? "", "--", ...paths]).status !== 0;
const contentAlone = values.since !== undefined && !hasChanged(".", ":!content");
if (contentAlone) process.stdout.write("Only content has changed: what content cannot break is not run.\n");
/** The summary of Vitest ("Tests  3 passed | 1 skipped") or Playwright ("3 passed"). */
const countLine = /^ *(?:Tests {2}|(?=\d+ (?:passed|failed|skipped)\b)).*/gm;
const counts: string[] = [];
const passed: string[] = [];
const failed: string[] = [];
const skipped: string[] = [];

/** Runs a step and prints its output at the end, so that parallel steps don't interleave. */
async function run({ name, command, needs, uses = [], nightly, optional, of }: Step): Promise<void> {
  if (of !== undefined && !isAsked(of)) return void skipped.push(`${name}: runs for main, and with --all`);
  if (needs !== undefined && !passed.includes(needs)) return void skipped.push(`${name}: needs ${needs}`);
  const missing = uses.find((program) => !ensureProgram(program))?.howToGet;
  // At night CI runs the step anyway, and fails: skipped steps would go unnoticed.
  const mayBeMissing = (nightly || optional) && !(values.all && process.env.CI);
  if (missing !== undefined && mayBeMissing) return void skipped.push(`${name}: ${missing}`);
  process.stdout.write(`── ${name} …\n`);
  const started = performance.now();
  const child = spawn(process.execPath, `node_modules/${command}`.split(" "), { stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  counts.push(...(stripVTControlCharacters(out).match(countLine) ?? []));
  (status === 0 ? passed : failed).push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${out}${err}── ${name}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)\n\n`);
}

const isAsked = (paths: readonly string[]) =>
  values.all || (values.since === undefined ? process.env.CI !== undefined : hasChanged(...paths));

/** Whether a step is of the part that is asked for, or needed by one that is. */
function isOfPart({ name, uses = [] }: Step): boolean {
  if (values.browser === undefined || values.browser === uses.includes(chromium)) return true;
  return values.browser && [...site, ...sample].some((step) => step.needs === name && isOfPart(step));
}

async function runAll(steps: readonly Step[]): Promise<void> {
  const selected = steps.filter((step) => (values.all || !step.nightly) && (!contentAlone || step.ofContent));
  for (const step of selected.filter(isOfPart)) await run(step);
}

if (values.all) process.env.TEST_ALL = "1";
rmSync("test-results", { recursive: true, force: true });
await runAll([content]);
await Promise.all([runAll(code), runAll(site)]);
await runAll(sample);
for (const step of skipped) process.stdout.write(`Skipped: ${step}\n`);
if (failed.length > 0) process.stdout.write(`Failed: ${failed.join(", ")}\n`);
const count = (state: string) =>
  [...counts.join().matchAll(RegExp(`(\\d+) ${state}`, "g"))].reduce((sum, [, tests]) => sum + Number(tests), 0);
process.stdout.write(`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped\n`);
const skipsInCi = process.env.CI === undefined ? 0 : count("skipped");
if (skipsInCi) process.stdout.write("In CI a skipped test is a failure. Its file is named above.\n");
process.exitCode = failed.length > 0 || skipsInCi ? 1 : 0;
