/** What editions and plugins cost, and for which period. Nothing else works out a price. */

export const periods = ["monthly", "annual"] as const;

export type Period = (typeof periods)[number];

interface Offer {
  /** Per store, with no more decimals than the currency has. */
  readonly amount: number;
  /** `undefined`: there is nothing to pay, in any period. */
  readonly period: Period | undefined;
}

export interface PricedProduct {
  /** Per month. Absent or zero: free. */
  readonly price?: number | undefined;
  readonly monthlySubscriptionAvailable?: boolean;
}

export interface Terms {
  /** ISO 4217 code. */
  readonly currency: string;
  /** A year costs as much as this many months. */
  readonly annualMonths: number;
}

/** The periods that can be paid for; none for what is free. */
export function periodsOf({ price = 0, monthlySubscriptionAvailable = true }: PricedProduct): readonly Period[] {
  if (price === 0) return [];
  return monthlySubscriptionAvailable ? periods : ["annual"];
}

/** One offer for each period; a single one of 0 for what is free. */
export function offersOf({ currency, annualMonths }: Terms, product: PricedProduct): readonly Offer[] {
  const { price = 0 } = product;
  const rounded = (amount: number) => round(amount, currency);
  const months = { monthly: 1, annual: annualMonths };
  const offers = periodsOf(product).map((period): Offer => {
    return { amount: rounded(rounded(price) * months[period]), period };
  });
  return offers.length > 0 ? offers : [{ amount: 0, period: undefined }];
}

/** By currency, because creating a formatter costs about 100 × a call. */
const decimals = new Map<string, number | undefined>();

/** To the decimals of the currency, without what floating point adds: 3 × 4.35 is 13.049999999999999. */
function round(amount: number, currency: string): number {
  if (!decimals.has(currency)) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    decimals.set(currency, format.resolvedOptions().maximumFractionDigits);
  }
  return Number(amount.toFixed(decimals.get(currency)));
}

/** What products cost together for a period; `undefined` unless each of them is offered for it. */
export function sumFor(terms: Terms, products: readonly PricedProduct[], period: Period): number | undefined {
  const amounts = products.flatMap((product) => amountFor(offersOf(terms, product), period) ?? []);
  if (amounts.length < products.length) return undefined;
  return round(
    amounts.reduce((sum, amount) => sum + amount, 0),
    terms.currency,
  );
}

/** The amount to pay for a period; `undefined` if it is not offered. */
export function amountFor(offers: readonly Offer[], wanted: Period): number | undefined {
  return offers.find(({ period = wanted }) => period === wanted)?.amount;
}
