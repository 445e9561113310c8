/** Tells the summary of `npm test` what Playwright ran. */
import { relative } from "node:path";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { writeReport } from "./test-report.ts";

export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (outcome: ReturnType<(typeof tests)[number]["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome);
    const flaky = withOutcome("flaky").length;
    writeReport("browser", {
      passed: withOutcome("expected").length + flaky,
      failed: withOutcome("unexpected").length,
      flaky,
      skipped: withOutcome("skipped").map(({ location, annotations }) => ({
        where: relative("", location.file),
        reason: annotations.find(({ type }) => type === "skip")?.description ?? "",
      })),
    });
  }
}
