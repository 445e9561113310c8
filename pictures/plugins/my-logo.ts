/** My logo: the sign-in screen with the sign of an invented café. */
import { icon } from "../icons.ts";
import { html, say } from "../screen.ts";
import { pluginScreen } from "./stage.ts";

const texts = {
  en: { who: "Who is at the till?", users: ["Amal", "Jonas", "Rosa"], since: "Coffee & kitchen" },
  de: { who: "Wer steht an der Kasse?", users: ["Amal", "Jonas", "Rosa"], since: "Kaffee & Küche" },
};

const shop = ["Café", "Olive"];
const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", ""];
const entered = 3;

/** A sprig: leaves in pairs along a stalk, and two olives. */
const sprig = html`<svg viewBox="0 0 200 120" width="250" height="150" fill="#f2ecd2">
  <path d="M24 104C70 92 128 62 178 14" fill="none" stroke="#f2ecd2" stroke-width="4" stroke-linecap="round"/>
  <path d="M56 93C44 74 46 56 60 42c10 18 10 36-4 51zM92 76C78 60 77 42 89 27c12 15 14 33 3 49zM126 55c-12-14-12-29-3-43 11 12 14 27 3 43zM72 88c18-8 34-5 48 7-18 9-34 8-48-7zM110 67c16-9 31-8 45 2-15 10-31 11-45-2zM146 43c12-10 25-12 39-6-10 11-24 14-39 6z"/>
  <ellipse cx="52" cy="108" rx="12" ry="9" transform="rotate(-18 52 108)" fill="#d9a441"/></svg>`;

const css = `
.login { display: grid; grid-template-columns: 392px 1fr; height: 500px; }
.sign { display: grid; align-content: center; justify-items: center; background: #4d5a26; color: #f2ecd2; }
.sign p { font: 400 76px / 0.96 "Liberation Serif", serif; letter-spacing: 0.01em; text-align: center; }
.sign svg { margin-bottom: 16px; }
.sign small { margin-top: 20px; padding-top: 12px; border-top: 2px solid #f2ecd270; font-size: 19px; font-weight: 550; letter-spacing: 0.09em; text-transform: uppercase; }
.entry { display: grid; align-content: center; justify-items: center; gap: 20px; background: var(--canvas); }
.entry h1 { font-size: 24px; }
.users { display: flex; gap: 12px; }
.users span { display: grid; gap: 4px; justify-items: center; width: 104px; padding: 11px 0 9px; border: 2px solid var(--line); border-radius: 10px; background: var(--surface); font-size: 19px; font-weight: 620; color: var(--soft); }
.users .is-here { border-color: var(--primary); background: var(--tint); color: var(--strong); }
.pin { display: flex; gap: 18px; }
.pin i { width: 16px; height: 16px; border: 2px solid var(--primary); border-radius: 8px; }
.pin .is-set { background: var(--primary); }
.pad { display: grid; grid-template-columns: repeat(3, 104px); gap: 10px; }
.pad b { display: grid; place-items: center; height: 55px; border: 1px solid #c5cac1; border-radius: 8px; background: var(--surface); font-size: 26px; font-weight: 600; }
.pad .is-done { border-color: var(--primary); background: var(--primary); color: #fff; }
`;

export const myLogo = pluginScreen({
  slug: "my-logo",
  ground: "paper",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const users = words.users.map(
      (user, index) => html`<span class="${index === 0 && "is-here"}">${icon("person", 30)}${user}</span>`,
    );
    const signs = [icon("backspace", 26), icon("check", 28)];
    const pad = keys.map(
      (key) =>
        html`<b class="${key === "" && signs.length === 1 && "is-done"}">${key === "" ? (signs.shift() ?? "") : key}</b>`,
    );
    const dots = Array.from({ length: 4 }, (_, index) => html`<i class="${index < entered && "is-set"}"></i>`);
    return html`<div class="login"><div class="sign">${sprig}<p>${shop.join("<br>")}</p><small>${words.since}</small></div>
      <div class="entry"><h1>${words.who}</h1><div class="users">${users}</div><div class="pin">${dots}</div><div class="pad">${pad}</div></div></div>`;
  },
});
