/** The shop of most pictures: a delicatessen with a coffee bar. German prices hold the tax, American ones do not. */
import type { Group } from "./parts.ts";
import { type Item, totalsOf } from "./receipt.ts";
import { say, type Texts } from "./screen.ts";

interface Product {
  readonly name: Texts;
  readonly price: Texts<number>;
  readonly group: Group;
}

export const products = {
  espresso: { name: { en: "Espresso", de: "Espresso" }, price: { en: 2.9, de: 2.4 }, group: "coffee" },
  cappuccino: { name: { en: "Cappuccino", de: "Cappuccino" }, price: { en: 4.25, de: 3.6 }, group: "coffee" },
  flatWhite: { name: { en: "Flat white", de: "Flat White" }, price: { en: 4.5, de: 3.9 }, group: "coffee" },
  filter: { name: { en: "Filter coffee", de: "Filterkaffee" }, price: { en: 3.1, de: 2.8 }, group: "coffee" },
  croissant: {
    name: { en: "Butter croissant", de: "Butter&shy;croissant" },
    price: { en: 3.4, de: 2.2 },
    group: "bread",
  },
  sourdough: { name: { en: "Sourdough loaf", de: "Sauerteig&shy;brot" }, price: { en: 7.5, de: 5.8 }, group: "bread" },
  pretzel: { name: { en: "Soft pretzel", de: "Laugen&shy;brezel" }, price: { en: 2.75, de: 1.3 }, group: "bread" },
  roll: { name: { en: "Seeded roll", de: "Körner&shy;brötchen" }, price: { en: 1.6, de: 0.95 }, group: "bread" },
  baguette: { name: { en: "Ham baguette", de: "Schinken&shy;baguette" }, price: { en: 8.9, de: 6.5 }, group: "deli" },
  quiche: { name: { en: "Quiche, slice", de: "Quiche, Stück" }, price: { en: 6.8, de: 4.9 }, group: "deli" },
  soup: { name: { en: "Tomato soup", de: "Tomaten&shy;suppe" }, price: { en: 7.25, de: 5.9 }, group: "deli" },
  salad: { name: { en: "Lentil salad", de: "Linsen&shy;salat" }, price: { en: 6.4, de: 4.6 }, group: "greens" },
  water: { name: { en: "Mineral water", de: "Mineral&shy;wasser" }, price: { en: 2.25, de: 2.1 }, group: "drinks" },
  juice: { name: { en: "Apple juice", de: "Apfelsaft" }, price: { en: 3.6, de: 2.9 }, group: "drinks" },
  brownie: { name: { en: "Brownie", de: "Brownie" }, price: { en: 3.8, de: 2.9 }, group: "sweets" },
  cheesecake: { name: { en: "Cheesecake", de: "Käse&shy;kuchen" }, price: { en: 5.5, de: 3.9 }, group: "sweets" },
} as const satisfies Readonly<Record<string, Product>>;

export type ProductId = keyof typeof products;

const germanDrinks: readonly Group[] = ["coffee", "drinks"];

/** German shops have the tax in their prices, 7 % on food and 19 % on drinks; American ones add theirs. */
export const taxIncludedIn = (lang: string) => lang === "de";

/** Tax in percent on a product. */
export function rateOf(group: Group, lang: string): number {
  if (!taxIncludedIn(lang)) return 8.25;
  return germanDrinks.includes(group) ? 19 : 7;
}

export const nameOf = (id: ProductId, lang: string): string => say<string>(products[id].name, lang);
export const priceOf = (id: ProductId, lang: string): number => say<number>(products[id].price, lang);

/** A line of a receipt. On receipts names are not broken: what is for tiles is taken out of them. */
export function item(id: ProductId, quantity: number, lang: string, discount?: number): Item {
  const line = {
    name: nameOf(id, lang).replaceAll("&shy;", ""),
    quantity,
    price: priceOf(id, lang),
    rate: rateOf(products[id].group, lang),
  };
  return discount === undefined ? line : { ...line, discount };
}

/** The sale that several pictures show: open, being paid, printed. */
export function openSale(lang: string) {
  const items = [
    item("cappuccino", 2, lang),
    item("croissant", 2, lang),
    item("quiche", 1, lang),
    item("sourdough", 1, lang, 20),
    item("juice", 1, lang),
  ];
  const terms = { taxIncluded: taxIncludedIn(lang), discount: 5 };
  return { items, terms, totals: totalsOf(items, terms) };
}

/** Head of its receipts. */
export const address: Texts<{ readonly street: string; readonly city: string; readonly taxNumber: string }> = {
  en: { street: "214 Maple Street", city: "Millbrook", taxNumber: "Seller's permit 00-000000" },
  de: { street: "Am Lindenhof 8", city: "00123 Lindenau", taxNumber: "USt-IdNr. DE000000000" },
};
