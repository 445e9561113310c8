/** Email reporting: the schedule of a report, and the mail that comes of it. */
import { decimal, longDate, money, time, today } from "../format.ts";
import { icon } from "../icons.ts";
import { toggle } from "../parts.ts";
import { sum } from "../receipt.ts";
import { html, say } from "../screen.ts";
import { pane, pluginScreen } from "./stage.ts";

const texts = {
  en: {
    title: "Email reporting",
    schedule: "Z report",
    days: ["M", "T", "W", "T", "F", "S", "S"],
    at: "Sent at",
    hours: "Business hours",
    format: "Format",
    none: "Send when there were no sales",
    subject: "Z report",
    sales: "Sales",
    receipts: "receipts",
    clock: "",
    file: "z-report-0912.pdf",
  },
  de: {
    title: "Berichte per E-Mail",
    schedule: "Z-Bericht",
    days: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    at: "Versand um",
    hours: "Geschäftszeit",
    format: "Format",
    none: "Auch ohne Umsatz senden",
    subject: "Z-Bericht",
    sales: "Umsatz",
    receipts: "Bons",
    clock: " Uhr",
    file: "z-bericht-1209.pdf",
  },
};

/** Sales of each hour from nine in the morning to eleven at night, and how many days of the week are on. */
const hours = [148, 212.5, 186.4, 402.8, 466.2, 238.1, 164.5, 192, 241.6, 388.4, 512.9, 476.3, 298.7, 121.2];
const first = 9;
const receipts = 214;
const open = [true, true, true, true, true, true, false];

const css = `
.schedule { inset: 52px auto auto 28px; width: 440px; height: 396px; }
.schedule-body { display: grid; gap: 17px; padding: 20px 22px; width: 356px; }
.schedule h1 { font-size: 24px; }
.days { display: flex; gap: 5px; }
.days b { display: grid; flex: 1; place-items: center; height: 42px; border: 1px solid #c5cac1; border-radius: 6px; color: var(--soft); font-size: 17px; }
.days .is-on { border-color: var(--primary); background: var(--primary); color: #fff; }
.schedule p { display: flex; justify-content: space-between; font-size: 19px; }
.schedule p span { color: var(--soft); }
.schedule .split { gap: 14px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 18px; font-weight: 600; line-height: 1.2; }
.mail { top: 26px; right: 26px; width: 400px; height: 448px; padding: 0; overflow: hidden; }
.mail header { display: flex; gap: 14px; align-items: center; padding: 18px 22px; border-bottom: 1px solid var(--line); }
.mail header > span { display: grid; flex: none; place-items: center; width: 50px; height: 50px; border-radius: 25px; background: var(--primary); color: #fff; }
.mail h2 { font-size: 23px; }
.mail header p { color: var(--soft); font-size: 17px; }
.mail-body { padding: 18px 22px; }
.mail-body > p { color: var(--soft); font-size: 18px; }
.mail h1 { margin: 1px 0 16px; font-size: 52px; font-weight: 730; line-height: 1.1; letter-spacing: -0.015em; }
.chart { display: flex; gap: 5px; align-items: flex-end; height: 132px; border-bottom: 2px solid var(--ink); }
.chart i { flex: 1; border-radius: 3px 3px 0 0; background: #7fb69d; }
.chart .is-best { background: var(--primary); }
.axis { display: flex; justify-content: space-between; margin-top: 4px; color: var(--soft); font-size: 15px; }
.attached { display: flex; gap: 12px; align-items: center; margin-top: 14px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 18px; font-weight: 600; }
.attached b { padding: 4px 8px; border-radius: 4px; background: var(--red); color: #fff; font-size: 14px; line-height: 1.2; }
`;

export const emailReporting = pluginScreen({
  slug: "email-reporting",
  ground: "deep",
  css,
  draw(lang) {
    const words = say(texts, lang);
    const hour = (value: number) => time(`${String(value).padStart(2, "0")}:00`, lang).replace(":00", "");
    const last = first + hours.length;
    const line = (label: string, value: string) => html`<p><span>${label}</span><b>${value}</b></p>`;
    const days = words.days.map((day, index) => html`<b class="${open[index] === true && "is-on"}">${day}</b>`);
    const schedule = html`<div class="schedule-body"><h1>${words.schedule}</h1><div class="days">${days}</div>
      ${line(words.at, time("23:30", lang))}${line(words.hours, `${hour(first)} – ${hour(last)}${words.clock}`)}
      ${line(words.format, "PDF, Excel")}<div class="split"><span>${words.none}</span>${toggle(true)}</div></div>`;
    const best = Math.max(...hours);
    const bars = hours.map(
      (value) =>
        html`<i class="${value === best && "is-best"}" style="height:${Math.round((value / best) * 100)}%"></i>`,
    );
    const mail = html`<article class="card mail"><header><span>${icon("mail", 28)}</span>
      <div><h2>${words.subject}</h2><p>${longDate(today, lang)}, ${time("23:30", lang)}</p></div></header>
      <div class="mail-body"><p class="split"><span>${words.sales}</span><span>${decimal(receipts, lang)} ${words.receipts}</span></p>
        <h1>${money(sum(hours), lang)}</h1>
        <div class="chart">${bars}</div><p class="axis"><span>${hour(first)}${words.clock}</span><span>${hour(last)}${words.clock}</span></p>
        <div class="attached"><b>PDF</b>${words.file}</div></div></article>`;
    return html`${pane("schedule", words.title, schedule)}${mail}`;
  },
});
