/** Users and what each of them may do. */
import { percent } from "../format.ts";
import { appWindow } from "../frame.ts";
import { badge, button, toggle } from "../parts.ts";
import { html, type Screen, say, type Texts } from "../screen.ts";

const words = {
  title: { en: "Users", de: "Benutzer" },
  add: { en: "New user", de: "Neuer Benutzer" },
  owner: { en: "Owner", de: "Inhaberin" },
  lead: { en: "Shift lead", de: "Schichtleitung" },
  cashier: { en: "Cashier", de: "Kasse" },
  trainee: { en: "Trainee", de: "Aushilfe" },
  selling: { en: "At the register", de: "An der Kasse" },
  office: { en: "Management", de: "Verwaltung" },
  password: { en: "Change password", de: "Passwort ändern" },
  save: { en: "Save", de: "Speichern" },
  most: { en: "max", de: "bis" },
};

const users: readonly { name: string; initials: string; role: keyof typeof words }[] = [
  { name: "Helen Brandt", initials: "HB", role: "owner" },
  { name: "Tomas Lind", initials: "TL", role: "lead" },
  { name: "Rosa Meier", initials: "RM", role: "cashier" },
  { name: "Jonas Weber", initials: "JW", role: "cashier" },
  { name: "Amira Said", initials: "AS", role: "cashier" },
  { name: "Lena Fuchs", initials: "LF", role: "trainee" },
];
const chosen = 2;
const mostDiscount = 10;

interface Right {
  readonly label: Texts;
  readonly on: boolean;
  /** Allowed up to the largest discount. */
  readonly limited?: true;
}

const selling: readonly Right[] = [
  { label: { en: "Discounts", de: "Rabatt geben" }, on: true, limited: true },
  { label: { en: "Void items", de: "Artikel stornieren" }, on: true },
  { label: { en: "Refund sales", de: "Verkäufe erstatten" }, on: false },
  { label: { en: "Change prices", de: "Preise ändern" }, on: false },
  { label: { en: "Open the drawer", de: "Schublade öffnen" }, on: true },
  { label: { en: "Reprint receipts", de: "Bon nachdrucken" }, on: true },
];
const office: readonly Right[] = [
  { label: { en: "Edit products", de: "Artikel bearbeiten" }, on: false },
  { label: { en: "Enter deliveries", de: "Lieferung erfassen" }, on: true },
  { label: { en: "Stocktake", de: "Inventur" }, on: true },
  { label: { en: "X report", de: "X-Bericht" }, on: true },
  { label: { en: "Z report", de: "Z-Bericht" }, on: false },
  { label: { en: "Change settings", de: "Optionen ändern" }, on: false },
];

export const featuresUsers: Screen = {
  name: "pages/features-users",
  css: `
.body { display: grid; grid-template-columns: 306px 1fr; padding: 0; }
.users { border-right: 1px solid #dcded6; background: #fff; }
.users li { display: grid; grid-template-columns: 46px 1fr auto; gap: 14px; align-items: center; height: 76px; padding: 0 18px; border-bottom: 1px solid #e8e9e3; line-height: 1.25; }
.initials { display: grid; place-items: center; width: 46px; height: 46px; border-radius: 50%; background: #e6e8e1; color: #3c4843; font-size: 17px; font-weight: 680; }
.users small { display: block; color: #5a6762; font-size: 16px; }
.users .is-here { background: #e2efe8; box-shadow: inset 4px 0 #1f6f54; }
.users .is-here .initials { background: #1f6f54; color: #fff; }
.users .add { justify-content: start; width: 100%; padding: 0 18px; height: 64px; }
.rights { display: grid; grid-template: auto 1fr auto / 1fr 1fr; gap: 18px; padding: 20px 22px; }
.head { grid-column: 1 / 3; display: flex; align-items: center; gap: 16px; }
.head .initials { width: 60px; height: 60px; background: #1f6f54; color: #fff; font-size: 22px; }
.head h2 { font-size: 25px; }
.head p { color: #5a6762; }
.head .button { margin-left: auto; }
.group { padding: 4px 18px; }
.group h2 { padding: 12px 0 8px; color: #5a6762; font-size: 16px; font-weight: 620; }
.group li { display: flex; align-items: center; gap: 8px; height: 50px; border-top: 1px solid #e8e9e3; font-weight: 560; white-space: nowrap; }
.group .switch { margin-left: auto; }
.group .is-off { color: #6d7974; }
.save { grid-column: 1 / 3; display: flex; justify-content: flex-end; }
.save .button { min-width: 168px; }`,
  html: (lang) => {
    const word = (key: keyof typeof words) => say(words[key], lang);
    const user = users[chosen];
    if (user === undefined) throw new Error("The selected user is not in the list");
    const right = ({ label, on, limited }: Right) =>
      html`<li class="${!on && "is-off"}">${say(label, lang)}${limited === true && badge(`${word("most")} ${percent(mostDiscount, lang)}`, "warn")}${toggle(on)}</li>`;
    const group = (title: string, rights: readonly Right[]) =>
      html`<section class="panel group"><h2>${title}</h2><ul>${rights.map(right)}</ul></section>`;
    return appWindow(lang, {
      section: "settings",
      title: word("title"),
      user: { en: "Helen B.", de: "Helen B." },
      clock: "08:15",
      body: html`<aside class="users"><ul>${users.map(
        ({ name, initials, role }, index) =>
          html`<li class="${index === chosen && "is-here"}"><i class="initials">${initials}</i><span><b>${name}</b><small>${word(role)}</small></span></li>`,
      )}</ul>${button(word("add"), "quiet", "plus")}</aside>
        <section class="rights"><div class="head"><i class="initials">${user.initials}</i><div><h2>${user.name}</h2><p>${word(user.role)}</p></div>${button(word("password"), "plain", "lock")}</div>
          ${group(word("selling"), selling)}${group(word("office"), office)}
          <div class="save">${button(word("save"), "primary", "check")}</div></section>`,
    });
  },
};
