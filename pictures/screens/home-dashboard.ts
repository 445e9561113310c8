/** The day's figures: sales by hour against last week, ways to pay, best sellers. */
import { nameOf, type ProductId, priceOf } from "../deli.ts";
import { decimal, longDate, money, percent, today } from "../format.ts";
import { appWindow } from "../frame.ts";
import { icon } from "../icons.ts";
import { tabs } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, type Screen, say } from "../screen.ts";

const words = {
  title: { en: "Today", de: "Heute" },
  spans: { en: ["Day", "Week", "Month", "Year"], de: ["Tag", "Woche", "Monat", "Jahr"] },
  sales: { en: "Sales", de: "Umsatz" },
  receipts: { en: "Receipts", de: "Bons" },
  average: { en: "Average sale", de: "Ø je Bon" },
  profit: { en: "Gross profit", de: "Rohertrag" },
  than: { en: "on last Friday", de: "zum letzten Freitag" },
  byHour: { en: "Sales by hour", de: "Umsatz nach Stunde" },
  now: { en: "Today", de: "Heute" },
  before: { en: "Last Friday", de: "Letzter Freitag" },
  payments: { en: "Payments", de: "Zahlungsarten" },
  ways: { en: ["Card", "Cash", "Voucher"], de: ["Karte", "Bar", "Gutschein"] },
  best: { en: "Best sellers", de: "Meistverkauft" },
};

const firstHour = 7;
const sales = [64.2, 182.55, 168.9, 121.35, 147.8, 296.4, 318.75, 172.1, 138.45, 121.6];
const lastWeek = [71.4, 149.3, 140.25, 128.1, 133.7, 251.9, 287.6, 149.35, 146.2, 118.4, 96.5, 58.3];
const receiptCount = 196;
const receiptsBefore = 183;
const shares = [58, 37, 5];
const sold: readonly (readonly [ProductId, number])[] = [
  ["cappuccino", 84],
  ["baguette", 43],
  ["quiche", 29],
  ["flatWhite", 34],
];

const chart = { width: 560, height: 292, left: 46, top: 8, most: 350 };
const step = (chart.width - chart.left) / lastWeek.length;
const round = (value: number) => Math.round(value * 10) / 10;
const heightOf = (value: number) => round((value / chart.most) * (chart.height - chart.top));

function hourChart(lang: string): string {
  const line = (value: number) => {
    const y = chart.height - heightOf(value);
    return html`<path class="grid" d="M${chart.left} ${y}H${chart.width}"/><text class="scale" x="${chart.left - 10}" y="${y + 5}">${decimal(value, lang)}</text>`;
  };
  const bar = (value: number, index: number, kind: string, offset: number, width: number) =>
    html`<rect class="${kind}" x="${round(chart.left + index * step + offset)}" y="${chart.height - heightOf(value)}" width="${width}" height="${heightOf(value)}" rx="2"/>`;
  const hour = (_: number, index: number) =>
    html`<text class="hour" x="${round(chart.left + (index + 0.5) * step)}" y="${chart.height + 22}">${firstHour + index}</text>`;
  return html`<svg class="chart" viewBox="0 0 ${chart.width} ${chart.height + 28}" width="${chart.width}" height="${chart.height + 28}">
    ${[0, 100, 200, 300].map(line)}${lastWeek.map((value, index) => bar(value, index, "before", 6, 13))}
    ${sales.map((value, index) => bar(value, index, index === 6 ? "now is-most" : "now", 16, 20))}${lastWeek.map(hour)}</svg>`;
}

/** Share of each way to pay, as a ring. */
function ring(): string {
  const around = 2 * Math.PI * 44;
  let start = 0;
  return html`<svg class="ring" viewBox="0 0 120 120" width="128" height="128">${shares.map((share, index) => {
    const length = (share / 100) * around;
    const arc = html`<circle class="way-${index}" cx="60" cy="60" r="44" stroke-dasharray="${round(length - 2)} ${round(around - length + 2)}" stroke-dashoffset="${round(-start)}"/>`;
    start += length;
    return arc;
  })}</svg>`;
}

