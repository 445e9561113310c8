/**
 * All checks, from format to browser. Runs what can still be run after a failure, so that one run shows everything, and
 * ends with how many tests passed and failed, and what was skipped.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { readOptions } from "./command-line/read-options.ts";
import { ensureProgram } from "./testing/programs.ts";
import { type Step, steps } from "./testing/steps.ts";
import { type SkippedStep, summaryOf } from "./testing/summary.ts";
import { readReports } from "./testing/test-report.ts";

type Outcome = "ok" | "skipped" | "FAILED";

const usage = `Usage: npm test

Runs all checks. Some of them: npm run lint, npx tsc, npx vitest run, npx playwright test, see CONTRIBUTING.md.

  --all   look at every page in every language and size, not at one page of each template: npm run test:all
`;
const { values } = readOptions(usage, { options: { all: { type: "boolean", default: false } } });
if (values.all) process.env.TEST_ALL = "1";
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

const failed: string[] = [];
const skipped: SkippedStep[] = [];
for (const [index, step] of steps.entries()) {
  if (run(step) !== "FAILED") continue;
  failed.push(step.name);
  if (!step.needed) continue;
  skipped.push(...steps.slice(index + 1).map(({ name }) => ({ where: name, reason: `needs ${step.name}` })));
  break;
}
process.stdout.write(`\n${summaryOf(readReports("."), failed, skipped)}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run({ name, command, uses, without }: Step): Outcome {
  if (uses !== undefined && ensureProgram(uses) === undefined && without !== undefined) {
    process.stderr.write(`\n── ${name}: ${without}. ${uses.howToGet}\n`);
    if (without === "skipped") skipped.push({ where: name, reason: uses.howToGet });
    return without;
  }
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const [program = "", ...rest] = command;
  const outcome = spawnSync(program, rest, { stdio: "inherit" }).status === 0 ? "ok" : "FAILED";
  process.stdout.write(`── ${name}: ${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  return outcome;
}
