import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/{unit,content,server,build}/**/*.test.ts"],
    // Some start the real commands, as somebody would.
    testTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
