/**
 * All checks, from format to browser. Runs what can still be run after a failure, so that one run shows everything, and
 * ends with how many tests passed and failed, and what was skipped, which is a failure in CI.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { readOptions } from "./command-line/read-options.ts";
import { chromium, ensureProgram, java, nginx, type Program } from "./testing/programs.ts";
import { readReports, type Skipped, summaryOf } from "./testing/test-report.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Without this one the later steps have nothing to work on. */
  readonly needed?: true;
  /** Content can break it: it is run for a change of content alone as well. */
  readonly ofContent?: true;
  /** Run by `npm run test:all` only: it needs a program that neither npm nor every machine brings. */
  readonly nightly?: true;
  /** Installed before, if possible. */
  readonly uses?: Program;
  /** What becomes of the step without that program. It runs if this is not given: its tests say what they skip. */
  readonly without?: "FAILED" | "skipped";
}

const bin = (name: string, ...rest: string[]) => [`node_modules/${name}`, ...rest];
const script = (name: string) => bin("tsx/dist/cli.mjs", `scripts/${name}`);
const vitest = (project: string) => bin("vitest/vitest.mjs", "run", "--project", project);
const playwright = (...rest: string[]) => bin("@playwright/test/cli.js", "test", ...rest);

const inBrowser = { uses: chromium, without: "FAILED" } as const;

const steps: readonly Step[] = [
  { name: "content", command: script("build-content.ts"), needed: true, ofContent: true },
  { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
  { name: "types", command: bin("typescript/bin/tsc", "--noEmit") },
  { name: "unused code", command: bin("knip/bin/knip.js") },
  { name: "build", command: script("build.ts"), needed: true, ofContent: true },
  { name: "html", command: script("check-html.ts"), uses: java, without: "skipped", nightly: true },
  { name: "built pages", command: vitest("site"), ofContent: true },
  { name: "pages in the browser", command: playwright("-c", "tests/site"), ...inBrowser, ofContent: true },
  { name: "build of the sample", command: script("build-sample.ts"), needed: true },
  { name: "unit", command: vitest("program") },
  { name: "program in the browser", command: playwright(), ...inBrowser },
  { name: "nginx and Java", command: vitest("nightly"), uses: nginx, nightly: true },
];

const usage = `Usage: npm test

Runs the checks. Some of them: npm run lint, npx tsc, npx vitest run, npx playwright test, see CONTRIBUTING.md.

  --all     look at every page in every language and size, not at one page of each template, check their HTML (needs
            Java) and the configuration of nginx (needs nginx): npm run test:all
  --since   commit; if nothing but content has changed since, what content cannot break is not run
`;
const options = { all: { type: "boolean", default: false }, since: { type: "string" } } as const;
const { values } = readOptions(usage, { options });
if (values.all) process.env.TEST_ALL = "1";
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

/** False as well if git does not know the commit. */
const contentAlone =
  values.since !== undefined &&
  spawnSync("git", ["diff", "--quiet", values.since, "--", ".", ":!content"]).status === 0;
const planned = steps.filter(({ nightly, ofContent }) => (values.all || !nightly) && (!contentAlone || ofContent));
if (contentAlone) process.stdout.write("Only content has changed: what content cannot break is not run.\n");
const failed: string[] = [];
const skipped: Skipped[] = [];
for (const [index, step] of planned.entries()) {
  if (run(step) !== "FAILED") continue;
  failed.push(step.name);
  if (!step.needed) continue;
  skipped.push(...planned.slice(index + 1).map(({ name }) => ({ where: name, reason: `needs ${step.name}` })));
  break;
}
const summary = summaryOf(readReports("."), failed, skipped, Boolean(process.env.CI));
process.stdout.write(`\n${summary.text}`);
process.exitCode = summary.isGreen ? 0 : 1;

function run({ name, command, uses, without }: Step): "ok" | "skipped" | "FAILED" {
  if (uses !== undefined && !ensureProgram(uses) && without !== undefined) {
    process.stderr.write(`\n── ${name}: ${without}. ${uses.howToGet}\n`);
    if (without === "skipped") skipped.push({ where: name, reason: uses.howToGet });
    return without;
  }
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const outcome = spawnSync(process.execPath, command, { stdio: "inherit" }).status === 0 ? "ok" : "FAILED";
  process.stdout.write(`── ${name}: ${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return outcome;
}
