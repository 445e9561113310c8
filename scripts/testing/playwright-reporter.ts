/** Tells the summary of `npm test` what Playwright ran. */
import { basename, relative } from "node:path";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { writeReport } from "./test-report.ts";

export default class PlaywrightReporter implements Reporter {
  #name = "";
  #suite: Suite | undefined;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#name = basename(rootDir);
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    const skipped = tests
      .filter((test) => test.outcome() === "skipped")
      .map(({ location, annotations }) => {
        const reason = annotations.find(({ type }) => type === "skip")?.description ?? "no reason is given";
        return { where: relative("", location.file), reason };
      });
    const flaky = count("flaky");
    writeReport(`browser-${this.#name}`, {
      passed: count("expected") + flaky,
      failed: count("unexpected"),
      flaky,
      skipped,
    });
  }
}
