/** What `npm test` says at its end: how much passed, what failed, and what was skipped and why. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { summaryOf } from "../../scripts/testing/summary.ts";
import { readReports } from "../../scripts/testing/test-report.ts";

const nothing = { passed: 0, failed: 0, flaky: 0, skipped: [] };

describe("the last lines", () => {
  test("say that all passed if all did", () => {
    expect(summaryOf({ ...nothing, passed: 7 }, [], [])).toBe("All checks passed.\n7 passed, 0 failed, 0 skipped\n");
  });

  test("name what was skipped, each kind with its reason, and do not say that all passed", () => {
    const one = { where: "tests/server/nginx.test.ts", reason: "no nginx" };
    const report = { ...nothing, passed: 7, skipped: [one, one, { where: "tests/a.test.ts", reason: "" }] };
    expect(summaryOf(report, [], [{ where: "html", reason: "no Java" }])).toBe(`Skipped, not passed:
  1 × html: no Java
  2 × tests/server/nginx.test.ts: no nginx
  1 × tests/a.test.ts: no reason is given
7 passed, 0 failed, 4 skipped
`);
  });

  test("name steps that failed, also if they have no tests, and what passed at the second try", () => {
    const report = { ...nothing, passed: 7, flaky: 1 };
    expect(summaryOf(report, ["types", "build"], [])).toBe(`Failed: types, build.
1 passed at the second try only: named above, to be mended.
7 passed, 2 failed, 0 skipped
`);
  });
});

describe("the report of a runner", () => {
  let folder = "";
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs one file of tests in a folder of its own, and reads the report. */
  function run(name: string, source: string, ...command: readonly string[]) {
    folder = mkdtempSync(join(tmpdir(), "summary-"));
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, name), source);
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
    expect(status, stdout).toBe(1);
    return readReports(folder);
  }

  const common = 'test("a", () => {}); test("b", () => {}); test("c", () => { throw new Error("c"); });';
  const expected = (where: string) => ({ passed: 2, failed: 1, flaky: 0, skipped: [{ where, reason: "no d" }] });

  test("counts for Vitest", () => {
    const source = `import { test } from "vitest"; ${common} test("d", ({ skip }) => skip("no d"));`;
    const reporter = resolve("scripts/testing/vitest-reporter.ts");
    const command = ["node_modules/vitest/vitest.mjs", "run", "--reporter", reporter];
    expect(run("some.test.mjs", source, ...command)).toEqual(expected("some.test.mjs"));
  });

  test("counts for Playwright", () => {
    const source = `import { test } from "@playwright/test"; ${common} test("d", () => test.skip(true, "no d"));`;
    const reporter = resolve("scripts/testing/playwright-reporter.ts");
    const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter", reporter];
    expect(run("some.spec.mjs", source, ...command)).toEqual(expected("some.spec.mjs"));
  });
});
