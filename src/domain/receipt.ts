/** What products cost together, line by line. */
import { amountFor, offersOf, type Period, type PricedProduct, sumFor, type Terms } from "./offers.ts";

/** A part for the period, and one for the year if something is sold by the year only: their sum would say nothing. */
export function receiptOf<Product extends PricedProduct>(terms: Terms, products: readonly Product[], period: Period) {
  const isOffered = (product: Product) => amountFor(offersOf(terms, product), period) !== undefined;
  return [
    partOf(terms, products.filter(isOffered), period),
    partOf(
      terms,
      products.filter((product) => !isOffered(product)),
      "annual",
    ),
  ].filter(({ lines }) => lines.length > 0);
}

function partOf<Product extends PricedProduct>(terms: Terms, products: readonly Product[], period: Period) {
  const amountOf = (some: readonly Product[]) => sumFor(terms, some, period) ?? 0;
  return {
    period,
    lines: products.map((product) => ({ product, amount: amountOf([product]) })),
    total: amountOf(products),
  };
}
