/** Tells the summary of `npm test` what Vitest ran. Vitest's own reports leave out why a test was skipped. */
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { writeReport } from "./test-report.ts";

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ where: relative("", module.moduleId), result: test.result() })),
    );
    const count = (state: "passed" | "failed") => tests.filter(({ result }) => result.state === state).length;
    writeReport("unit", {
      passed: count("passed"),
      failed: count("failed"),
      flaky: 0,
      skipped: tests.flatMap(({ where, result }) =>
        result.state === "skipped" ? [{ where, reason: result.note ?? "" }] : [],
      ),
    });
  }
}
