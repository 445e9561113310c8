/** What the runners of tests leave behind for the last lines of `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A test or a whole step that was not run, and why. */
export interface Skipped {
  readonly where: string;
  readonly reason: string;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Passed at the second try only; they are among those that passed. */
  readonly flaky: number;
  readonly skipped: readonly Skipped[];
}

const folder = "test-results";

/** @param runner Names the report beside those of other runners, below the current folder. */
export function writeReport(runner: string, report: TestReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${runner}.report.json`), JSON.stringify(report));
}

/** @param root Folder in which tests were run. */
export function readReports(root: string): TestReport[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".report.json"));
  return names.map((name) => JSON.parse(readFileSync(join(root, folder, name), "utf8")));
}

/**
 * Lines for a terminal, and whether all is well. The last line is `1 passed, 2 failed, 3 skipped`; a step counts like a test.
 *
 * @param mayNotSkip In CI nobody reads what was skipped: it is a failure there.
 */
export function summaryOf(
  reports: readonly TestReport[],
  failedSteps: readonly string[],
  skippedSteps: readonly Skipped[],
  mayNotSkip: boolean,
): { readonly text: string; readonly isGreen: boolean } {
  const sum = (part: "passed" | "failed" | "flaky") => reports.reduce((total, report) => total + report[part], 0);
  const skipped = [...skippedSteps, ...reports.flatMap((report) => report.skipped)];
  const reasons = new Set(skipped.map(({ where, reason }) => `  ${where}: ${reason}`));
  const failed = [...failedSteps, ...(mayNotSkip && skipped.length > 0 ? ["skipped tests, because CI is set"] : [])];
  const lines = [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}.`] : []),
    ...(skipped.length > 0 ? ["Skipped, not passed:", ...reasons] : []),
    ...(sum("flaky") > 0 ? [`${sum("flaky")} passed at the second try only: named above, to be fixed.`] : []),
    ...(failed.length + skipped.length === 0 ? ["All checks passed."] : []),
    `${sum("passed")} passed, ${Math.max(sum("failed"), failed.length)} failed, ${skipped.length} skipped`,
    "",
  ];
  return { text: lines.join("\n"), isGreen: failed.length === 0 };
}
