/** Shared Playwright configuration. */
import { defineConfig } from "@playwright/test";
import { chromium, chromiumArguments } from "./programs.ts";

/** @param name Folder of the tests below `tests`. */
export function browserTests(name: string) {
  const executablePath = chromium.find();
  return defineConfig({
    name,
    testDir: `${import.meta.dirname}/../../tests/${name}`,
    testMatch: "**/*.spec.ts",
    // Playwright empties this folder.
    outputDir: `${import.meta.dirname}/../../test-results/browser`,
    fullyParallel: true,
    workers: 2,
    forbidOnly: process.env.CI !== undefined,
    // For busy machines. Flaky tests are listed at the end.
    retries: 1,
    timeout: 60_000,
    // "line" moves the cursor, which needs a terminal.
    reporter: process.stdout.isTTY ? "line" : "dot",
    use: {
      browserName: "chromium",
      // Animations take time; `navigation.spec.ts` tests them.
      contextOptions: { reducedMotion: "reduce" },
      launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
      // Traces cost a fifth of the time; turn them on with `--trace on`.
      trace: "off",
    },
  });
}
