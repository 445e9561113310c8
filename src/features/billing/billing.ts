/** Prices by billing period. */
import type { Price } from "../../content/types.ts";

export const periods = ["monthly", "annual"] as const;

export type Period = (typeof periods)[number];

export interface BilledLine {
  readonly amount: string;
  /** Key under `billing`; `undefined` for a price of zero. */
  readonly unit: "perStoreMonth" | "perStoreYear" | undefined;
  /** `undefined`: shown for both. */
  readonly period: Period | undefined;
}

/** All lines are rendered, so that both prices can be read without JavaScript. A price of zero has one. */
export function billedLines({ monthly, annual, monthlyAvailable }: Omit<Price, "currency">): readonly BilledLine[] {
  if (monthly === annual) return [{ amount: monthly, unit: undefined, period: undefined }];
  if (!monthlyAvailable) return [{ amount: annual, unit: "perStoreYear", period: undefined }];
  return [
    { amount: monthly, unit: "perStoreMonth", period: "monthly" },
    { amount: annual, unit: "perStoreYear", period: "annual" },
  ];
}

/** The first period for any other value. */
export function periodOf(value: unknown): Period {
  return periods.find((period) => period === value) ?? periods[0];
}
