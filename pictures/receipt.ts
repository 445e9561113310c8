/** The sums of a receipt. Pure, in whole cents, so that every picture adds up. */

export interface Item {
  readonly name: string;
  readonly quantity: number;
  /** Price of one. */
  readonly price: number;
  /** Tax in percent. */
  readonly rate: number;
  /** Discount on this line, in percent. */
  readonly discount?: number;
}

export interface TaxLine {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

export interface Totals {
  /** What each line costs, its own discount taken off, in the order of the items. */
  readonly lines: readonly number[];
  /** Sum of the lines. */
  readonly subtotal: number;
  /** Discount on the whole sale, as a positive amount. */
  readonly discount: number;
  /** One line a rate, the highest first. */
  readonly taxes: readonly TaxLine[];
  readonly tax: number;
  /** What is to be paid. */
  readonly total: number;
  readonly pieces: number;
}

export interface SaleTerms {
  /** Prices hold the tax, as in Europe. Otherwise it is added, as in the United States. */
  readonly taxIncluded: boolean;
  /** Discount on the whole sale, in percent. */
  readonly discount?: number;
}

const cents = (value: number) => Math.round(value * 100 + Number.EPSILON);

/**
 * Adds up a sale.
 *
 * @param items Lines of the receipt. A discount on the sale is taken off each tax rate in proportion to its lines.
 * @returns Amounts in the currency's main unit, rounded to cents. Net and tax of each rate give its gross, and the
 *   grosses give the total.
 */
export function totalsOf(items: readonly Item[], { taxIncluded, discount = 0 }: SaleTerms): Totals {
  const lines = items.map(({ quantity, price, discount: own = 0 }) =>
    Math.round((cents(price) * quantity * (100 - own)) / 100),
  );
  const subtotal = sum(lines);
  const rates = [...new Set(items.map(({ rate }) => rate))].sort((one, other) => other - one);
  const fullOf = rates.map((rate) => sum(lines.filter((_, index) => items[index]?.rate === rate)));
  const off = shares(Math.round((subtotal * discount) / 100), fullOf);
  const taxes = rates.map((rate, index) => {
    const left = (fullOf[index] ?? 0) - (off[index] ?? 0);
    const tax = Math.round(taxIncluded ? (left * rate) / (100 + rate) : (left * rate) / 100);
    const net = taxIncluded ? left - tax : left;
    return { rate, net, tax, gross: net + tax };
  });
  const euros = (value: number) => value / 100;
  return {
    lines: lines.map(euros),
    subtotal: euros(subtotal),
    discount: euros(sum(off)),
    taxes: taxes.map(({ rate, net, tax, gross }) => ({ rate, net: euros(net), tax: euros(tax), gross: euros(gross) })),
    tax: euros(sum(taxes.map(({ tax }) => tax))),
    total: euros(sum(taxes.map(({ gross }) => gross))),
    pieces: sum(items.map(({ quantity }) => quantity)),
  };
}

/** Cuts an amount in proportion to parts; the last part takes what rounding left. */
function shares(whole: number, parts: readonly number[]): number[] {
  const all = sum(parts);
  const cut = parts.slice(0, -1).map((part) => Math.round((whole * part) / all));
  return [...cut, whole - sum(cut)];
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
