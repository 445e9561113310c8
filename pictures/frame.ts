/** The window of the application: title bar, rail, top bar, and a dialog over it. */
import { readFileSync } from "node:fs";
import { time } from "./format.ts";
import { type IconName, icon } from "./icons.ts";
import { brand, html, say, type Texts } from "./screen.ts";

const sections = {
  sale: { icon: "sale", label: { en: "Sale", de: "Verkauf" } },
  receipts: { icon: "receipt", label: { en: "Receipts", de: "Belege" } },
  products: { icon: "tag", label: { en: "Products", de: "Artikel" } },
  stock: { icon: "stock", label: { en: "Stock", de: "Lager" } },
  customers: { icon: "people", label: { en: "Customers", de: "Kunden" } },
  reports: { icon: "chart", label: { en: "Reports", de: "Berichte" } },
  settings: { icon: "settings", label: { en: "Settings", de: "Optionen" } },
} as const satisfies Readonly<Record<string, { icon: IconName; label: Texts }>>;

export type Section = keyof typeof sections;

/** The shop that the windows belong to. */
export const shop: Texts = { en: "Greenway Deli", de: "Feinkost Lindenhof" };

export interface WindowParts {
  /** The lit place in the rail. */
  readonly section: Section;
  /** Heading of the top bar. */
  readonly title: string;
  /** In the top bar beside the heading: a search field, a badge, tabs. */
  readonly tools?: string;
  /** Who is signed in. */
  readonly user?: Texts;
  /** `13:42` */
  readonly clock?: string;
  /** What is below the top bar: 940 × 544 CSS pixels. */
  readonly body: string;
  /** From `dialog()`; dims the window behind it. */
  readonly dialog?: string;
}

/** The mark as an inline drawing, in the size asked for. */
export function mark(size: number): string {
  const drawing = readFileSync("content/images/site/logo.svg", "utf8");
  return drawing
    .replace(/<\?xml.*?\?>|<!--.*?-->/gs, "")
    .replace(/<svg[^>]*>/, (tag) =>
      tag.replaceAll(/\s(?:width|height)="[^"]*"/g, "").replace("<svg", `<svg width="${size}" height="${size}"`),
    );
}

/** A whole window, 1024 × 640. */
export function appWindow(lang: string, parts: WindowParts): string {
  const user = say(parts.user ?? { en: "Rosa M.", de: "Rosa M." }, lang);
  return html`<div class="window">
    ${titleBar(lang)}
    <div class="app">
      <nav class="rail">${Object.entries(sections).map(
        ([id, { icon: name, label }]) =>
          html`<span class="rail-item${id === parts.section && " is-here"}">${icon(name, 26)}${say<string>(label, lang)}</span>`,
      )}</nav>
      <header class="topbar"><h1>${parts.title}</h1><div class="tools">${parts.tools ?? ""}</div>
        <span class="who">${icon("person", 20)}${user}</span><span class="now">${time(parts.clock ?? "13:42", lang)}</span></header>
      <main class="body">${parts.body}</main>
    </div>
    ${parts.dialog !== undefined && html`<div class="dim"></div>${parts.dialog}`}
  </div>`;
}

function titleBar(lang: string): string {
  const control = (path: string) =>
    html`<svg class="control" viewBox="0 0 46 32" width="46" height="32"><path d="${path}"/></svg>`;
  return html`<div class="titlebar">${mark(18)}<span>${brand}</span><span class="titlebar-shop">${say(shop, lang)}</span>
    ${control("M18 16h10")}${control("M18.5 11.500h9v9h-9z")}${control("M18 11l10 10M28 11l-10 10")}</div>`;
}

export interface DialogParts {
  readonly title: string;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly body: string;
  /** Buttons at its lower edge. */
  readonly buttons?: string;
}

/** A dialog in the middle of the window. */
export function dialog({ title, width, body, buttons }: DialogParts): string {
  return html`<section class="dialog" style="width:${width}px">
    <header><h2>${title}</h2>${icon("close", 22)}</header>
    <div class="dialog-body">${body}</div>
    ${buttons !== undefined && html`<footer>${buttons}</footer>`}
  </section>`;
}
