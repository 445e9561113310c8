/** Tells the summary of `npm test` what Playwright ran. */
import { relative } from "node:path";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { writeReport } from "./test-report.ts";

export default class PlaywrightReporter implements Reporter {
  readonly #name: string;
  #suite: Suite | undefined;

  /** @param options.name Of the tests, if others report beside them. */
  constructor({ name = "" }: { readonly name?: string } = {}) {
    this.#name = name;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (outcome: ReturnType<(typeof tests)[number]["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome);
    const flaky = withOutcome("flaky").length;
    writeReport(`browser-${this.#name}`, {
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
