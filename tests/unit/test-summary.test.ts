/** What `npm test` says at its end: how much passed, what failed, and what was skipped and why. */
import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readReports, summaryOf } from "../../scripts/testing/test-report.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

const report = { passed: 7, failed: 0, flaky: 0, skipped: [] };

const noNginx = { where: "tests/nightly/nginx.test.ts", reason: "no nginx" };
const noJava = { where: "html", reason: "no Java" };
const some = { ...report, flaky: 1, skipped: [noNginx, noNginx] };
const partly = `Skipped, not passed:
  html: no Java
  tests/nightly/nginx.test.ts: no nginx
1 passed at the second try only: named above, to be fixed.
7 passed, 0 failed, 3 skipped
`;

test("the last lines say what passed, name what was skipped and why, and steps that failed without a test", () => {
  const all = { text: "All checks passed.\n14 passed, 0 failed, 0 skipped\n", isGreen: true };
  expect(summaryOf([report, report], [], [], true)).toEqual(all);
  expect(summaryOf([some], [], [noJava], false)).toEqual({ text: partly, isGreen: true });
  const two = { text: "Failed: types, build.\n7 passed, 2 failed, 0 skipped\n", isGreen: false };
  expect(summaryOf([report], ["types", "build"], [], false)).toEqual(two);
});

test("in CI a test or step that was skipped is a failure, also in the last line", () => {
  const { text, isGreen } = summaryOf([some], [], [noJava], true);
  expect(isGreen).toBe(false);
  expect(text).toBe(`Failed: skipped tests, because CI is set.\n${partly.replace("0 failed", "1 failed")}`);
});

describe("the report of a runner", () => {
  const [ofVitest, ofPlaywright] = [temporaryFolder(), temporaryFolder()];

  /** Runs one file of tests in a folder of its own, and reads the report. */
  function run(folder: string, name: string, source: string, ...command: readonly string[]) {
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, name), source);
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
    expect(status, stdout).toBe(1);
    return readReports(folder);
  }

  const common = 'test("a", () => {}); test("b", () => {}); test("c", () => { throw new Error("c"); });';
  const expected = (where: string) => [{ passed: 2, failed: 1, flaky: 0, skipped: [{ where, reason: "no d" }] }];

  test("counts for Vitest", () => {
    const source = `import { test } from "vitest"; ${common} test("d", ({ skip }) => skip("no d"));`;
    const reporter = resolve("scripts/testing/vitest-reporter.ts");
    const command = ["node_modules/vitest/vitest.mjs", "run", "--reporter", reporter];
    expect(run(ofVitest, "some.test.mjs", source, ...command)).toEqual(expected("some.test.mjs"));
  });

  test("counts for Playwright", () => {
    const source = `import { test } from "@playwright/test"; ${common} test("d", () => test.skip(true, "no d"));`;
    const reporter = resolve("scripts/testing/playwright-reporter.ts");
    const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter", reporter];
    expect(run(ofPlaywright, "some.spec.mjs", source, ...command)).toEqual(expected("some.spec.mjs"));
  });
});
