/** Expiration date: what runs out within a week, the most urgent on top. */
import { date, decimal, today } from "../format.ts";
import { icon } from "../icons.ts";
import { type Row, table } from "../parts.ts";
import { html, say } from "../screen.ts";
import { pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Expiring products",
    month: "September",
    weekdays: ["M", "T", "W", "T", "F", "S", "S"],
    columns: ["Product", "Quantity", "Expires"],
    products: ["Fresh milk, 1 l", "Yoghurt, 500 g", "Feta, 200 g", "Smoked salmon", "Cough syrup"],
    left: ["today", "1 day", "days"],
    from: "From",
    to: "to",
  },
  de: {
    title: "Ablaufende Artikel",
    month: "September",
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    columns: ["Artikel", "Menge", "Läuft ab"],
    products: ["Frischmilch, 1 l", "Joghurt, 500 g", "Feta, 200 g", "Räucherlachs", "Hustensaft"],
    left: ["heute", "1 Tag", "Tage"],
    from: "Von",
    to: "bis",
  },
};

/** Quantity and days left of each product. */
const stock = [
  [14, 0],
  [9, 1],
  [22, 2],
  [6, 4],
  [3, 6],
] as const;
const month = "2025-09";
const daysOfMonth = 30;
const firstDay = Number(today.slice(-2));
const lastDay = firstDay + 6;

const css = `
.expiring { inset: 26px auto auto 26px; width: 748px; height: 448px; }
.expiring-body { display: grid; grid-template-columns: 246px 1fr; height: 412px; }
.month { padding: 22px 18px; border-right: 1px solid var(--line); background: #fafaf7; }
.month h1 { display: flex; gap: 9px; align-items: center; margin-bottom: 16px; font-size: 22px; }
.month ol { display: grid; grid-template-columns: repeat(7, 1fr); row-gap: 4px; font-size: 16px; text-align: center; line-height: 38px; }
.month .weekday { color: var(--soft); font-size: 14px; line-height: 24px; }
.month .is-past { color: #9aa29d; }
.month .is-in { background: #f7dfa8; font-weight: 680; }
.month .is-first { border-radius: 19px 0 0 19px; background: var(--red); color: #fff; }
.month .is-last { border-radius: 0 19px 19px 0; }
.period { display: grid; grid-template-columns: auto 1fr; gap: 6px 12px; margin-top: 18px; font-size: 18px; }
.period span { color: var(--soft); }
.expiring .table td { height: 74px; padding: 0 16px; font-size: 21px; }
.expiring .table td:first-child { font-weight: 620; }
.expiring .table td:last-child { width: 190px; }
.expiring .table tr.is-sum td { border-top: 0; }
.left { display: block; width: 150px; padding: 0 14px; border-radius: 8px; font-size: 22px; font-weight: 700; line-height: 46px; text-align: center; }
.left-0 { background: var(--red); color: #fff; }
.left-1 { background: #e0a339; color: #2e1f02; }
.left-2 { background: #f7dfa8; color: #5d3b04; }
.left-3 { background: var(--tint); color: var(--strong); }
`;

export const expirationDate = pluginScreen({
  slug: "expiration-date",
  ground: "paper",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const columns = words.columns.map((label, index) => ({ label, figures: index === 1 }));
    const rows: Row[] = words.products.map((product, index) => {
      const [quantity, days] = stock[index] ?? [Number.NaN, Number.NaN];
      const label = days < 2 ? (words.left[days] ?? "") : `${days} ${words.left[2] ?? ""}`;
      return {
        cells: [product, decimal(quantity, lang), html`<span class="left left-${urgency(days)}">${label}</span>`],
      };
    });
    const calendar = html`<div class="month"><h1>${icon("calendar", 24)}${words.month}</h1><ol>${words.weekdays.map(
      (day) => html`<li class="weekday">${day}</li>`,
    )}${Array.from({ length: daysOfMonth }, (_, index) => html`<li class="${place(index + 1)}">${index + 1}</li>`)}</ol>
      <div class="period"><span>${words.from}</span><b>${date(today, lang)}</b><span>${words.to}</span><b>${date(`${month}-${lastDay}`, lang)}</b></div></div>`;
    const report = html`<div class="expiring-body">${calendar}${table(columns, rows)}</div>`;
    return pane("expiring", words.title, report);
  },
});

/** 0 is today, 3 leaves time. */
function urgency(days: number): number {
  if (days === 0) return 0;
  if (days === 1) return 1;
  return days < 4 ? 2 : 3;
}

/** September 2025 begins on a Monday, so that no day has to be moved. */
function place(day: number): string {
  if (day < firstDay) return "is-past";
  if (day === firstDay) return "is-in is-first";
  if (day === lastDay) return "is-in is-last";
  return day < lastDay ? "is-in" : "";
}
