/** Which price is shown under which position of the billing toggle (specification sections 4 and 9). */
import type { Price } from "../../content/types.ts";

export const periods = ["monthly", "annual"] as const;

export type Period = (typeof periods)[number];

export interface BilledLine {
  readonly amount: string;
  /** Key of what the amount is for, under `billing`; `undefined` for what costs nothing. */
  readonly unit: "perStoreMonth" | "perStoreYear" | undefined;
  /** The position under which the line is shown; `undefined`: under both. */
  readonly period: Period | undefined;
}

/** Every line is in the page, so that both prices can be read without JavaScript. What costs nothing has one amount. */
export function billedLines({ monthly, annual, monthlyAvailable }: Omit<Price, "currency">): readonly BilledLine[] {
  if (monthly === annual) return [{ amount: monthly, unit: undefined, period: undefined }];
  if (!monthlyAvailable) return [{ amount: annual, unit: "perStoreYear", period: undefined }];
  return [
    { amount: monthly, unit: "perStoreMonth", period: "monthly" },
    { amount: annual, unit: "perStoreYear", period: "annual" },
  ];
}

/** The default, which is the first, for anything else than a value of the toggle. */
export function periodOf(value: unknown): Period {
  return periods.find((period) => period === value) ?? periods[0];
}
