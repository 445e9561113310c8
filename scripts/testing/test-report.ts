/** What a runner of tests leaves behind for the summary of `npm test`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

const folder = "test-results";

/** @param runner Names the report beside those of other runners, below the current folder. */
export function writeReport(runner: string, report: TestReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${runner}.json`), JSON.stringify(report));
}

/**
 * @param root Folder in which tests were run.
 * @returns The sum of the reports there.
 */
export function readReports(root: string): TestReport {
  const names = readdirSync(join(root, folder)).filter((name) => /^[a-z][\w-]*\.json$/.test(name));
  const reports = names.map((name) => reportShape.parse(JSON.parse(readFileSync(join(root, folder, name), "utf8"))));
  const sum = (part: "passed" | "failed" | "flaky") => reports.reduce((total, report) => total + report[part], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    flaky: sum("flaky"),
    skipped: reports.flatMap(({ skipped }) => skipped),
  };
}
