/** MRP: the label on the shelf with the printed price and the own one, and the receipt that adds up the savings. */
import { sum } from "../receipt.ts";
import { html, say } from "../screen.ts";
import { at, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    product: "Assam tea, 250 g",
    printed: "MRP",
    ours: "Our price",
    save: "You save",
    shop: "Banyan Lane Stores",
    items: ["Assam tea", "Basmati rice", "Ghee, 500 ml"],
    total: "Total",
    saved: "You saved",
  },
  de: {
    product: "Assam-Tee, 250 g",
    printed: "MRP",
    ours: "Unser Preis",
    save: "Sie sparen",
    shop: "Banyan Lane Stores",
    items: ["Assam-Tee", "Basmatireis", "Ghee, 500 ml"],
    total: "Summe",
    saved: "Gespart",
  },
};

/** Maximum retail price and own price, in rupees. */
const prices = [
  [180, 149],
  [245, 219],
  [410, 379],
] as const;

const locales: Readonly<Record<string, string>> = { de: "de-DE" };
const rupees = (value: number, lang: string, digits = 2) =>
  new Intl.NumberFormat(locales[lang] ?? "en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
  }).format(value);

const css = `
.shelf { inset: 158px 0 auto; height: 214px; background: #f6f3ea; box-shadow: inset 0 10px #b9c9bf, inset 0 -10px #b9c9bf, 0 8px 16px #16241f26; }
.label { inset: 98px auto auto 36px; width: 428px; padding: 0; overflow: hidden; border-radius: 12px; background: #fffefb;
  box-shadow: 0 0 0 1px #16241f24, 0 14px 26px #16241f4d; }
.label h2 { padding: 18px 24px 0; font-size: 28px; font-weight: 700; }
.label-mrp { display: flex; gap: 12px; align-items: baseline; padding: 12px 24px 0; color: #66645b; font-size: 24px; font-weight: 600; }
.label-mrp s { text-decoration-color: var(--red); text-decoration-thickness: 3px; }
.label-ours { padding: 4px 24px 14px; }
.label-ours span { font-size: 20px; color: #66645b; }
.label-ours b { display: block; font-size: 92px; font-weight: 750; line-height: 1; letter-spacing: -0.03em; white-space: nowrap; }
.label-save { display: flex; justify-content: space-between; padding: 13px 24px; background: var(--amber); color: #2e1f02; font-size: 26px; font-weight: 720; }
.saved { inset: -24px 34px auto auto; width: 288px; }
.saved .paper-sheet { padding: 56px 24px 44px; font-family: Archivo, sans-serif; }
.saved h3 { font-size: 21px; text-align: center; }
.saved li { padding: 9px 0; font-size: 20px; line-height: 1.25; }
.saved li small { display: flex; justify-content: space-between; color: #66645b; font-size: 17px; }
.saved li .split { font-weight: 620; }
.saved-total { display: flex; justify-content: space-between; font-size: 25px; font-weight: 740; }
.saved-sum { display: flex; justify-content: space-between; margin: 12px -10px 0; padding: 8px 10px; background: #262521; color: #fff; font-size: 22px; font-weight: 700; }
`;

export const mrp = pluginScreen({
  slug: "mrp",
  ground: "green",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const [[printed, ours]] = prices;
    const saving = sum(prices.map(([full, own]) => full - own));
    const label = html`<h2>${words.product}</h2><p class="label-mrp">${words.printed}<s>${rupees(printed, lang)}</s></p>
      <p class="label-ours"><span>${words.ours}</span><b>${rupees(ours, lang)}</b></p>
      <p class="label-save"><span>${words.save}</span><span>${rupees(printed - ours, lang)}</span></p>`;
    const items = prices.map(
      (
        [full, own],
        index,
      ) => html`<li><span class="split"><span>${words.items[index] ?? ""}</span><b>${rupees(own, lang)}</b></span>
        <small>${words.printed}<s>${rupees(full, lang)}</s></small></li>`,
    );
    const receipt = html`<div class="paper"><div class="paper-sheet"><h3>${words.shop}</h3><hr><ul>${items}</ul><hr class="is-double">
      <div class="saved-total"><span>${words.total}</span><span>${rupees(sum(prices.map(([, own]) => own)), lang)}</span></div>
      <div class="saved-sum"><span>${words.saved}</span><span>${rupees(saving, lang)}</span></div></div></div>`;
    return html`${at("shelf", "")}${at("saved", receipt)}${at("label", label)}`;
  },
});
