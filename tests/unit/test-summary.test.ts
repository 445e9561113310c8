/** What `npm test` says at its end: how much passed, what failed, and what was skipped and why. */
import { expect, test } from "vitest";
import { countsOf, summaryOf } from "../../scripts/testing/summary.ts";

const some = { passed: 7, failed: 0, skipped: 0 };
const oneSkipped = { ...some, skipped: 1 };
const noJava = ["html: needs Java"];

test.each([
  ["all is well", [some, some], [], [], true, "14 passed, 0 failed, 0 skipped\n"],
  [
    "steps fail without a test",
    [some],
    ["types", "build"],
    [],
    false,
    "Failed: types, build.\n7 passed, 2 failed, 0 skipped\n",
  ],
  ["tests fail", [{ ...some, failed: 3 }], ["unit"], [], false, "Failed: unit.\n7 passed, 3 failed, 0 skipped\n"],
  [
    "something is skipped",
    [oneSkipped],
    [],
    noJava,
    true,
    "Skipped: html: needs Java\n7 passed, 0 failed, 2 skipped\n",
  ],
] as const)("if %s, the last lines say so", (_case, counts, failed, skipped, isGreen, text) => {
  expect(summaryOf(counts, failed, skipped, false)).toEqual({ text, isGreen });
});

test.each([
  ["test", [oneSkipped], [], ""],
  ["step", [some], noJava, "Skipped: html: needs Java\n"],
] as const)("in CI a %s that was skipped is a failure, also in the last line", (_what, counts, skipped, reason) => {
  const text = `Failed: skipped tests, because CI is set.\n${reason}7 passed, 1 failed, 1 skipped\n`;
  expect(summaryOf(counts, [], skipped, true)).toEqual({ text, isGreen: false });
});

test.each([
  ["Vitest", { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1, testResults: [] }],
  ["Playwright", { stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 4 }, suites: [] }],
])("counts what %s reports", (_runner, report) => {
  expect(countsOf(JSON.parse(JSON.stringify(report)))).toEqual({ passed: 2, failed: 1, skipped: 4 });
});
