/** Print stations: product groups and their printers, and a kitchen ticket coming out of one of them. */
import { time } from "../format.ts";
import { icon } from "../icons.ts";
import { table } from "../parts.ts";
import { html, say } from "../screen.ts";
import { at, kitchenTicket, pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Print stations",
    columns: ["Group or product", "Prints at"],
    own: "goes its own way",
    groups: ["Starters", "Grill and pan", "Pizza", "Drinks", "Desserts", "Affogato"],
    stations: ["Cold kitchen", "Kitchen", "Oven", "Bar", "Pastry counter"],
    order: "Table 6 · Order 142",
    dishes: ["Lamb skewers", "Halloumi", "Schnitzel", "Mushrooms"],
  },
  de: {
    title: "Druckstationen",
    columns: ["Gruppe oder Artikel", "Druckt an"],
    own: "geht einen eigenen Weg",
    groups: ["Vorspeisen", "Grill und Pfanne", "Pizza", "Getränke", "Desserts", "Affogato"],
    stations: ["Kalte Küche", "Küche", "Ofen", "Bar", "Kuchentheke"],
    order: "Tisch 6 · Bestellung 142",
    dishes: ["Lammspieße", "Grillkäse", "Schnitzel", "Pfifferlinge"],
  },
};

/** Station of each group, in the order of the groups; the last one is a product on its own. */
const routing = [0, 1, 2, 3, 4, 3];
const kitchen = 1;
const quantities = [2, 1, 3, 1];

const css = `
.stations { inset: 50px auto auto 34px; width: 452px; }
.stations .table td { height: 60px; font-size: 20px; font-weight: 600; }
.stations .table th:first-child { width: 236px; }
.stations small { display: block; color: var(--amber-ink); font-size: 15px; font-weight: 600; }
.station { display: flex; gap: 10px; align-items: center; color: var(--soft); }
.is-here .station { color: var(--strong); }
.printer { inset: -20px 18px auto auto; width: 342px; height: 96px; border-radius: 14px;
  background: linear-gradient(#3a4a44, #1d2a26); box-shadow: 0 14px 26px #16241f59; }
.printer::before { content: ""; position: absolute; inset: auto 18px 10px; height: 9px; border-radius: 5px; background: #0b110f; }
.printer::after { content: ""; position: absolute; top: 40px; right: 24px; width: 9px; height: 9px; border-radius: 5px; background: #74d3a8; }
.printed { inset: 76px 44px auto auto; width: 290px; }
.printed .paper-sheet { padding: 34px 28px 40px; }
.printed .kitchen h2 { font-size: 42px; }
.printed .kitchen li { padding: 8px 0; font-size: 28px; }
.printed-shade { inset: 76px 44px auto auto; width: 290px; height: 14px; background: linear-gradient(#0006, #0000); }
`;

export const printStations = pluginScreen({
  slug: "print-stations",
  ground: "paper",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const rows = words.groups.map((group, index) => {
      const own = index === words.groups.length - 1;
      const station = routing[index] ?? kitchen;
      const name = html`${group}${own && html`<small>${words.own}</small>`}`;
      const printer = html`<span class="station">${icon("printer", 22)}${words.stations[station] ?? ""}</span>`;
      return { cells: [name, printer], ...(station === kitchen && ({ tone: "is-here" } as const)) };
    });
    const columns = words.columns.map((label) => ({ label }));
    const ticket = {
      station: words.stations[kitchen] ?? "",
      head: html`${words.order}<br>${time("12:48", lang)}`,
      dishes: words.dishes.map((dish, index) => [quantities[index] ?? 1, dish] as const),
    };
    return html`${pane("stations", words.title, table(columns, rows))}
      ${kitchenTicket("printed", ticket)}${at("printer", "")}${at("printed-shade", "")}`;
  },
});
