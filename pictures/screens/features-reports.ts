/** X and Z report on paper, beside the list of reports. */
import { amount, date, decimal, money, percent, time, today } from "../format.ts";
import { appWindow, shop } from "../frame.ts";
import { type PaperLine, paper } from "../paper.ts";
import { badge, button } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, type Screen, say } from "../screen.ts";

const words = {
  title: { en: "X and Z reports", de: "X- und Z-Berichte" },
  newX: { en: "X report", de: "X-Bericht" },
  newZ: { en: "Close the day", de: "Tagesabschluss" },
  x: { en: "X REPORT", de: "X-BERICHT" },
  z: { en: "Z REPORT", de: "Z-BERICHT" },
  number: { en: "No.", de: "Nr." },
  receipts: { en: "Receipts", de: "Bons" },
  items: { en: "Items", de: "Artikel" },
  refunds: { en: "Refunds", de: "Erstattungen" },
  cash: { en: "Cash", de: "Bar" },
  card: { en: "Card", de: "Karte" },
  voucher: { en: "Vouchers", de: "Gutscheine" },
  total: { en: "TOTAL", de: "SUMME" },
  tax: { en: "Tax", de: "MwSt." },
  float: { en: "Opening float", de: "Anfangsbestand" },
  drawer: { en: "In drawer", de: "Kassenbestand" },
  counted: { en: "Counted", de: "Gezählt" },
  difference: { en: "Difference", de: "Differenz" },
  open: { en: "Day is open", de: "Tag noch offen" },
  closed: { en: "Day closed", de: "Tag abgeschlossen" },
  running: { en: "open", de: "offen" },
};

interface Report {
  readonly kind: "x" | "z";
  readonly number: number;
  readonly day: string;
  readonly clock: string;
  readonly receipts: number;
  readonly items: number;
  readonly refund: number;
  readonly card: number;
  readonly cash: number;
  readonly voucher: number;
  readonly float: number;
}

const x: Report = {
  kind: "x",
  number: 412,
  day: today,
  clock: "13:42",
  receipts: 118,
  items: 307,
  refund: 6.8,
  card: 611.35,
  cash: 384.2,
  voucher: 45,
  float: 150,
};
const z: Report = {
  kind: "z",
  number: 211,
  day: "2025-09-11",
  clock: "19:06",
  receipts: 203,
  items: 521,
  refund: 12.4,
  card: 1043.6,
  cash: 688.95,
  voucher: 60,
  float: 150,
};
/** Days closed before, with their takings. */
const earlier: readonly (readonly [number, string, number])[] = [
  [210, "2025-09-10", 1655.1],
  [209, "2025-09-09", 1498.75],
  [208, "2025-09-08", 1571.3],
  [207, "2025-09-06", 2204.85],
];

const takings = ({ card, cash, voucher, refund }: Report) => card + cash + voucher - refund;

/** Tax by rate, of shares of the takings. */
function taxes(total: number, lang: string): readonly (readonly [number, number])[] {
  if (lang !== "de") return [[8.25, total - total / 1.0825]];
  const drinks = Math.round(total * 46) / 100;
  return [
    [19, (drinks * 19) / 119],
    [7, ((total - drinks) * 7) / 107],
  ];
}

