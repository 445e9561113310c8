import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/browser/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testMatch: "**/*.spec.ts",
  projects: [
    // One server, one test after the other: begun first, so that nothing waits for it at the end.
    { name: "development", testDir: "tests/dev" },
    // Whatever the content is; the others are about the sample.
    { name: "site", testDir: "tests/site" },
    { name: "program", testDir: "tests/e2e" },
  ],
  // Playwright empties this folder; the reports lie beside it.
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is no mistake of the site; what passes at the second try only is counted and named at the end.
  retries: 1,
  timeout: 60_000,
  reporter: [["line"], ["./scripts/testing/playwright-reporter.ts"]],
  use: {
    browserName: "chromium",
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
    // Traces cost a fifth of the time: `npx playwright test --trace on` makes them.
    trace: "off",
  },
});
