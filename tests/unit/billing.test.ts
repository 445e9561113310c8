import { describe, expect, test } from "vitest";
import { billedLines, periodOf, periods } from "../../src/features/billing/billing.ts";

describe("billed lines", () => {
  test("what is sold by the month and by the year has one line under each position", () => {
    expect(billedLines({ monthly: "$10", annual: "$100", monthlyAvailable: true })).toEqual([
      { amount: "$10", unit: "perStoreMonth", period: "monthly" },
      { amount: "$100", unit: "perStoreYear", period: "annual" },
    ]);
  });

  test("what is sold by the year only shows its annual price under both positions", () => {
    expect(billedLines({ monthly: "$1", annual: "$10", monthlyAvailable: false })).toEqual([
      { amount: "$10", unit: "perStoreYear", period: undefined },
    ]);
  });

  test("nothing costs nothing, by the month and by the year", () => {
    expect(billedLines({ monthly: "$0", annual: "$0", monthlyAvailable: true })).toEqual([
      { amount: "$0", unit: undefined, period: undefined },
    ]);
  });

  test.each(periods)("under %s exactly one line of every price is shown", (period) => {
    const prices = [
      { monthly: "$10", annual: "$100", monthlyAvailable: true },
      { monthly: "$1", annual: "$10", monthlyAvailable: false },
      { monthly: "$0", annual: "$0", monthlyAvailable: true },
    ];
    for (const price of prices) {
      const shown = billedLines(price).filter((line) => line.period === undefined || line.period === period);
      expect(shown).toHaveLength(1);
    }
  });
});

describe("the period of a value", () => {
  test.each([
    ["monthly", "monthly"],
    ["annual", "annual"],
    ["weekly", "monthly"],
    [undefined, "monthly"],
  ] as const)("%s stands for %s", (value, period) => {
    expect(periodOf(value)).toBe(period);
  });
});
