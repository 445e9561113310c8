/** The printed receipt, still in the printer, beside the message that the sale is paid. */
import { address, openSale, taxIncludedIn } from "../deli.ts";
import { amount, date, money, percent, time, today } from "../format.ts";
import { shop } from "../frame.ts";
import { icon } from "../icons.ts";
import { type PaperLine, paper } from "../paper.ts";
import { button, leader } from "../parts.ts";
import { html, type Screen, say } from "../screen.ts";

const words = {
  receipt: { en: "Receipt", de: "Bon" },
  cashier: { en: "Served by Rosa", de: "Es bediente Sie Rosa" },
  subtotal: { en: "Subtotal", de: "Zwischensumme" },
  discount: { en: "Discount", de: "Rabatt" },
  total: { en: "TOTAL", de: "SUMME" },
  rate: { en: "Rate", de: "MwSt." },
  net: { en: "Net", de: "Netto" },
  tax: { en: "Tax", de: "Steuer" },
  gross: { en: "Total", de: "Brutto" },
  cash: { en: "Cash", de: "Bar" },
  change: { en: "Change", de: "Rückgeld" },
  thanks: { en: "Thank you, see you soon!", de: "Vielen Dank und bis bald!" },
  paid: { en: "Paid", de: "Bezahlt" },
  due: { en: "Total", de: "Summe" },
  given: { en: "Cash given", de: "Bar gegeben" },
  drawer: { en: "Drawer open", de: "Schublade offen" },
  printed: { en: "Receipt printed", de: "Bon gedruckt" },
  again: { en: "Print again", de: "Noch einmal drucken" },
  next: { en: "Next sale", de: "Nächster Verkauf" },
};

const letters = ["A", "B"];

function printout(lang: string, given: number): PaperLine[] {
  const word = (key: keyof typeof words) => say(words[key], lang);
  const { items, totals, terms } = openSale(lang);
  const letterOf = (rate: number) => letters[totals.taxes.findIndex((tax) => tax.rate === rate)] ?? "";
  const { street, city, taxNumber } = say(address, lang);
  return [
    { text: say(shop, lang), tone: "big centre" },
    { text: street, tone: "centre" },
    { text: city, tone: "centre" },
    { text: taxNumber, tone: "small centre" },
    { rule: "line" },
    ...items.map(({ quantity, name, rate }, index) => {
      const price = `${amount(totals.lines[index] ?? Number.NaN, lang)} ${letterOf(rate)}`;
      return { row: [`${quantity} ×`, name, price] } as const;
    }),
    { rule: "line" },
    { row: [word("subtotal"), `${amount(totals.subtotal, lang)}  `] },
    { row: [`${word("discount")} ${percent(terms.discount, lang)}`, `−${amount(totals.discount, lang)}  `] },
    ...(taxIncludedIn(lang) ? [] : [{ row: [word("tax"), `${amount(totals.tax, lang)}  `] } as const]),
    { row: [word("total"), money(totals.total, lang)], tone: "big" },
    { rule: "double" },
    { row: [word("rate"), word("net"), word("tax"), word("gross")], tone: "small" },
    ...totals.taxes.map(({ rate, net, tax, gross }) => {
      const sums = [amount(net, lang), amount(tax, lang), amount(gross, lang)] as const;
      return { row: [`${letterOf(rate)} ${percent(rate, lang)}`, ...sums], tone: "small" } as const;
    }),
    { rule: "line" },
    { row: [word("cash"), `${amount(given, lang)}  `] },
    { row: [word("change"), `${amount(given - totals.total, lang)}  `] },
    { rule: "line" },
    { row: [`${date(today, lang)} ${time("13:44", lang)}`, `${word("receipt")} 1284`], tone: "small" },
    { code: "20250912-1284" },
    { text: word("thanks"), tone: "centre" },
  ];
}

export const homeReceipts: Screen = {
  name: "pages/home-receipts",
  css: `
body { width: 1024px; height: 640px; background: #dde5db; }
.printer { position: absolute; top: -74px; left: 66px; width: 476px; height: 104px; border-radius: 24px; background: #24302b; box-shadow: 0 8px 20px #17352b33; }
.slot { position: absolute; right: 30px; bottom: 12px; left: 30px; height: 9px; border-radius: 5px; background: #0b110e; }
.out { position: absolute; top: 14px; left: 104px; width: 400px; padding: 0 6px; }
.out .paper { filter: drop-shadow(0 8px 14px #2b2a1f33); }
.out .paper-sheet { padding: 22px 22px 22px; background: #fffefa; font-size: 15.5px; line-height: 1.22; }
.out .paper-sheet::before { content: ""; position: absolute; inset: 0 0 auto; height: 16px; background: linear-gradient(#00000038, #0000); }
.out hr { margin: 5px 0; }
.out .barcode { margin: 7px 0 5px; }
.done { position: absolute; top: 92px; left: 586px; width: 374px; overflow: hidden; border-radius: 12px; background: #fff; box-shadow: 0 14px 40px #17352b2e; }
.done-head { display: flex; align-items: center; gap: 14px; padding: 20px 24px; background: #1f6f54; color: #fff; font-size: 25px; font-weight: 680; }
.done-head i { display: grid; place-items: center; width: 38px; height: 38px; border-radius: 50%; background: #fff; color: #1f6f54; }
.done-head i .icon { stroke-width: 3; }
.sums { display: grid; gap: 8px; padding: 20px 24px 18px; font-size: 19px; }
.sums .is-total { padding-top: 10px; border-top: 1px solid #dcded6; color: #1d2a26; font-size: 31px; }
.states { display: grid; gap: 10px; padding: 16px 24px; background: #f4f5f1; color: #3c4843; }
.states span { display: flex; align-items: center; gap: 12px; }
.states .icon { color: #1f6f54; }
.buttons { display: grid; gap: 10px; padding: 18px 24px 24px; }
.buttons .button { height: 52px; font-size: 18px; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const { totals } = openSale(lang);
    const given = Math.ceil(totals.total / 10) * 10;
    return html`<div class="printer"><i class="slot"></i></div>
      <div class="out">${paper(printout(lang, given), 388)}</div>
      <section class="done"><div class="done-head"><i>${icon("check", 24)}</i>${word("paid")}</div>
        <div class="sums">${leader(word("due"), money(totals.total, lang))}${leader(word("given"), money(given, lang))}
          ${leader(word("change"), money(given - totals.total, lang), "is-total")}</div>
        <div class="states"><span>${icon("drawer", 22)}${word("drawer")}</span><span>${icon("printer", 22)}${word("printed")}</span></div>
        <div class="buttons">${button(word("next"), "primary", "right")}${button(word("again"), "plain", "refresh")}</div></section>`;
  },
};
