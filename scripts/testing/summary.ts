/** The last lines of `npm test`. */
import type { TestReport } from "./test-report.ts";

/** A step that was not run, and why. */
export interface SkippedStep {
  readonly where: string;
  readonly reason: string;
}

/**
 * @param report Sum of all tests that were run.
 * @param failed Names of the steps that failed.
 * @param skippedSteps Those that were not run.
 * @returns Lines for a terminal. The last one is `1 passed, 2 failed, 3 skipped`; a step counts like a test.
 */
export function summaryOf(report: TestReport, failed: readonly string[], skippedSteps: readonly SkippedStep[]): string {
  const skipped = [...skippedSteps, ...report.skipped];
  const kinds = new Map<string, number>();
  for (const { where, reason } of skipped) {
    const kind = `${where}: ${reason === "" ? "no reason is given" : reason}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [
    ...(failed.length > 0 ? [`Failed: ${failed.join(", ")}.`] : []),
    ...(skipped.length > 0
      ? ["Skipped, not passed:", ...[...kinds].map(([kind, count]) => `  ${count} × ${kind}`)]
      : []),
    ...(report.flaky > 0 ? [`${report.flaky} passed at the second try only: named above, to be mended.`] : []),
    ...(failed.length + skipped.length === 0 ? ["All checks passed."] : []),
    `${report.passed} passed, ${Math.max(report.failed, failed.length)} failed, ${skipped.length} skipped`,
    "",
  ].join("\n");
}
