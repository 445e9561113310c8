import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { generatedFolder } from "./src/project-folders.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // What holds for any content, asked of the build in OUT_DIR.
        test: { name: "site", include: ["tests/{site,build}/**/*.test.ts"] },
        resolve: { alias: { "#generated": resolve(generatedFolder) } },
      },
      {
        extends: true,
        // About the sample, in memory; only `built-pages.test.ts` reads its build.
        test: {
          name: "program",
          include: ["tests/{unit,content,server,contract}/**/*.test.ts"],
          globalSetup: ["scripts/testing/sample.ts", "tests/server/bundle.ts"],
        },
        resolve: { alias: { "#generated/shell.ts": resolve("tests/content/sample-shell.ts") } },
      },
      {
        extends: true,
        // What holds in both places, once more on workerd.
        test: {
          name: "worker",
          include: ["tests/contract/**/*.test.ts"],
          env: { PLACE: "worker" },
          globalSetup: "tests/contract/bundle.ts",
        },
      },
      {
        extends: true,
        // What is slow, or needs Java, which npm does not bring.
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          globalSetup: "scripts/testing/sample.ts",
        },
        resolve: { alias: { "#generated/shell.ts": resolve("tests/content/sample-shell.ts") } },
      },
    ],
    // Some start the real commands, as somebody would.
    testTimeout: 60_000,
    // One core would be left free otherwise, which is half of a machine that has two.
    maxWorkers: "100%",
    // Files of one worker share what they import, which takes a third of the time away.
    isolate: false,
    // A test that asserts nothing, such as a loop over an empty list, fails.
    expect: { requireAssertions: true },
  },
});
