/** A stocktake: the product just scanned, and what was counted against what should be there. */
import { date, decimal, money, signed } from "../format.ts";
import { appWindow } from "../frame.ts";
import { icon } from "../icons.ts";
import { barcode } from "../paper.ts";
import { badge, button, leader, table } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, type Screen, say } from "../screen.ts";
import { articles } from "../stock.ts";

const words = {
  title: { en: "Stocktake", de: "Inventur" },
  place: { en: "Shelf 2, dry goods", de: "Regal 2, Trockenwaren" },
  scanned: { en: "Just scanned", de: "Gerade gescannt" },
  counted: { en: "Counted", de: "Gezählt" },
  before: { en: "Last stocktake", de: "Letzte Inventur" },
  expected: { en: "Expected", de: "Soll" },
  difference: { en: "Difference", de: "Differenz" },
  product: { en: "Product", de: "Artikel" },
  value: { en: "Difference at cost", de: "Differenz zum Einkaufspreis" },
  progress: { en: "of", de: "von" },
  book: { en: "Book differences", de: "Differenzen buchen" },
  next: { en: "Next product", de: "Nächster Artikel" },
  done: { en: "counted", de: "gezählt" },
};

/** Counted pieces, in the order of the articles; those after the last are still to be counted. */
const counts = [26, 30, 4, 18, 14, 2, 21, 42];
const here = 6;

export const featuresStock: Screen = {
  name: "pages/features-stock",
  css: `
.body { display: grid; grid-template-columns: 346px 1fr; padding: 0; }
.scan { display: flex; flex-direction: column; padding: 20px 24px 22px; background: #17352b; color: #fff; }
.scan > p:first-child { display: flex; align-items: center; gap: 10px; color: #f0c063; font-weight: 620; }
.scan h2 { margin: 6px 0 16px; font-size: 27px; letter-spacing: -0.01em; }
.label { padding: 4px 18px 10px; border-radius: 8px; background: #fff; color: #1d2a26; }
.counter { display: grid; grid-template-columns: 72px 1fr 72px; gap: 10px; margin: 18px 0 14px; }
.counter span { display: grid; place-items: center; height: 92px; border-radius: 9px; background: #2b5a48; }
.counter b { display: grid; place-items: center; border-radius: 9px; background: #fff; color: #1d2a26; font-size: 52px; letter-spacing: -0.02em; }
.scan .leader { padding-top: 4px; color: #c9d8d0; font-size: 18px; }
.scan .leader i { border-color: #55796a; }
.scan .leader b { color: #fff; }
.scan .is-off { padding: 9px 0 0; color: #f0c063; font-size: 22px; font-weight: 680; }
.scan .is-off b { color: #f0c063; }
.scan .button { height: 52px; margin-top: auto; border-color: #e0a339; background: #e0a339; color: #2e1f02; }
.count { display: flex; flex-direction: column; background: #fff; }
.table th { height: 46px; padding: 0 12px; }
.table td { height: 46.500px; padding: 0 12px; }
.table th:first-child, .table td:first-child { padding-left: 22px; font-weight: 600; }
.table th:last-child, .table td:last-child { padding-right: 22px; }
.table td:nth-child(3) { font-weight: 680; }
.same { color: #6d7974; }
.more { color: #1f6f54; font-weight: 680; }
.less { color: #a8392b; font-weight: 680; }
.close { display: flex; flex: 1; align-items: center; justify-content: space-between; gap: 20px; padding: 0 22px; background: #fafaf7; white-space: nowrap; }
.close p { color: #5a6762; font-size: 16px; }
.close p b { display: block; color: #1d2a26; font-size: 21px; }
.close .button { height: 50px; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const difference = (index: number) => (counts[index] ?? 0) - (articles[index]?.stock ?? 0);
    const mark = (value: number) => {
      const tone = value === 0 ? "same" : value > 0 ? "more" : "less";
      return html`<span class="${tone}">${signed(value, lang)}</span>`;
    };
    const open = html`<span class="same">–</span>`;
    const rows = articles.map((article, index) => {
      const counted = counts[index];
      const cells = counted === undefined ? [open, open] : [decimal(counted, lang), mark(difference(index))];
      const tone = index === here ? { tone: "is-here" as const } : {};
      return { cells: [say(article.name, lang), decimal(article.stock, lang), ...cells], ...tone };
    });
    const columns = [
      { label: word("product") },
      { label: word("expected"), figures: true, width: "96px" },
      { label: word("counted"), figures: true, width: "96px" },
      { label: word("difference"), figures: true, width: "124px" },
    ];
    const value = sum(counts.map((_, index) => difference(index) * (articles[index]?.cost ?? 0)));
    const article = articles[here];
    if (article === undefined) throw new Error("The scanned product is not in the list");
    return appWindow(lang, {
      section: "stock",
      title: word("title"),
      tools: html`<span class="search">${word("place")}</span>${badge(`${counts.length} ${word("progress")} ${articles.length} ${word("done")}`, "good")}`,
      clock: "19:24",
      body: html`<aside class="scan"><p>${icon("barcode")}${word("scanned")}</p><h2>${say(article.name, lang)}</h2>
          <div class="label">${barcode(article.barcode, 52)}</div>
          <div class="counter"><span>${icon("minus", 32)}</span><b>${counts[here] ?? Number.NaN}</b><span>${icon("plus", 32)}</span></div>
          ${leader(word("before"), date("2025-06-13", lang))}${leader(word("expected"), decimal(article.stock, lang))}${leader(word("difference"), signed(difference(here), lang), "is-off")}
          ${button(word("next"), "amber", "right")}</aside>
        <section class="count">${table(columns, rows)}
          <div class="close"><p>${word("value")}<b>${value < 0 ? "−" : ""}${money(Math.abs(value), lang)}</b></p>${button(word("book"), "primary", "check")}</div></section>`,
    });
  },
};
