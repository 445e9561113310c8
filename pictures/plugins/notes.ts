/** Notes: quick remarks for one dish, and where the kitchen reads them. */
import { time } from "../format.ts";
import { icon } from "../icons.ts";
import { html, say } from "../screen.ts";
import { at, kitchenTicket, pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Note on an item",
    station: "Kitchen",
    order: "Table 4 · Order 87",
    dishes: ["Burger", "Fish soup", "Fries"],
    remarks: ["No onions", "Well done", "Extra hot", "No salt", "Sauce on the side", "Gluten-free"],
    type: "Type a note …",
  },
  de: {
    title: "Notiz zur Position",
    station: "Küche",
    order: "Tisch 4 · Bestellung 87",
    dishes: ["Burger", "Fischsuppe", "Pommes"],
    remarks: ["Ohne Zwiebeln", "Gut durch", "Extra scharf", "Ohne Salz", "Soße extra", "Glutenfrei"],
    type: "Notiz eintippen …",
  },
};

const quantities = [1, 2, 1];

const css = `
.bar-rail { inset: 0 0 auto; height: 46px; background: linear-gradient(#b4bcb8, #e6eae8 35%, #98a29e 92%, #75807b); box-shadow: 0 6px 14px #16241f4d; }
.hung { inset: 34px auto auto 30px; width: 306px; }
.hung .paper-sheet { padding-top: 44px; }
.hung em { display: block; margin: 6px -6px 2px -38px; padding: 6px 10px; background: #262521; color: #fff; font-size: 25px; font-weight: 720; text-transform: uppercase; }
.beside { inset: 34px auto auto 440px; width: 250px; }
.remarks { inset: 84px 24px auto auto; width: 422px; }
.remarks-body { padding: 16px 18px 18px; }
.dish { display: grid; grid-template-columns: 26px 1fr; align-items: center; height: 52px; padding: 0 12px; border-radius: 7px; background: var(--amber-tint);
  box-shadow: inset 5px 0 var(--amber); font-size: 22px; font-weight: 660; }
.dish b { color: var(--primary); }
.quick { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 14px 0; }
.quick span { display: flex; gap: 9px; align-items: center; justify-content: center; height: 58px; border: 1px solid #c5cac1; border-radius: 7px; background: var(--canvas); font-size: 20px; font-weight: 620; }
.quick span:first-child { border-color: var(--primary); background: var(--primary); color: #fff; }
.remarks .input { height: 50px; font-size: 19px; }
`;

export const notes = pluginScreen({
  slug: "notes",
  ground: "green",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const [remark = ""] = words.remarks;
    const [dish = ""] = words.dishes;
    const dishes = words.dishes.map(
      (name, index) => [quantities[index] ?? 1, html`${name}${index === 0 && html`<em>${remark}</em>`}`] as const,
    );
    const head = html`${words.order}<br>${time("19:20", lang)}`;
    const quick = words.remarks.map((text, index) => html`<span>${index === 0 && icon("check", 22)}${text}</span>`);
    const body = html`<div class="remarks-body"><p class="dish"><b>1</b>${dish}</p><div class="quick">${quick}</div>
      <span class="input is-empty">${words.type}</span></div>`;
    return html`${at("beside", html`<div class="paper"><div class="paper-sheet" style="height:300px"></div></div>`)}
      ${kitchenTicket("hung", { station: words.station, head, dishes })}${at("bar-rail", "")}
      ${pane("remarks", words.title, body)}`;
  },
});