function strip(report: Report, lang: string): PaperLine[] {
  const word = (key: keyof typeof words) => say(words[key], lang);
  const total = takings(report);
  const drawer = report.float + report.cash - report.refund;
  return [
    { text: say(shop, lang), tone: "bold centre" },
    { text: word(report.kind), tone: "big centre" },
    { text: `${word("number")} ${report.number}`, tone: "centre" },
    { text: `${date(report.day, lang)} ${time(report.clock, lang)}`, tone: "centre" },
    { rule: "double" },
    { row: [word("receipts"), decimal(report.receipts, lang)] },
    { row: [word("items"), decimal(report.items, lang)] },
    { rule: "line" },
    { row: [word("card"), amount(report.card, lang)] },
    { row: [word("cash"), amount(report.cash, lang)] },
    { row: [word("voucher"), amount(report.voucher, lang)] },
    { row: [word("refunds"), `−${amount(report.refund, lang)}`] },
    { row: [word("total"), amount(total, lang)], tone: "big" },
    { rule: "line" },
    ...taxes(total, lang).map(
      ([rate, tax]) => ({ row: [`${word("tax")} ${percent(rate, lang)}`, amount(tax, lang)] }) as const,
    ),
    { rule: "line" },
    { row: [word("float"), amount(report.float, lang)] },
    { row: [word("drawer"), amount(drawer, lang)] },
    ...(report.kind === "x"
      ? [{ gap: true } as const, { text: `* ${word("open")} *`, tone: "centre" } as const]
      : [
          { row: [word("counted"), amount(drawer, lang)] } as const,
          { row: [word("difference"), amount(0, lang)], tone: "bold" } as const,
          { gap: true } as const,
          { text: `* ${word("closed")} *`, tone: "centre" } as const,
        ]),
  ];
}

export const featuresReports: Screen = {
  name: "pages/features-reports",
  css: `
.body { display: grid; grid-template-columns: 322px 1fr; padding: 0; }
.list { display: flex; flex-direction: column; border-right: 1px solid #dcded6; background: #fff; }
.actions { display: grid; gap: 10px; padding: 18px 18px 16px; border-bottom: 1px solid #dcded6; }
.list li { display: grid; grid-template-columns: 42px 1fr auto; gap: 2px 12px; align-items: center; height: 70px; padding: 0 18px 0 16px; border-bottom: 1px solid #e8e9e3; }
.list li > i { display: grid; place-items: center; width: 40px; height: 40px; border-radius: 8px; background: #e9ebe5; color: #4b5752; font-size: 19px; font-weight: 720; }
.list li small { display: block; color: #5a6762; font-size: 15px; }
.list li.is-here { background: #e2efe8; box-shadow: inset 4px 0 #1f6f54; }
.list li.is-here > i { background: #1f6f54; color: #fff; }
.list li.is-open > i { background: #e0a339; color: #2e1f02; }
.desk { display: flex; align-items: flex-start; justify-content: center; gap: 24px; overflow: hidden; padding-top: 0; background: #e3e7df; }
.desk .paper-sheet { padding: 20px 20px 30px; background: #fffefa; font-size: 16px; line-height: 1.24; }
.desk .paper:first-child { margin-top: -4px; }
.desk .paper:last-child { margin-top: -4px; }
.desk .paper { filter: drop-shadow(0 6px 12px #2b2a1f2e); }
.desk hr { margin: 6px 0; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const entry = (letter: string, label: string, day: string, total: number, tone: string) =>
      html`<li class="${tone}"><i>${letter}</i><span><b>${label}</b><small>${day}</small></span><b>${amount(total, lang)}</b></li>`;
    const closed = (number: number) => `${word("number")} ${number}`;
    return appWindow(lang, {
      section: "reports",
      title: word("title"),
      tools: badge(`${money(sum([takings(x)]), lang)} ${word("running")}`, "warn"),
      body: html`<aside class="list"><div class="actions">${button(word("newX"), "plain", "printer")}${button(word("newZ"), "primary", "lock")}</div>
        <ol>${entry("X", closed(x.number), `${date(x.day, lang)}, ${time(x.clock, lang)}`, takings(x), "is-open")}
          ${entry("Z", closed(z.number), `${date(z.day, lang)}, ${time(z.clock, lang)}`, takings(z), "is-here")}
          ${earlier.map(([number, day, total]) => entry("Z", closed(number), date(day, lang), total, ""))}</ol></aside>
        <section class="desk">${paper(strip(x, lang), 276)}${paper(strip(z, lang), 276)}</section>`,
    });
  },
};
