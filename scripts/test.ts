/**
 * All checks, from format to browser. Runs what can still be run after a failure, so that one run shows everything, and
 * ends with how many tests passed and failed, and what was skipped.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { ensureChromium, howToGetChromium } from "./browser/chromium.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Without this one the later steps have nothing to work on. */
  readonly needed?: true;
  /** Exit code by which the command says that it lacks something to run with, and has said what. */
  readonly skippedBy?: number;
}

const node = [process.execPath];
const bin = (name: string, ...rest: string[]) => [...node, `node_modules/${name}`, ...rest];

const steps: readonly Step[] = [
  { name: "content", command: [...node, "scripts/run.mjs", "scripts/build-content.ts"], needed: true },
  { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
  { name: "types", command: bin("typescript/bin/tsc", "--noEmit") },
  { name: "unused code", command: bin("knip/bin/knip.js") },
  { name: "build", command: bin("tsx/dist/cli.mjs", "scripts/build.ts"), needed: true },
  { name: "html", command: bin("tsx/dist/cli.mjs", "scripts/check-html.ts"), skippedBy: 3 },
  { name: "unit", command: bin("vitest/vitest.mjs", "run") },
  { name: "browser", command: bin("@playwright/test/cli.js", "test") },
];

type Outcome = "ok" | "skipped" | "FAILED";

function run({ name, command, skippedBy }: Step): Outcome {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const [program = "", ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = status === 0 ? "ok" : status !== null && status === skippedBy ? "skipped" : "FAILED";
  process.stdout.write(`── ${name}: ${outcome} (${seconds} s)\n`);
  return outcome;
}

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Tests in the reports of both runners; a report that is missing counts nothing. Flaky: passed at the second try only. */
function countTests(): { passed: number; failed: number; flaky: number } {
  const unit = unitReport.safeParse(readReport("test-results/unit.json"));
  const browser = browserReport.safeParse(readReport("test-results/browser.json"));
  const { expected = 0, unexpected = 0, flaky = 0 } = browser.data?.stats ?? {};
  return {
    passed: (unit.data?.numPassedTests ?? 0) + expected + flaky,
    failed: (unit.data?.numFailedTests ?? 0) + unexpected,
    flaky,
  };
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

rmSync("test-results", { recursive: true, force: true });
const failed: string[] = [];
const skipped: string[] = [];
for (const step of steps) {
  if (step.name === "browser" && ensureChromium() === undefined) {
    process.stderr.write(`${howToGetChromium}\n`);
    failed.push(step.name);
  } else {
    const outcome = run(step);
    if (outcome === "skipped") skipped.push(step.name);
    if (outcome === "FAILED") failed.push(step.name);
    if (outcome === "FAILED" && step.needed) break;
  }
}
const { passed, failed: failedTests, flaky } = countTests();
const passedText = skipped.length === 0 ? "All checks passed." : "All other checks passed.";
process.stdout.write(failed.length === 0 ? `\n${passedText}\n` : `\nFailed: ${failed.join(", ")}.\n`);
if (skipped.length > 0) process.stdout.write(`Skipped, not passed: ${skipped.join(", ")}. The reason stands above.\n`);
if (flaky > 0) process.stdout.write(`${flaky} passed at the second try only: named above, to be mended.\n`);
process.stdout.write(`${passed} passed, ${Math.max(failedTests, failed.length)} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
