/** What the pictures of Saudi invoices need: Arabic letters, and a code that looks like theirs. */
import { readFileSync } from "node:fs";
import { html } from "../screen.ts";

const face = (weight: number) => {
  const letters = readFileSync(`pictures/fonts/plex-arabic-${weight}.woff2`).toString("base64");
  return `@font-face { font-family: "Plex Arabic"; font-weight: ${weight}; src: url("data:font/woff2;base64,${letters}"); }`;
};

/** Rules for text inside `<… lang="ar" dir="rtl">`. */
export const arabicCss = `${face(400)}${face(600)}
[lang="ar"] { font-family: Archivo, "Plex Arabic", sans-serif; line-height: 1.35; }
`;

export function arabic(words: string, element = "span"): string {
  return html`<${element} lang="ar" dir="rtl">${words}</${element}>`;
}

/** A QR code, row by row, in hexadecimal. It says in English that it is a sample, and leads nowhere. */
const rows =
  "1fd46c7f 10481b41 1743285d 1756345d 175a7d5d 105a0b41 1fd5557f 001d8d00 1175a9f9 1838f15f " +
  "01e52df1 09a049d9 1744ef8b 072f3471 1d48f981 128dba69 065f8b88 1aabe475 02523929 07066ca0 " +
  "1d69edf8 001e371e 1fdfeb51 104dbb19 175a8bfa 1740f081 174aa32f 1046697b 1fdf497a";

/** @param edge In CSS pixels. */
export function qrCode(edge: number): string {
  const lines = rows.split(" ");
  const size = lines.length;
  const matrix = lines.map((row) => [...Number.parseInt(row, 16).toString(2).padStart(size, "0")]);
  const squares = matrix.flatMap((row, y) => row.map((bit, x) => (bit === "1" ? `M${x} ${y}h1v1h-1z` : "")));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" width="${edge}" height="${edge}" shape-rendering="crispEdges"><path d="${squares}"/></svg>`;
}
