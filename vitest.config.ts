import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { iconSpritePlugin } from "./scripts/vite/icon-sprite-plugin.ts";
import { generatedFolder } from "./src/project-folders.ts";

export default defineConfig({
  plugins: [iconSpritePlugin()],
  resolve: { alias: { "#generated": resolve(generatedFolder) } },
  test: {
    include: ["tests/{unit,content,server,build,site}/**/*.test.ts"],
    // Some start the real commands, as somebody would.
    testTimeout: 60_000,
    // One core would be left free otherwise, which is half of a machine that has two.
    maxWorkers: "100%",
    // Files of one worker share what they import, which takes a third of the time away. No test replaces a module.
    isolate: false,
    // A test that asserts nothing, such as a loop over an empty list, fails.
    expect: { requireAssertions: true },
    reporters: ["default", "./scripts/testing/vitest-reporter.ts"],
  },
});
