/** Which price is shown under which position of the billing toggle (specification sections 4 and 9). */
import type { Price } from "../../content/types.ts";

/** The first one is the default. */
export const periods = ["monthly", "annual"] as const;

export type Period = (typeof periods)[number];

export interface BilledLine {
  /** Formatted money. */
  readonly amount: string;
  /** Key of what the amount is for, under `billing`; `undefined` for what costs nothing. */
  readonly unit: "perStoreMonth" | "perStoreYear" | undefined;
  /** The position under which the line is shown; `undefined`: under both. */
  readonly period: Period | undefined;
}

/**
 * The lines of a price. Every line is in the page, so that both prices can be read without JavaScript.
 *
 * - Sold by the month and by the year: one line for each position.
 * - Sold by the year only: the annual price, under both positions.
 * - The same amount for a month and a year, which is nothing: that amount alone.
 */
export function billedLines({ monthly, annual, monthlyAvailable }: Omit<Price, "currency">): readonly BilledLine[] {
  if (monthly === annual) return [{ amount: monthly, unit: undefined, period: undefined }];
  if (!monthlyAvailable) return [{ amount: annual, unit: "perStoreYear", period: undefined }];
  return [
    { amount: monthly, unit: "perStoreMonth", period: "monthly" },
    { amount: annual, unit: "perStoreYear", period: "annual" },
  ];
}

/** The period of a value of the toggle; the default for anything else. */
export function periodOf(value: unknown): Period {
  return periods.find((period) => period === value) ?? periods[0];
}
