/**
 * All checks, from format to browser. Runs what can still be run after a failure, so that one run shows everything, and
 * ends with how many tests passed and failed, and what was skipped.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./command-line/read-options.ts";
import { ensureProgram } from "./testing/programs.ts";
import { copyProject } from "./testing/project-copy.ts";
import { haveSameFiles } from "./testing/same-files.ts";
import { type Step, stagesFor } from "./testing/steps.ts";
import { type SkippedStep, summaryOf } from "./testing/summary.ts";
import { readReports } from "./testing/test-report.ts";

type Outcome = "ok" | "skipped" | "FAILED";

const sample = join("tests", "content", "sample");
const failed: string[] = [];
const skipped: SkippedStep[] = [];

function run({ name, command, uses, without }: Step, cwd: string): Outcome {
  if (uses !== undefined && ensureProgram(uses) === undefined && without !== undefined) {
    process.stderr.write(`\n── ${name}: ${without}. ${uses.howToGet}\n`);
    if (without === "skipped") skipped.push({ where: name, reason: uses.howToGet });
    return without;
  }
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const [program = "", ...rest] = command;
  const outcome = spawnSync(program, rest, { stdio: "inherit", cwd }).status === 0 ? "ok" : "FAILED";
  process.stdout.write(`── ${name}: ${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return outcome;
}

function runAll(steps: readonly Step[], cwd: string): void {
  for (const [index, step] of steps.entries()) {
    if (run(step, cwd) !== "FAILED") continue;
    failed.push(step.name);
    if (!step.needed) continue;
    skipped.push(...steps.slice(index + 1).map(({ name }) => ({ where: name, reason: `needs ${step.name}` })));
    return;
  }
}

const usage = `Usage: npm test

Runs all checks. Some of them: npm run lint, npx tsc, npx vitest run, npx playwright test, see CONTRIBUTING.md.

  --all   look at every page in every language and size, not at one page of each template: npm run test:all
`;
const { values } = readOptions(usage, { options: { all: { type: "boolean", default: false } } });
if (values.all) process.env.TEST_ALL = "1";
rmSync("test-results", { recursive: true, force: true });
const stages = stagesFor(await haveSameFiles("content", sample));
const copy = stages.some(({ where }) => where === "copy") ? copyProject({ content: sample, isWhole: true }) : undefined;
try {
  for (const { where, steps } of stages) {
    if (where === "project") runAll(steps, ".");
    else if (copy !== undefined) {
      process.stdout.write(
        `\n── content/ is not ${sample}: what is written about that one runs in a copy of the project\n`,
      );
      runAll(steps, copy);
    }
  }
  process.stdout.write(`\n${summaryOf(readReports(copy === undefined ? ["."] : [".", copy]), failed, skipped)}`);
} finally {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failed.length === 0 ? 0 : 1;
