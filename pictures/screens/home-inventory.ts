/** The stock list, what runs low in amber, with the selected product at the side. */
import { amount, date, decimal, money, percent } from "../format.ts";
import { appWindow } from "../frame.ts";
import { barcode } from "../paper.ts";
import { badge, button, leader, searchField, table } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, type Screen, say } from "../screen.ts";
import { articles, isLow } from "../stock.ts";

const words = {
  title: { en: "Stock", de: "Lagerbestand" },
  search: { en: "Name or barcode", de: "Name oder Barcode" },
  product: { en: "Product", de: "Artikel" },
  barcode: { en: "Barcode", de: "Barcode" },
  cost: { en: "Cost", de: "Einkauf" },
  price: { en: "Price", de: "Verkauf" },
  quantity: { en: "In stock", de: "Bestand" },
  low: { en: "low", de: "knapp" },
  left: { en: "left", de: "übrig" },
  minimum: { en: "Reorder at", de: "Meldebestand" },
  delivered: { en: "Last delivery", de: "Letzte Lieferung" },
  margin: { en: "Margin", de: "Spanne" },
  sold: { en: "Sold in 14 days", de: "Verkauft in 14 Tagen" },
  order: { en: "Add to order", de: "Nachbestellen" },
  value: { en: "Stock value", de: "Warenwert" },
  atCost: { en: "at cost", de: "zum Einkaufspreis" },
  atPrice: { en: "at selling price", de: "zum Verkaufspreis" },
};

const chosen = 2;
const soldByDay = [2, 1, 3, 2, 4, 3, 0, 2, 3, 2, 4, 5, 3, 4];

function bars(): string {
  const most = Math.max(...soldByDay);
  const bar = (sold: number, index: number) => {
    const height = Math.max(3, (sold / most) * 84);
    return html`<rect x="${index * 18}" y="${86 - height}" width="12" height="${height}" rx="2"/>`;
  };
  return html`<svg class="bars" viewBox="0 0 246 86" width="246" height="86">${soldByDay.map(bar)}</svg>`;
}

export const homeInventory: Screen = {
  name: "pages/home-inventory",
  css: `
.body { display: grid; grid-template: 1fr 58px / 1fr 290px; padding: 0; }
.table th { height: 46px; padding: 0 11px; }
.table td { height: 48.800px; padding: 0 11px; }
.table th:first-child, .table td:first-child { padding-left: 20px; font-weight: 600; }
.table th:last-child, .table td:last-child { padding-right: 16px; font-weight: 680; }
.table td:nth-child(2) { color: #5a6762; font-size: 15.5px; letter-spacing: 0.01em; }
.table .is-low td:last-child { color: #7a4d05; }
.table .is-here td:last-child { color: #7a4d05; }
.product { grid-row: 1 / 3; grid-column: 2; display: flex; flex-direction: column; padding: 18px 22px 20px; border-left: 1px solid #dcded6; background: #fff; }
.product h2 { font-size: 21px; }
.product .barcode { margin: 12px 0 6px; color: #3c4843; }
.count { display: flex; align-items: baseline; gap: 10px; margin: 6px 0 10px; font-size: 20px; }
.count b { font-size: 46px; line-height: 1.1; letter-spacing: -0.02em; }
.count .badge { margin-left: auto; transform: translateY(-8px); }
.facts { display: grid; gap: 7px; padding: 12px 0; border-top: 1px solid #dcded6; color: #5a6762; font-size: 16px; }
.facts b { color: #1d2a26; }
.sold { padding: 10px 0 0; border-top: 1px solid #dcded6; color: #5a6762; font-size: 16px; }
.sold p { display: flex; justify-content: space-between; margin-bottom: 8px; }
.sold b { color: #1d2a26; }
.bars { display: block; fill: #8fb9a5; }
.bars rect:nth-last-child(-n+3) { fill: #1f6f54; }
.product .button { margin-top: auto; height: 48px; }
.value { display: flex; align-items: center; gap: 10px; padding: 0 20px; border-top: 1px solid #c8ccc3; background: #fafaf7; color: #5a6762; white-space: nowrap; }
.value b { color: #1d2a26; }
.value b:nth-of-type(2) { margin-left: auto; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const columns = [
      { label: word("product") },
      { label: word("barcode"), width: "136px" },
      { label: word("cost"), figures: true, width: "84px" },
      { label: word("price"), figures: true, width: "84px" },
      { label: word("quantity"), figures: true, width: "96px" },
    ];
    const rows = articles.map((article, index) => ({
      cells: [
        say(article.name, lang),
        article.barcode,
        amount(article.cost, lang),
        amount(article.price, lang),
        decimal(article.stock, lang),
      ],
      ...(index === chosen ? { tone: "is-here" as const } : isLow(article) ? { tone: "is-low" as const } : {}),
    }));
    const value = (of: "cost" | "price") => money(sum(articles.map((article) => article[of] * article.stock)), lang);
    const article = articles[chosen];
    if (article === undefined) throw new Error("The selected product is not in the list");
    const margin = (article.price - article.cost) / article.price;
    return appWindow(lang, {
      section: "stock",
      title: word("title"),
      tools: html`${searchField(word("search"), 250)}${badge(`${articles.filter(isLow).length} ${word("low")}`, "warn")}`,
      body: html`${table(columns, rows)}
        <aside class="product"><h2>${say(article.name, lang)}</h2>${barcode(article.barcode, 40)}
          <p class="count"><b>${article.stock}</b>${word("left")}${badge(word("low"), "warn")}</p>
          <div class="facts">${leader(word("minimum"), decimal(article.minimum, lang))}
            ${leader(word("delivered"), date("2025-08-27", lang))}
            ${leader(word("margin"), percent(Math.round(margin * 100), lang))}</div>
          <div class="sold"><p>${word("sold")}<b>${sum(soldByDay)}</b></p>${bars()}</div>
          ${button(word("order"), "primary", "truck")}</aside>
        <p class="value">${word("value")}<b>${value("cost")}</b>${word("atCost")}<b>${value("price")}</b>${word("atPrice")}</p>`,
    });
  },
};
