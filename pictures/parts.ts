/** Controls and blocks that several pictures share. */
import { amount, money, percent } from "./format.ts";
import { type IconName, icon } from "./icons.ts";
import type { Item, Totals } from "./receipt.ts";
import { html, say } from "./screen.ts";

/** `primary` is green, `amber` highlights, `quiet` has no frame. */
export type ButtonKind = "primary" | "plain" | "amber" | "quiet";

export function button(label: string, kind: ButtonKind = "plain", name?: IconName): string {
  return html`<span class="button is-${kind}">${name !== undefined && icon(name, 20)}${label}</span>`;
}

export function searchField(text: string, width = 280): string {
  return html`<span class="search" style="width:${width}px">${icon("search", 20)}${text}</span>`;
}

export function badge(label: string, tone: "good" | "warn" | "bad" | "info" | "plain" = "plain"): string {
  return html`<span class="badge is-${tone}">${label}</span>`;
}

export function toggle(on: boolean): string {
  return html`<i class="switch${on && " is-on"}"></i>`;
}

export function tabs(labels: readonly string[], here: number): string {
  return html`<div class="tabs">${labels.map((label, index) => html`<span class="tab${index === here && " is-here"}">${label}</span>`)}</div>`;
}

export interface Column {
  readonly label: string;
  /** Figures stand at the right, in tabular numerals. */
  readonly figures?: boolean;
  /** CSS width. */
  readonly width?: string;
}

export interface Row {
  readonly cells: readonly string[];
  /** `is-low` highlights in amber, `is-here` is the chosen row, `is-sum` the sum. */
  readonly tone?: "is-low" | "is-here" | "is-sum" | "is-quiet";
}

export function table(columns: readonly Column[], rows: readonly Row[]): string {
  const figures = (index: number) => columns[index]?.figures === true && ` class="figures"`;
  return html`<table class="table"><thead><tr>${columns.map(
    ({ label, width }, index) =>
      html`<th${figures(index)}${width !== undefined && ` style="width:${width}"`}>${label}</th>`,
  )}</tr></thead>
  <tbody>${rows.map(({ cells, tone }) => html`<tr class="${tone ?? ""}">${cells.map((cell, index) => html`<td${figures(index)}>${cell}</td>`)}</tr>`)}</tbody></table>`;
}

/** Muted colours of product groups. */
export type Group = "coffee" | "bread" | "deli" | "greens" | "drinks" | "sweets";

export function tile(group: Group, name: string, price: string): string {
  return html`<span class="tile is-${group}"><b>${name}</b><span>${price}</span></span>`;
}

/** A label and an amount with leader dots between them. */
export function leader(label: string, value: string, tone = ""): string {
  return html`<p class="leader ${tone}"><span>${label}</span><i></i><b>${value}</b></p>`;
}

export interface RunningReceipt {
  readonly title: string;
  readonly items: readonly Item[];
  readonly totals: Totals;
  /** Shop's prices hold the tax. */
  readonly taxIncluded: boolean;
  /** Discount on the sale in percent. */
  readonly discount?: number;
  /** Line that is being edited. */
  readonly here?: number;
  /** Below the heading: customer, table, order name. */
  readonly note?: string;
  /** Below the total: buttons. */
  readonly buttons?: string;
}

const receiptWords = {
  subtotal: { en: "Subtotal", de: "Zwischensumme" },
  discount: { en: "Discount", de: "Rabatt" },
  tax: { en: "Sales tax", de: "MwSt." },
  included: { en: "Tax included", de: "enthaltene MwSt." },
  total: { en: "Total", de: "Summe" },
};

/** The open receipt at the side of the sale screen. */
export function receiptPanel(lang: string, given: RunningReceipt): string {
  const word = (key: keyof typeof receiptWords) => say(receiptWords[key], lang);
  const { items, totals } = given;
  const line = (item: Item, index: number) => html`<li class="${index === given.here && "is-here"}">
    <b class="quantity">${item.quantity}</b><span>${item.name}${item.discount !== undefined && html`<small>−${percent(item.discount, lang)} ${word("discount")}</small>`}</span>
    <b>${amount(totals.lines[index] ?? Number.NaN, lang)}</b></li>`;
  return html`<aside class="ticket"><header><h2>${given.title}</h2>${given.note !== undefined && html`<span>${given.note}</span>`}</header>
    <ol>${items.map(line)}</ol>
    <div class="ticket-sums">
      ${leader(word("subtotal"), amount(totals.subtotal, lang))}
      ${totals.discount > 0 && leader(`${word("discount")} ${percent(given.discount ?? 0, lang)}`, `−${amount(totals.discount, lang)}`)}
      ${leader(word(given.taxIncluded ? "included" : "tax"), amount(totals.tax, lang))}
      ${leader(word("total"), money(totals.total, lang), "is-total")}
    </div>
    ${given.buttons !== undefined && html`<div class="ticket-buttons">${given.buttons}</div>`}</aside>`;
}
