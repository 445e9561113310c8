/** The last lines of `npm test`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

type Counts = Readonly<Record<"passed" | "failed" | "skipped", number>>;

/** @param report JSON of Vitest or of Playwright. A test that passes at the second try has passed. */
export function countsOf(report: JsonTestResults | JSONReport): Counts {
  if ("stats" in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Counts of the reports in a folder. */
export function readCounts(folder: string): Counts[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => countsOf(JSON.parse(readFileSync(join(folder, name), "utf8"))));
}

/**
 * The last line is `1 passed, 2 failed, 3 skipped`; a step counts like a test.
 *
 * @param failedSteps Names.
 * @param skippedSteps Names, each with the reason.
 * @param mayNotSkip In CI nobody reads what was skipped: it is a failure there.
 */
export function summaryOf(
  counts: readonly Counts[],
  failedSteps: readonly string[],
  skippedSteps: readonly string[],
  mayNotSkip: boolean,
): { readonly text: string; readonly isGreen: boolean } {
  const sum = (part: keyof Counts) => counts.reduce((total, one) => total + one[part], 0);
  const skipped = sum("skipped") + skippedSteps.length;
  const failed = [...failedSteps, ...(mayNotSkip && skipped > 0 ? ["skipped tests, because CI is set"] : [])];
  const lines = [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}.`] : []),
    ...skippedSteps.map((step) => `Skipped: ${step}`),
    `${sum("passed")} passed, ${Math.max(sum("failed"), failed.length)} failed, ${skipped} skipped`,
    "",
  ];
  return { text: lines.join("\n"), isGreen: failed.length === 0 };
}
