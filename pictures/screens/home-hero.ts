/** The sale screen: products by group, and the open receipt. */
import { nameOf, openSale, type ProductId, priceOf, products } from "../deli.ts";
import { money } from "../format.ts";
import { appWindow } from "../frame.ts";
import { button, receiptPanel, searchField, tile } from "../parts.ts";
import { html, type Screen, say } from "../screen.ts";

const shown: readonly ProductId[] = [
  "espresso",
  "cappuccino",
  "flatWhite",
  "filter",
  "croissant",
  "pretzel",
  "roll",
  "sourdough",
  "baguette",
  "quiche",
  "soup",
  "salad",
  "water",
  "juice",
  "brownie",
  "cheesecake",
];

const words = {
  title: { en: "Sale", de: "Verkauf" },
  search: { en: "Scan or search", de: "Scannen oder suchen" },
  groups: {
    en: ["Favourites", "Coffee", "Bakery", "Kitchen", "Drinks"],
    de: ["Favoriten", "Kaffee", "Backwaren", "Küche", "Getränke"],
  },
  receipt: { en: "Receipt 1,284", de: "Bon 1.284" },
  guests: { en: "To go", de: "Zum Mitnehmen" },
  hold: { en: "Hold", de: "Parken" },
  discount: { en: "Discount", de: "Rabatt" },
  pay: { en: "Pay", de: "Bezahlen" },
};

/** Rules for the sale screen, for whatever stands over it too. */
export const heroCss = `
.body { display: grid; grid-template-columns: 1fr 352px; padding: 0; }
.shelf { padding: 16px 18px; min-width: 0; }
.groups { display: flex; gap: 8px; margin-bottom: 14px; }
.groups span { flex: auto; padding: 11px 6px; border: 1px solid #c9cec5; border-radius: 7px; background: #fff; font-weight: 620; text-align: center; }
.groups .is-here { border-color: var(--rail); background: var(--rail); color: #fff; }
.tiles { grid-template-columns: repeat(4, 1fr); grid-auto-rows: 104px; }
.pay { display: flex; justify-content: space-between; height: 66px; font-size: 24px; font-weight: 700; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }`;

/** The sale screen with the open sale. @param over A dialog above it. */
export function saleWindow(lang: string, over?: string): string {
  const { items, terms, totals } = openSale(lang);
  const word = (key: Exclude<keyof typeof words, "groups">) => say<string>(words[key], lang);
  const buttons = html`<div class="pair">${button(word("hold"), "plain", "pause")}${button(word("discount"), "plain", "percent")}</div>
    <span class="button is-primary pay"><span>${word("pay")}</span><span>${money(totals.total, lang)}</span></span>`;
  return appWindow(lang, {
    section: "sale",
    title: word("title"),
    tools: searchField(word("search"), 300),
    body: html`<div class="shelf"><div class="groups">${say<readonly string[]>(words.groups, lang).map(
      (group, index) => html`<span class="${index === 0 && "is-here"}">${group}</span>`,
    )}</div><div class="tiles">${shown.map((id) => tile(products[id].group, nameOf(id, lang), money(priceOf(id, lang), lang)))}</div></div>
    ${receiptPanel(lang, { title: word("receipt"), note: word("guests"), items, totals, ...terms, here: 3, buttons })}`,
    ...(over !== undefined && { dialog: over }),
  });
}

export const homeHero: Screen = { name: "pages/home-hero", css: heroCss, html: (lang) => saleWindow(lang) };
