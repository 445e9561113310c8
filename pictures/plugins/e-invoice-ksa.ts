/** E-invoice in KSA: a tax invoice on paper, in English and Arabic, with its code. */
import { decimal } from "../format.ts";
import { icon } from "../icons.ts";
import { sum } from "../receipt.ts";
import { html, say } from "../screen.ts";
import { arabic, arabicCss, qrCode } from "./arabic.ts";
import { at, pluginScreen } from "./stage.ts";

const texts = {
  en: { choice: "Invoice in", languages: ["Arabic", "English"] },
  de: { choice: "Rechnung auf", languages: ["Arabisch", "Englisch"] },
};

const invoice = {
  shop: ["Mulberry Leaf Café", "مقهى ورق التوت"],
  title: ["Simplified tax invoice", "فاتورة ضريبية مبسطة"],
  facts: [
    ["VAT number", "300000000000003", "الرقم الضريبي"],
    ["Invoice no.", "2025-0418", "رقم الفاتورة"],
    ["Date", "2025-09-12 13:42", "التاريخ"],
  ],
  items: [
    ["Cardamom coffee", "قهوة بالهيل", 2, 14],
    ["Date cake", "كعكة التمر", 1, 18],
    ["Mint lemonade", "ليمون بالنعناع", 2, 17],
  ],
  net: ["Total excl. VAT", "المجموع قبل الضريبة"],
  vat: ["VAT 15%", 'ضريبة القيمة المضافة <bdi dir="ltr">15%</bdi>'],
  gross: ["Total incl. VAT", "الإجمالي شامل الضريبة"],
} as const;

const rate = 0.15;
const figure = (value: number) => decimal(value, "en", 2);

const css = `${arabicCss}
.invoice { inset: 20px auto auto 204px; width: 572px; }
.invoice .paper-sheet { --tooth: 14px; padding: 22px 28px 60px; font-family: Archivo, sans-serif; line-height: 1.3; }
.invoice p { display: grid; grid-template-columns: 1fr auto 1fr; gap: 12px; min-height: 0; font-size: 17px; white-space: nowrap; }
.invoice .heading { font-size: 25px; font-weight: 720; }
.invoice .kind { margin-bottom: 8px; color: #55534b; font-size: 20px; font-weight: 600; }
.invoice [lang="ar"] { text-align: right; font-weight: 600; }
.invoice p > span:nth-child(2):not([lang]) { text-align: center; }
.invoice .pair { grid-template-columns: 1fr 1fr; }
.invoice .item { grid-template-columns: 1fr 26px 84px 1fr; padding: 2px 0; font-size: 19px; }
.invoice .item span:nth-child(3) { text-align: right; font-weight: 650; }
.invoice hr { margin: 8px 0; }
.sums { display: grid; grid-template-columns: 166px 1fr; gap: 24px; align-items: center; margin-top: 12px; }
.sums p { grid-template-columns: 1fr auto; padding: 4px 0; font-size: 18px; }
.sums p [lang] { display: block; text-align: left; font-size: 17px; }
.sums p b { align-self: center; font-size: 20px; }
.sums .gross { margin-top: 6px; padding-top: 8px; border-top: 2px solid #262521; font-weight: 700; }
.sums .gross b { font-size: 30px; font-weight: 740; }
.choice { top: 150px; left: 24px; width: 158px; padding: 16px 18px; }
.choice h2 { margin-bottom: 8px; color: var(--soft); font-size: 17px; font-weight: 600; }
.choice p { display: flex; gap: 10px; align-items: center; padding: 7px 0; font-size: 20px; font-weight: 620; }
`;

export const eInvoiceKsa = pluginScreen({
  slug: "e-invoice-ksa",
  ground: "green",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const net = sum(invoice.items.map(([, , quantity, price]) => quantity * price));
    const vat = Math.round(net * rate * 100) / 100;
    const pair = ([english, other]: readonly [string, string], kind: string) =>
      html`<p class="pair ${kind}"><span>${english}</span>${arabic(other)}</p>`;
    const facts = invoice.facts.map(
      ([english, fact, other]) => html`<p><span>${english}</span><span>${fact}</span>${arabic(other)}</p>`,
    );
    const items = invoice.items.map(
      ([english, other, quantity, price]) =>
        html`<p class="item"><span>${english}</span><span>${quantity}</span><span>${figure(quantity * price)}</span>${arabic(other)}</p>`,
    );
    const line = ([english, other]: readonly [string, string], value: number, kind = "") =>
      html`<p class="${kind}"><span>${english}${arabic(other)}</span><b>${figure(value)}</b></p>`;
    const paper = html`<div class="paper"><div class="paper-sheet">${pair(invoice.shop, "heading")}${pair(invoice.title, "kind")}${facts}
      <hr>${items}<hr class="is-double"><div class="sums">${qrCode(166)}<div>
      ${line(invoice.net, net)}${line(invoice.vat, vat)}${line(invoice.gross, net + vat, "gross")}</div></div></div></div>`;
    const choice = html`<div class="card choice"><h2>${words.choice}</h2>${words.languages.map(
      (language) => html`<p><i class="tick is-on">${icon("check", 16)}</i>${language}</p>`,
    )}</div>`;
    return html`${at("invoice", paper)}${choice}`;
  },
});
