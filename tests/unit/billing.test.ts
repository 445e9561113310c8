import { expect, test } from "vitest";
import { billedLines, periodOf } from "../../src/features/billing/billing.ts";

// So that exactly one line of every price is shown under each position.
test.each([
  [
    "by the month and by the year has one line under each position",
    { monthly: "$10", annual: "$100", monthlyAvailable: true },
    [
      { amount: "$10", unit: "perStoreMonth", period: "monthly" },
      { amount: "$100", unit: "perStoreYear", period: "annual" },
    ],
  ],
  [
    "by the year only shows its annual price under both positions",
    { monthly: "$1", annual: "$10", monthlyAvailable: false },
    [{ amount: "$10", unit: "perStoreYear", period: undefined }],
  ],
  [
    "for nothing costs nothing, by the month and by the year",
    { monthly: "$0", annual: "$0", monthlyAvailable: true },
    [{ amount: "$0", unit: undefined, period: undefined }],
  ],
])("what is sold %s", (_how, price, lines) => {
  expect(billedLines(price)).toEqual(lines);
});

test.each([
  ["monthly", "monthly"],
  ["annual", "annual"],
  ["weekly", "monthly"],
  [undefined, "monthly"],
] as const)("the value %s means %s", (value, period) => {
  expect(periodOf(value)).toBe(period);
});
