/**
 * All checks, from format to browser. Runs what can still be run after a failure, so that one run shows everything, and
 * ends with how many tests passed and failed, and what was skipped.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, howToGetChromium } from "./browser/chromium.ts";
import { countTests } from "./testing/count-tests.ts";
import { copyProject } from "./testing/project-copy.ts";
import { haveSameFiles } from "./testing/same-files.ts";
import { type Step, stagesFor } from "./testing/steps.ts";

type Outcome = "ok" | "skipped" | "FAILED";

const sample = join("tests", "content", "sample");
const failed: string[] = [];
const skipped: string[] = [];

function run({ name, command, browser, skippedBy }: Step, cwd: string): Outcome {
  if (browser && ensureChromium() === undefined) {
    process.stderr.write(`${howToGetChromium}\n`);
    return "FAILED";
  }
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const [program = "", ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: "inherit", cwd });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = status === 0 ? "ok" : status !== null && status === skippedBy ? "skipped" : "FAILED";
  process.stdout.write(`── ${name}: ${outcome} (${seconds} s)\n`);
  return outcome;
}

function runAll(steps: readonly Step[], cwd: string): void {
  for (const step of steps) {
    const outcome = run(step, cwd);
    if (outcome === "skipped") skipped.push(step.name);
    if (outcome === "FAILED") failed.push(step.name);
    if (outcome === "FAILED" && step.needed) return;
  }
}

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
  const { passed, failed: failedTests, flaky } = countTests(copy === undefined ? ["."] : [".", copy]);
  const passedText = skipped.length === 0 ? "All checks passed." : "All other checks passed.";
  process.stdout.write(failed.length === 0 ? `\n${passedText}\n` : `\nFailed: ${failed.join(", ")}.\n`);
  if (skipped.length > 0)
    process.stdout.write(`Skipped, not passed: ${skipped.join(", ")}. The reason stands above.\n`);
  if (flaky > 0) process.stdout.write(`${flaky} passed at the second try only: named above, to be mended.\n`);
  process.stdout.write(`${passed} passed, ${Math.max(failedTests, failed.length)} failed\n`);
} finally {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failed.length === 0 ? 0 : 1;