export const homeDashboard: Screen = {
  name: "pages/home-dashboard",
  css: `
.body { display: grid; grid-template: 104px 1fr / 1fr 286px; gap: 16px; padding: 16px 20px 20px; }
.figures-row { grid-column: 1 / 3; display: grid; grid-template-columns: 1.25fr 1fr 1fr 1fr; }
.figures-row { overflow: hidden; border: 1px solid #dcded6; border-radius: 8px; background: #fff; }
.figure { padding: 13px 18px; border-left: 1px solid #dcded6; white-space: nowrap; }
.figure:first-child { border: 0; background: #17352b; color: #fff; }
.figure p { color: #5a6762; font-size: 16px; }
.figure:first-child p { color: #b9ccc2; }
.figure strong { display: block; margin: 1px 0 3px; font-size: 29px; font-weight: 700; line-height: 1.12; letter-spacing: -0.015em; }
.figure small { display: flex; align-items: center; gap: 4px; color: #1f6f54; font-size: 15px; font-weight: 620; }
.figure small .icon { stroke-width: 2.600; }
.figure:first-child small { color: #f0c063; }
.head { display: flex; align-items: baseline; justify-content: space-between; padding: 14px 18px 8px; }
.head h2 { font-size: 19px; }
.legend { display: flex; gap: 18px; color: #5a6762; font-size: 15.500px; }
.legend span::before { content: ""; display: inline-block; width: 13px; height: 13px; margin-right: 7px; border-radius: 3px; background: #1f6f54; transform: translateY(1px); }
.legend span + span::before { background: #cfd6cb; }
.chart { display: block; margin: 10px 18px 0 10px; font: 550 15px Archivo; font-variant-numeric: tabular-nums; }
.grid { stroke: #e4e6df; stroke-width: 1; }
.chart text { fill: #5a6762; }
.scale { text-anchor: end; }
.hour { text-anchor: middle; }
.before { fill: #cfd6cb; }
.now { fill: #1f6f54; }
.now.is-most { fill: #e0a339; }
.side { display: grid; grid-template-rows: auto 1fr; gap: 16px; min-height: 0; }
.pay { display: grid; grid-template-columns: 104px 1fr; align-items: center; gap: 12px; padding: 0 18px 10px 14px; }
.ring { display: block; width: 104px; height: 104px; fill: none; stroke-width: 21; transform: rotate(-90deg); }
.way-0 { stroke: #1f6f54; background: #1f6f54; }
.way-1 { stroke: #e0a339; background: #e0a339; }
.way-2 { stroke: #9db8ab; background: #9db8ab; }
.pay li { display: flex; align-items: center; gap: 8px; padding: 3px 0; font-size: 16px; }
.pay li i { width: 11px; height: 11px; border-radius: 3px; }
.pay li b { margin-left: auto; }
.best { padding: 0 18px; }
.side .head { padding: 12px 18px 5px; }
.best li { padding: 4px 0 5px; }
.best p { display: flex; justify-content: space-between; font-size: 16px; }
.best i { display: block; height: 6px; margin-top: 3px; border-radius: 3px; background: #1f6f54; }`,
  html: (lang) => {
    const word = (key: Exclude<keyof typeof words, "spans" | "ways">) => say<string>(words[key], lang);
    const total = sum(sales);
    const before = sum(lastWeek.slice(0, sales.length));
    const figure = (label: string, value: string, growth: number) =>
      html`<div class="figure"><p>${label}</p><strong>${value}</strong><small>${icon(growth < 0 ? "down" : "up", 14)}${percent(Math.abs(growth), lang)} ${label === word("sales") && word("than")}</small></div>`;
    const growth = (now: number, then: number) => Math.round((now / then - 1) * 1000) / 10;
    const best = sold
      .map(([id, pieces]) => ({ name: nameOf(id, lang).replaceAll("&shy;", ""), takings: pieces * priceOf(id, lang) }))
      .sort((one, other) => other.takings - one.takings);
    const most = best[0]?.takings ?? 1;
    return appWindow(lang, {
      section: "reports",
      title: longDate(today, lang),
      tools: tabs(say<readonly string[]>(words.spans, lang), 0),
      clock: "16:58",
      body: html`<div class="figures-row">
          ${figure(word("sales"), money(total, lang), growth(total, before))}
          ${figure(word("receipts"), decimal(receiptCount, lang), growth(receiptCount, receiptsBefore))}
          ${figure(word("average"), money(total / receiptCount, lang), growth(total / receiptCount, before / receiptsBefore))}
          ${figure(word("profit"), money(total * 0.614, lang), growth(total * 0.614, before * 0.602))}</div>
        <section class="panel"><div class="head"><h2>${word("byHour")}</h2><p class="legend"><span>${word("now")}</span><span>${word("before")}</span></p></div>${hourChart(lang)}</section>
        <div class="side"><section class="panel"><div class="head"><h2>${word("payments")}</h2></div><div class="pay">${ring()}
          <ul>${say<readonly string[]>(words.ways, lang).map((way, index) => html`<li><i class="way-${index}"></i>${way}<b>${percent(shares[index] ?? Number.NaN, lang)}</b></li>`)}</ul></div></section>
        <section class="panel"><div class="head"><h2>${word("best")}</h2></div><ol class="best">${best.map(
          ({ name, takings }) =>
            html`<li><p><span>${name}</span><b>${money(takings, lang)}</b></p><i style="width:${round((takings / most) * 100)}%"></i></li>`,
        )}</ol></section></div>`,
    });
  },
};
