/** Preview for social networks: the name, and a strip of receipt with the mark. Without words, for every language. */
import { decimal } from "../format.ts";
import { mark } from "../frame.ts";
import { barcode } from "../paper.ts";
import { leader } from "../parts.ts";
import { totalsOf } from "../receipt.ts";
import { brand, html, type Screen } from "../screen.ts";

const items = [
  { name: "2", quantity: 2, price: 3.6, rate: 0 },
  { name: "1", quantity: 1, price: 5.8, rate: 0 },
  { name: "3", quantity: 3, price: 2.2, rate: 0 },
  { name: "1", quantity: 1, price: 4.4, rate: 0 },
];

export const social: Screen = {
  name: "site/social",
  width: 1200,
  height: 630,
  format: "png",
  css: `
body { display: flex; align-items: center; width: 1200px; height: 630px; padding-left: 92px; background: #17352b; }
.name { color: #fbfaf6; font-size: 124px; font-weight: 740; letter-spacing: -0.035em; }
.name::after { content: ""; display: block; width: 132px; height: 10px; margin: 18px 0 0 7px; border-radius: 5px; background: #e0a339; }
.paper { position: absolute; top: -10px; right: 86px; filter: drop-shadow(0 14px 24px #0006); }
.paper-sheet { --tooth: 18px; display: grid; justify-items: center; gap: 15px; padding: 50px 38px 50px; background: #fffefa; }
.paper-sheet > svg { margin-bottom: 14px; }
.paper .leader { width: 100%; min-height: 0; font-size: 30px; }
.paper .leader i { border-bottom-width: 3px; transform: translateY(-5px); }
.paper .is-total { padding-top: 16px; border-top: 4px solid #1d2a26; font-size: 50px; }
.paper .is-total i { visibility: hidden; }
.paper hr { display: none; }
.barcode { width: 100%; margin-top: 6px; }
.barcode span { display: none; }
.barcode svg { width: 100%; }`,
  html: () => {
    const { lines, total } = totalsOf(items, { taxIncluded: true });
    return html`<p class="name">${brand}</p>
      <div class="paper" style="width:380px"><div class="paper-sheet">${mark(96)}
        ${lines.map((line, index) => leader(`${items[index]?.quantity ?? 0} ×`, decimal(line, "en", 2)))}
        ${leader("", decimal(total, "en", 2), "is-total")}${barcode("2400", 62)}</div></div>`;
  },
};
