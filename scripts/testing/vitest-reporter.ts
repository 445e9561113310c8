/** Tells the summary of `npm test` what Vitest ran. Vitest's own reports leave out why a test was skipped. */
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { writeReport } from "./test-report.ts";

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const skipped = tests.flatMap((test) => {
      const result = test.result();
      const where = relative("", test.module.moduleId);
      return result.state === "skipped" ? [{ where, reason: result.note ?? "no reason is given" }] : [];
    });
    writeReport(`vitest-${modules[0]?.project.name}`, {
      passed: count("passed"),
      failed: count("failed"),
      flaky: 0,
      skipped,
    });
  }
}
