/** Named order: the prompt for the name over the open orders, with the keyboard on the screen. */
import { money } from "../format.ts";
import { icon } from "../icons.ts";
import { html, say } from "../screen.ts";
import { pluginScreen } from "./stage.ts";

const texts = {
  en: {
    prompt: "Name of the order",
    skip: "Skip",
    keys: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    space: "Space",
    orders: ["Table 3", "Hansen family", "Chess club", "Jo, bar tab"],
  },
  de: {
    prompt: "Name der Bestellung",
    skip: "Überspringen",
    keys: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    space: "Leertaste",
    orders: ["Tisch 3", "Familie Hansen", "Schachverein", "Jo, Deckel"],
  },
};

const name = "Amira";
const amounts = [31.4, 18.9, 46.2, 12.5];

const css = `
.orders { position: absolute; inset: 0; padding: 18px; background: #dfe3db; }
.orders::after { content: ""; position: absolute; inset: 0; background: #12201b70; }
.orders ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; }
.orders li { height: 84px; padding: 13px 14px; border-radius: 8px; background: var(--surface); font-size: 18px; font-weight: 650; line-height: 1.2; }
.orders li span { display: block; margin-top: 6px; color: var(--soft); font-size: 17px; font-weight: 550; }
.prompt { inset: 92px 84px auto; padding: 18px 24px 24px; }
.prompt h2 { margin-bottom: 10px; font-size: 22px; }
.prompt .split { gap: 12px; }
.name { flex: 1; display: flex; align-items: center; height: 72px; padding: 0 20px; border: 3px solid var(--primary); border-radius: 8px;
  font-size: 40px; font-weight: 680; letter-spacing: -0.01em; }
.name .caret { width: 3px; height: 42px; margin-left: 4px; }
.prompt .button { height: 72px; }
.prompt .is-primary { width: 84px; padding: 0; }
.keyboard { position: absolute; inset: auto 0 0; display: grid; gap: 8px; padding: 14px 18px; background: #22302b; }
.keyboard div { display: flex; justify-content: center; gap: 8px; }
.keyboard b { flex: 0 1 70px; display: grid; place-items: center; height: 44px; border-radius: 6px; background: #4a5a54; color: #fff; font-size: 23px; font-weight: 560; }
.keyboard .wide { flex: 0 1 118px; background: #35443f; font-size: 18px; }
.keyboard .space { flex: 0 1 400px; font-size: 18px; color: #c9d5cf; }
.keyboard .enter { flex: 0 1 150px; background: var(--amber); color: #2e1f02; }
.keyboard .pressed { background: #fff; color: var(--ink); box-shadow: 0 0 0 4px #e0a339; }
`;

export const namedOrder = pluginScreen({
  slug: "named-order",
  ground: "paper",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const orders = words.orders.map(
      (order, index) => html`<li>${order}<span>${money(amounts[index] ?? Number.NaN, lang)}</span></li>`,
    );
    const last = name.slice(-1);
    const [first = "", second = "", third = ""] = words.keys.map((row) =>
      [...row].map((key) => html`<b class="${key === last && "pressed"}">${key}</b>`).join(""),
    );
    return html`<div class="orders"><ul>${orders}</ul></div>
      <div class="keyboard"><div>${first}</div><div>${second}</div>
        <div><b class="wide">${icon("up", 24)}</b>${third}<b class="wide">${icon("backspace", 26)}</b></div>
        <div><b class="wide">?123</b><b class="space">${words.space}</b><b class="enter">${icon("check", 28)}</b></div></div>
      <div class="card prompt"><h2>${words.prompt}</h2><div class="split"><span class="name">${name}<i class="caret"></i></span>
        <span class="button is-plain">${words.skip}</span><span class="button is-primary">${icon("check", 32)}</span></div></div>`;
  },
});
