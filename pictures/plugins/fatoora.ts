/** Fatoora: what became of each invoice at the tax authority, and whether the device is registered there. */
import { decimal } from "../format.ts";
import { type IconName, icon } from "../icons.ts";
import { badge, table } from "../parts.ts";
import { html, say } from "../screen.ts";
import { arabic, arabicCss, qrCode } from "./arabic.ts";
import { at, pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Fatoora",
    columns: ["Invoice", "SAR", "Status"],
    states: { good: "Reported", warn: "Waiting", bad: "Refused" },
    reason: "Address missing",
    device: "Device registered",
    today: "reported today",
  },
  de: {
    title: "Fatoora",
    columns: ["Rechnung", "SAR", "Status"],
    states: { good: "Gemeldet", warn: "Wartet", bad: "Abgelehnt" },
    reason: "Anschrift fehlt",
    device: "Gerät angemeldet",
    today: "heute gemeldet",
  },
};

type State = keyof (typeof texts)["en"]["states"];

const invoices: readonly (readonly [string, number, State])[] = [
  ["SME-0418", 46, "warn"],
  ["SME-0417", 115, "good"],
  ["SME-0416", 28.75, "good"],
  ["SME-0415", 63.25, "bad"],
  ["SME-0414", 92, "good"],
];
const reportedToday = 126;
const signs = { good: "check", warn: "clock", bad: "warning" } as const satisfies Record<State, IconName>;

const css = `${arabicCss}
.status { inset: 34px auto auto 26px; width: 512px; height: 432px; }
.status-head { display: flex; gap: 14px; align-items: center; height: 82px; padding: 0 20px; background: var(--tint); color: var(--strong); }
.status-head { font-size: 18px; }
.status-head b { display: block; font-size: 24px; line-height: 1.15; }
.status-head .icon { padding: 7px; border-radius: 50%; background: var(--primary); color: #fff; stroke-width: 2.6; }
.status .table td { height: 54px; padding: 0 14px 0 18px; font-size: 20px; line-height: 1.1; }
.status .table th { padding: 0 14px 0 18px; }
.status .badge { display: inline-flex; gap: 7px; align-items: center; padding: 5px 13px; font-size: 19px; }
.status td small { display: block; color: var(--red); font-size: 15px; }
.receipt-ksa { inset: -14px 22px auto auto; width: 266px; }
.receipt-ksa .paper-sheet { padding: 40px 22px 38px; font-family: Archivo, sans-serif; text-align: center; }
.receipt-ksa h2 { font-size: 22px; }
.receipt-ksa .qr { display: block; margin: 16px auto 14px; }
.receipt-ksa dl { display: grid; gap: 4px; font-size: 18px; }
.receipt-ksa dl div { display: flex; justify-content: space-between; }
.receipt-ksa .sum { font-size: 22px; font-weight: 700; }
`;

export const fatoora = pluginScreen({
  slug: "fatoora",
  ground: "deep",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const columns = words.columns.map((label, index) => ({ label, figures: index === 1 }));
    const rows = invoices.map(([number, value, state]) => {
      const status = badge(html`${icon(signs[state], 20)}${words.states[state]}`, state);
      const name = html`${number}${state === "bad" && html`<small>${words.reason}</small>`}`;
      return { cells: [name, decimal(value, lang, 2), status] };
    });
    const head = html`<div class="status-head">${icon("check", 42)}<p><b>${words.device}</b>${reportedToday} ${words.today}</p></div>`;
    const [, [, total = Number.NaN] = []] = invoices;
    const vat = total - total / 1.15;
    const line = (label: string, value: number, kind = "") =>
      html`<div class="${kind}" dir="rtl">${arabic(label)}<span dir="ltr">${decimal(value, "en", 2)}</span></div>`;
    const paper = html`<div class="paper"><div class="paper-sheet">${arabic("فاتورة ضريبية مبسطة", "h2")}${qrCode(198)}<hr><dl>
      ${line("المجموع", total - vat)}${line("ضريبة القيمة المضافة", vat)}${line("الإجمالي", total, "sum")}</dl></div></div>`;
    return html`${pane("status", words.title, html`${head}${table(columns, rows)}`)}${at("receipt-ksa", paper)}`;
  },
});
