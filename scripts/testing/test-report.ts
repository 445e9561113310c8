/** What a runner of tests leaves behind for the summary of `npm test`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const reportShape = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Passed at the second try only; they are among those that passed. */
  flaky: z.number(),
  /** One entry a test: its file, and why it was skipped. */
  skipped: z.array(z.object({ where: z.string(), reason: z.string() })),
});

export type TestReport = z.infer<typeof reportShape>;

const files = {
  unit: join("test-results", "unit.json"),
  browser: join("test-results", "browser.json"),
} as const;

/** Writes the report of a runner below the current folder. */
export function writeReport(runner: keyof typeof files, report: TestReport): void {
  mkdirSync(dirname(files[runner]), { recursive: true });
  writeFileSync(files[runner], JSON.stringify(report));
}

/**
 * @param folder Folder in which tests were run.
 * @returns The sum of its reports; one that is missing counts nothing.
 */
export function readReports(folder: string): TestReport {
  const reports = Object.values(files).map((file) => readReport(join(folder, file)));
  const sum = (part: "passed" | "failed" | "flaky") => reports.reduce((total, report) => total + report[part], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    flaky: sum("flaky"),
    skipped: reports.flatMap(({ skipped }) => skipped),
  };
}

function readReport(path: string): TestReport {
  try {
    return reportShape.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { passed: 0, failed: 0, flaky: 0, skipped: [] };
  }
}
