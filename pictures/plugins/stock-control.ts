/** Stock control: products below their minimum, and the warning that comes up while one is being sold. */
import { decimal } from "../format.ts";
import { icon } from "../icons.ts";
import { table } from "../parts.ts";
import { html, say } from "../screen.ts";
import { pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Stock",
    columns: ["Product", "In stock", "Minimum", "Missing"],
    products: ["House blend, 1 kg", "Paper cups", "Oat milk, 1 l", "Sugar sticks", "Napkins"],
    low: "Low stock",
    minimum: "Minimum",
    order: "Missing",
  },
  de: {
    title: "Lager",
    columns: ["Artikel", "Bestand", "Mindestbestand", "Es fehlen"],
    products: ["Hausmischung, 1 kg", "Pappbecher", "Haferdrink, 1 l", "Zuckersticks", "Servietten"],
    low: "Niedriger Bestand",
    minimum: "Mindestbestand",
    order: "Es fehlen",
  },
};

/** Stock and minimum of each product. The warning is about the first one. */
const stock = [
  [4, 10],
  [62, 100],
  [7, 12],
  [840, 500],
  [1200, 400],
] as const;

const css = `
.levels { inset: 24px auto auto 28px; width: 700px; height: 422px; }
.levels .table td { height: 58px; font-size: 21px; }
.levels .table th { font-size: 17px; }
.levels .table td:first-child { width: 270px; font-weight: 600; }
.levels .split { padding: 0 16px; height: 54px; }
.levels h1 { font-size: 22px; }
.missing { padding: 3px 12px; border-radius: 99px; background: var(--amber); color: #2e1f02; font-weight: 720; }
.bell { position: relative; }
.bell b { position: absolute; top: -9px; left: 14px; width: 24px; border-radius: 12px; background: var(--red); color: #fff;
  font-size: 15px; font-weight: 700; line-height: 24px; text-align: center; }
.alert { right: 26px; bottom: 20px; display: flex; gap: 26px; align-items: center; width: 520px; padding: 14px 24px 16px 30px; border-left: 12px solid var(--amber); }
.alert > b { font-size: 122px; font-weight: 740; line-height: 1; letter-spacing: -0.03em; }
.alert > div { flex: 1; }
.alert h2 { display: flex; gap: 9px; align-items: center; color: var(--amber-ink); font-size: 23px; }
.alert h3 { margin: 6px 0 8px; font-size: 20px; font-weight: 620; }
.bar { position: relative; height: 14px; margin-bottom: 8px; border-radius: 7px; background: var(--amber-tint); box-shadow: inset 0 0 0 1px #e0a33980; }
.bar i { position: absolute; inset: 0 auto 0 0; border-radius: 7px; background: var(--amber); }
.alert p { color: var(--soft); font-size: 18px; }
.alert p b { color: var(--ink); }
`;

export const stockControl = pluginScreen({
  slug: "stock-control",
  ground: "amber",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const [sold] = stock;
    const low = stock.filter(([left, minimum]) => left < minimum).length;
    const columns = words.columns.map((label, index) => ({ label, figures: index > 0 }));
    const rows = words.products.map((product, index) => {
      const [left, minimum] = stock[index] ?? [Number.NaN, Number.NaN];
      const missing = left < minimum ? html`<span class="missing">${minimum - left}</span>` : "–";
      const cells = [product, decimal(left, lang), decimal(minimum, lang), missing];
      return { cells, ...(left < minimum && ({ tone: "is-low" } as const)) };
    });
    const head = html`<div class="split"><h1>${words.title}</h1><span class="bell">${icon("bell", 28)}<b>${low}</b></span></div>`;
    const alert = html`<div class="card alert"><b>${sold[0]}</b><div><h2>${icon("warning", 28)}${words.low}</h2>
      <h3>${words.products[0] ?? ""}</h3><div class="bar"><i style="width:${(sold[0] / sold[1]) * 100}%"></i></div>
      <p class="split"><span>${words.minimum} <b>${sold[1]}</b></span><span>${words.order} <b>${sold[1] - sold[0]}</b></span></p></div></div>`;
    return html`${pane("levels", words.title, html`${head}${table(columns, rows)}`)}${alert}`;
  },
});
