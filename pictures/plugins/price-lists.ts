/** Price lists: three lists side by side, two of them worked out from the first, one price corrected by hand. */
import { amount, percent, signed } from "../format.ts";
import { icon } from "../icons.ts";
import { button, table } from "../parts.ts";
import { html, say } from "../screen.ts";
import { pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Price lists",
    lists: ["Product", "Standard", "Club", "Night"],
    base: "base price",
    products: ["Espresso", "Cappuccino", "Carrot cake", "Salmon bagel"],
    change: "Change list “Club”",
    round: "rounded to",
    apply: "Apply",
  },
  de: {
    title: "Preislisten",
    lists: ["Artikel", "Standard", "Club", "Nacht"],
    base: "Grundpreis",
    products: ["Espresso", "Cappuccino", "Möhrenkuchen", "Lachs-Bagel"],
    change: "Liste „Club“ ändern",
    round: "gerundet auf",
    apply: "Anwenden",
  },
};

const base = [2.4, 3.6, 4.5, 7.8];
const changes = { club: -10, night: 8 };
const step = 0.05;
const byHand = { row: 2, price: 3.9 };

const changed = (price: number, change: number) => Math.round((price * (100 + change)) / 100 / step) * step;

const css = `
.lists { inset: 26px auto auto 28px; width: 744px; height: 380px; }
.lists .table td, .lists .table th { padding: 0 20px; }
.lists .table td { height: 61px; font-size: 23px; }
.lists .table th { height: 72px; font-size: 20px; color: var(--ink); }
.lists .table th:first-child { width: 250px; }
.lists th small { display: block; color: var(--soft); font-size: 16px; font-weight: 600; }
.lists .table :is(td, th):nth-child(3) { background: var(--tint); color: var(--strong); font-weight: 680; }
.lists .table td.figures mark { display: inline-flex; gap: 8px; align-items: center; margin-right: -10px; padding: 4px 10px; border-radius: 6px;
  background: #f8dfa6; color: var(--amber-ink); box-shadow: 0 0 0 1.5px var(--amber); }
.percent { left: 64px; right: 64px; bottom: 22px; display: flex; gap: 24px; align-items: center; padding: 18px 24px; }
.percent h2 { flex: 1; font-size: 21px; }
.percent h2 small { display: block; margin-top: 3px; color: var(--soft); font-size: 17px; font-weight: 500; }
.percent-value { display: flex; align-items: center; border: 2px solid var(--primary); border-radius: 8px; }
.percent-value b { width: 134px; text-align: center; font-size: 42px; font-weight: 720; line-height: 62px; letter-spacing: -0.01em; white-space: nowrap; }
.percent-value span { display: grid; place-items: center; width: 52px; color: var(--primary); }
.percent .button { height: 62px; font-size: 20px; }
`;

export const priceLists = pluginScreen({
  slug: "price-lists",
  ground: "green",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const notes = ["", words.base, sign(changes.club, lang), sign(changes.night, lang)];
    const columns = words.lists.map((label, index) => ({
      label: html`${label}<small>${notes[index] ?? ""}</small>`,
      figures: index > 0,
    }));
    const rows = words.products.map((product, index) => {
      const price = base[index] ?? Number.NaN;
      const club = amount(changed(price, changes.club), lang);
      const corrected = html`<mark>${icon("edit", 18)}${amount(byHand.price, lang)}</mark>`;
      const night = amount(changed(price, changes.night), lang);
      return { cells: [product, amount(price, lang), index === byHand.row ? corrected : club, night] };
    });
    const dialog = html`<div class="card percent"><h2>${words.change}<small>${words.round} ${amount(step, lang)}</small></h2>
      <div class="percent-value"><span>${icon("minus", 26)}</span><b>${sign(changes.club, lang)}</b><span>${icon("plus", 26)}</span></div>
      ${button(words.apply, "primary")}</div>`;
    return html`${pane("lists", words.title, table(columns, rows))}${dialog}`;
  },
});

/** `−10%`, with a real minus sign. */
function sign(change: number, lang: string): string {
  return `${signed(change, lang).slice(0, 1)}${percent(Math.abs(change), lang)}`;
}
