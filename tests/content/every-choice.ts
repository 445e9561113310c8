/** Every choice on a features page, added up by hand. */
import { expect } from "vitest";
import { type Period, periods } from "../../src/domain/offers.ts";
import { receiptOf } from "../../src/domain/receipt.ts";
import type { Content } from "../../src/pages/features/compose.ts";

export interface TypedPrices {
  /** A year costs as much as this many months. */
  readonly months: number;
  /** What editions and plugins cost for a month. */
  readonly cents: Readonly<Record<string, number>>;
  readonly yearlyOnly: readonly string[];
}

/** Editions × 2^plugins × periods. @param prices Typed in the test, not by the function that works out prices. */
export function expectEveryChoice({ plans, pluginPrices, terms }: Content, prices: TypedPrices): void {
  const { months, cents, yearlyOnly } = prices;
  const priced = plans.filter(({ price }) => price !== undefined);
  const ids = [...priced.map(({ id }) => id), ...pluginPrices.map(({ slug }) => slug)];
  expect(ids.sort()).toEqual(Object.keys(cents).sort());
  const wrong: string[] = [];
  for (const plan of priced) {
    for (let bits = 0; bits < 2 ** pluginPrices.length; bits++) {
      const plugins = pluginPrices.filter((_, index) => bits & (2 ** index));
      const products = [plan.product, ...plugins.map(({ product }) => product)];
      const chosen = [plan.id, ...plugins.map(({ slug }) => slug)];
      for (const period of periods) {
        const parts = receiptOf(terms, products, period);
        const isRight =
          String(parts.map(({ period: each, total }) => [each, total])) === String(totalsByHand(chosen, period)) &&
          parts.flatMap(({ lines }) => lines).length === chosen.length;
        if (!isRight) wrong.push(`${chosen} ${period}`);
      }
    }
  }
  expect(wrong).toEqual([]);

  function totalsByHand(chosen: readonly string[], period: Period) {
    const sumOf = (some: readonly string[]) => some.reduce((sum, id) => sum + (cents[id] ?? Number.NaN), 0) / 100;
    if (period === "annual") return [["annual", sumOf(chosen) * months]];
    const late = chosen.filter((id) => yearlyOnly.includes(id));
    const monthly = ["monthly", sumOf(chosen.filter((id) => !late.includes(id)))];
    return late.length > 0 ? [monthly, ["annual", sumOf(late) * months]] : [monthly];
  }
}
