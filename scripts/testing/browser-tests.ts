/** How browser tests are run, whatever they ask. */
import { defineConfig } from "@playwright/test";
import { chromium, chromiumArguments } from "./programs.ts";

/** @param name Names the folder of the tests below `tests`. */
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
    // A busy machine is no mistake of the site; what passes at the second try only is counted and named at the end.
    retries: 1,
    timeout: 60_000,
    // "line" moves the cursor, which a file of output has none of.
    reporter: process.stdout.isTTY ? "line" : "dot",
    use: {
      browserName: "chromium",
      // Gliding and fading take time; `navigation.spec.ts` has them.
      contextOptions: { reducedMotion: "reduce" },
      launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments },
      // Traces cost a fifth of the time: `npx playwright test --trace on` makes them.
      trace: "off",
    },
  });
}
