/** A printed receipt: a strip of paper with a torn edge, in the printer's own letters. */
import { html } from "./screen.ts";

/** One printed line. Lines of `row` have their last part at the right. */
export type PaperLine =
  | {
      readonly text: string;
      readonly tone?: "big" | "centre" | "bold" | "small" | "big centre" | "small centre" | "bold centre";
    }
  | {
      readonly row:
        | readonly [string, string]
        | readonly [string, string, string]
        | readonly [string, string, string, string];
      readonly tone?: "bold" | "big" | "small";
    }
  | { readonly rule: "line" | "double" }
  | { readonly code: string }
  | { readonly markup: string }
  | { readonly gap: true };

/** @param width In CSS pixels. */
export function paper(lines: readonly PaperLine[], width = 340): string {
  return html`<div class="paper" style="width:${width}px"><div class="paper-sheet">${lines.map(printed)}</div></div>`;
}

function printed(line: PaperLine): string {
  if ("gap" in line) return `<p class="paper-gap"></p>`;
  if ("rule" in line) return html`<hr class="is-${line.rule}">`;
  if ("code" in line) return barcode(line.code);
  if ("markup" in line) return line.markup;
  if ("text" in line) return html`<p class="${line.tone ?? ""}">${line.text}</p>`;
  return html`<p class="paper-row has-${line.row.length} ${line.tone ?? ""}">${line.row.map((part) => html`<span>${part}</span>`)}</p>`;
}

/** Bars of Code 39 for digits and capitals, narrow and wide: the real code, so that a scanner reads it. */
const bars: Readonly<Record<string, string>> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  "-": "nwnnnnwnw",
  "*": "nwnnwnwnn",
};

/** @param code Digits and hyphens. Printed as Code 39, with the digits below. */
export function barcode(code: string, height = 44): string {
  const widths = [...`*${code}*`].flatMap((sign) => [...`${bars[sign] ?? ""}n`].map((bar) => (bar === "w" ? 3 : 1)));
  const total = widths.reduce((all, width) => all + width, 0);
  let x = 0;
  const path = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 0h${width}v10h-${width}z` : "";
    x += width;
    return bar;
  });
  return html`<div class="barcode"><svg viewBox="0 0 ${total} 10" preserveAspectRatio="none" width="${total}" height="${height}" shape-rendering="crispEdges"><path d="${path}"/></svg><span>${code}</span></div>`;
}
