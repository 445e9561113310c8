/** How many tests passed and failed, from the reports that the runners of tests leave behind. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Passed at the second try only; they are among those that passed. */
  readonly flaky: number;
}

/**
 * @param folders Folders in which tests were run.
 * @returns Their sum; a report that is missing counts nothing.
 */
export function countTests(folders: readonly string[]): TestCounts {
  const sum = { passed: 0, failed: 0, flaky: 0 };
  for (const folder of folders) {
    const unit = unitReport.safeParse(readReport(join(folder, "test-results", "unit.json")));
    const browser = browserReport.safeParse(readReport(join(folder, "test-results", "browser.json")));
    const { expected = 0, unexpected = 0, flaky = 0 } = browser.data?.stats ?? {};
    sum.passed += (unit.data?.numPassedTests ?? 0) + expected + flaky;
    sum.failed += (unit.data?.numFailedTests ?? 0) + unexpected;
    sum.flaky += flaky;
  }
  return sum;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
