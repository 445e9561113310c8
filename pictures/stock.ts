/** The shelf of the shop: what the pictures of stock show. Barcodes are in-store numbers with a right check digit. */
import type { Texts } from "./screen.ts";

export interface Article {
  readonly name: Texts;
  readonly barcode: string;
  /** In dollars or euros alike. */
  readonly cost: number;
  readonly price: number;
  readonly stock: number;
  readonly minimum: number;
}

const list: readonly (readonly [
  en: string,
  de: string,
  cost: number,
  price: number,
  stock: number,
  minimum: number,
])[] = [
  ["Acacia honey 500 g", "Akazienhonig 500 g", 4.35, 7.9, 26, 8],
  ["Apricot jam 340 g", "Aprikosenaufstrich 340 g", 2.6, 4.95, 31, 10],
  ["Basil pesto 190 g", "Basilikumpesto 190 g", 2.15, 3.95, 4, 12],
  ["Crispbread with rye", "Roggenknäckebrot", 1.7, 3.2, 18, 10],
  ["Espresso beans 1 kg", "Espressobohnen 1 kg", 12.4, 21.9, 14, 6],
  ["Oat drink 1 l", "Haferdrink 1 l", 1.12, 2.15, 2, 24],
  ["Olive oil 750 ml", "Olivenöl 750 ml", 7.8, 13.5, 22, 6],
  ["Sea salt crackers", "Meersalzcracker", 1.45, 2.75, 40, 15],
  ["Tomato passata 690 g", "Passierte Tomaten 690 g", 1.28, 2.45, 57, 20],
];

/** @returns The thirteen digits of an in-store EAN, the last one worked out. */
export function ean13(digits: string): string {
  const odd = [...digits].map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3));
  const check = (10 - (odd.reduce((all, digit) => all + digit, 0) % 10)) % 10;
  return `${digits}${check}`;
}

export const articles: readonly Article[] = list.map(([en, de, cost, price, stock, minimum], index) => ({
  name: { en, de },
  barcode: ean13(`20041${String(3107 + index * 486).padStart(7, "0")}`),
  cost,
  price,
  stock,
  minimum,
}));

export const isLow = ({ stock, minimum }: Article) => stock < minimum;
