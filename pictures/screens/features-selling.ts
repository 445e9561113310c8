/** Paying an open sale: a part by voucher, the rest in cash, with the change worked out. */
import { openSale } from "../deli.ts";
import { amount, decimal, money, wholeMoney } from "../format.ts";
import { dialog } from "../frame.ts";
import { type IconName, icon } from "../icons.ts";
import { button, leader } from "../parts.ts";
import { html, type Screen, say } from "../screen.ts";
import { heroCss, saleWindow } from "./home-hero.ts";

const words = {
  title: { en: "Payment", de: "Bezahlen" },
  due: { en: "Total", de: "Summe" },
  voucher: { en: "Gift voucher", de: "Gutschein" },
  remaining: { en: "Remaining", de: "Noch offen" },
  given: { en: "Cash given", de: "Bar gegeben" },
  change: { en: "Change", de: "Rückgeld" },
  cash: { en: "Cash", de: "Bar" },
  card: { en: "Card", de: "Karte" },
  account: { en: "On account", de: "Auf Rechnung" },
  exact: { en: "Exact", de: "Passend" },
  split: { en: "Split", de: "Aufteilen" },
  finish: { en: "Complete sale", de: "Verkauf abschließen" },
};

const ways: readonly (readonly [keyof typeof words, IconName])[] = [
  ["cash", "cash"],
  ["card", "card"],
  ["voucher", "voucher"],
  ["account", "receipt"],
];
const voucher = 10;
const notes = [5, 10, 20, 50];

export const featuresSelling: Screen = {
  name: "pages/features-selling",
  css: `${heroCss}
.dialog { top: 53.5%; }
.dialog-body { display: grid; grid-template-columns: 1fr 322px; gap: 26px; padding: 20px 22px; }
.ways { grid-column: 1 / 3; display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; }
.way { display: flex; align-items: center; justify-content: center; gap: 10px; height: 52px; border: 1px solid #c5cac1; border-radius: 7px; font-weight: 620; white-space: nowrap; }
.way.is-here { border-color: #17352b; background: #17352b; color: #fff; }
.way.is-used { border-color: #e0a339; background: #fcf2dc; }
.sums { display: flex; flex-direction: column; gap: 9px; font-size: 19px; }
.sums .is-open { padding: 9px 0 11px; border-block: 1px solid #dcded6; font-size: 26px; font-weight: 700; }
.sums .is-open b { font-weight: 720; }
.entry { display: flex; align-items: center; justify-content: space-between; height: 60px; margin-top: 4px; padding: 0 16px; border: 2px solid #1f6f54; border-radius: 8px; box-shadow: 0 0 0 3px #1f6f5426; }
.entry span { color: #5a6762; }
.entry b { font-size: 26px; }
.change { display: flex; align-items: baseline; justify-content: space-between; margin-top: auto; padding: 13px 16px 15px; border-radius: 8px; background: #e0a339; color: #2e1f02; font-size: 22px; font-weight: 680; }
.change b { font-size: 36px; letter-spacing: -0.015em; line-height: 1; }
.keys { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 66px; gap: 8px; }
.keys span { display: grid; place-items: center; border-radius: 7px; background: #eef0eb; font-size: 24px; font-weight: 620; }
.keys .is-note { background: #e2efe8; color: #154c3a; font-size: 19px; }
.keys .icon { width: 28px; height: 28px; }
.dialog > footer { justify-content: space-between; }
.dialog > footer .button { height: 54px; padding: 0 24px; font-size: 19px; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const { total } = openSale(lang).totals;
    const open = total - voucher;
    const given = Math.ceil(open / 10) * 10;
    const tone = (way: string) => (way === "cash" ? "is-here" : way === "voucher" ? "is-used" : "");
    const point = decimal(0.1, lang, 1).charAt(1);
    const keyRows = [
      ["7", "8", "9"],
      ["4", "5", "6"],
      ["1", "2", "3"],
      ["0", point, icon("backspace")],
    ];
    const keys = keyRows.map(
      (row, index) =>
        html`${row.map((key) => html`<span>${key}</span>`)}<span class="is-note">${wholeMoney(notes[index] ?? Number.NaN, lang)}</span>`,
    );
    const body = html`<div class="ways">${ways.map(([way, name]) => html`<span class="way ${tone(way)}">${icon(name)}${word(way)}</span>`)}</div>
      <div class="sums">${leader(word("due"), money(total, lang))}${leader(word("voucher"), `−${amount(voucher, lang)}`)}
        ${leader(word("remaining"), money(open, lang), "is-open")}
        <p class="entry"><span>${word("given")}</span><b>${amount(given, lang)}</b></p>
        <p class="change"><span>${word("change")}</span><b>${money(given - open, lang)}</b></p></div>
      <div class="keys">${keys}</div>`;
    const buttons = html`${button(word("split"), "plain", "split")}${button(word("finish"), "primary", "check")}`;
    return saleWindow(lang, dialog({ title: word("title"), width: 772, body, buttons }));
  },
};
