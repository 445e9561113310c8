/** Dual currency: a receipt whose prices and total stand in euros and in francs, and the rate that it was made with. */
import { decimal } from "../format.ts";
import { toggle } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, say } from "../screen.ts";
import { at, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    shop: "Ferry Café",
    items: ["Cappuccino", "Butter pretzel", "Cheese platter", "Apple strudel"],
    total: "Total",
    rate: "Exchange rate",
    country: "Format",
    place: "Switzerland",
    symbol: "Symbol",
    ask: "Ask at every start",
  },
  de: {
    shop: "Café am Fährhafen",
    items: ["Cappuccino", "Butterbrezel", "Käseteller", "Apfelstrudel"],
    total: "Summe",
    rate: "Wechselkurs",
    country: "Format",
    place: "Schweiz",
    symbol: "Zeichen",
    ask: "Bei jedem Start fragen",
  },
};

const sale = [
  [2, 3.6],
  [2, 2.3],
  [1, 14.8],
  [1, 6.9],
] as const;
const rate = 0.94;

const locales: Readonly<Record<string, string>> = { de: "de-DE" };
const euros = (value: number, lang: string) =>
  new Intl.NumberFormat(locales[lang] ?? "en-IE", { style: "currency", currency: "EUR" }).format(value);
/** Francs as in Switzerland, whatever the language: that is what the plugin does. */
const francs = (value: number) =>
  new Intl.NumberFormat("de-CH", { style: "currency", currency: "CHF" }).format(value * rate);

const css = `
.bill { inset: -30px auto auto 32px; width: 392px; }
.bill .paper-sheet { --tooth: 14px; padding: 62px 28px 46px; font-family: Archivo, sans-serif; }
.bill h2 { font-size: 25px; text-align: center; }
.bill li { display: grid; grid-template-columns: 26px 1fr auto; padding: 5px 0; font-size: 20px; line-height: 1.2; }
.bill li small { grid-column: 2 / 4; color: #66645b; font-size: 16.5px; text-align: right; }
.bill li b:last-of-type { text-align: right; }
.totals { display: grid; gap: 2px; padding-top: 4px; }
.totals div { display: flex; align-items: baseline; justify-content: space-between; font-size: 23px; font-weight: 650; line-height: 1.15; }
.totals b { font-size: 44px; font-weight: 740; letter-spacing: -0.02em; }
.totals div:last-child b { color: #8a5a08; }
.rate { right: 28px; top: 96px; width: 330px; padding: 22px 22px 14px; }
.rate h2 { color: var(--soft); font-size: 18px; font-weight: 600; }
.rate-value { display: flex; align-items: center; gap: 9px; margin: 8px 0 18px; font-size: 20px; font-weight: 600; white-space: nowrap; }
.rate-value span { flex: 1; border: 3px solid var(--primary); border-radius: 8px; font-size: 38px; font-weight: 720; line-height: 62px; text-align: center; letter-spacing: -0.01em; }
.rate p { display: flex; justify-content: space-between; align-items: center; padding: 9px 0; border-top: 1px solid var(--line); font-size: 18px; }
.rate p span { color: var(--soft); }
`;

export const dualCurrency = pluginScreen({
  slug: "dual-currency",
  ground: "amber",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const total = sum(sale.map(([quantity, price]) => Math.round(quantity * price * 100))) / 100;
    const items = sale.map(([quantity, price], index) => {
      const value = quantity * price;
      return html`<li><b>${quantity}</b><span>${words.items[index] ?? ""}</span><b>${euros(value, lang)}</b><small>${francs(value)}</small></li>`;
    });
    const bill = html`<div class="paper"><div class="paper-sheet"><h2>${words.shop}</h2><hr><ul>${items}</ul><hr class="is-double">
      <div class="totals"><div><span>${words.total}</span><b>${euros(total, lang)}</b></div><div><span></span><b>${francs(total)}</b></div></div></div></div>`;
    const settings = html`<div class="card rate"><h2>${words.rate}</h2>
      <div class="rate-value">1 EUR =<span>${decimal(rate, lang, 4)}</span>CHF</div>
      <p><span>${words.country}</span><b>${words.place}</b></p><p><span>${words.symbol}</span><b>CHF</b></p>
      <p><span>${words.ask}</span>${toggle(true)}</p></div>`;
    return html`${at("bill", bill)}${settings}`;
  },
});
