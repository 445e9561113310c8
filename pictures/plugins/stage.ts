/** What the pictures of the plugins are put together from: a ground, windows and tickets of paper. */
import { readFileSync } from "node:fs";
import { mark } from "../frame.ts";
import { html, type Screen } from "../screen.ts";

const css = readFileSync("pictures/plugins.css", "utf8");

interface Drawing {
  readonly slug: string;
  readonly ground: "paper" | "green" | "deep" | "amber";
  /** Rules of this picture: above all, where things stand. */
  readonly css: string;
  readonly draw: (lang: string) => string;
}

/** The picture of a plugin, as large as a window of the application. What is drawn has 800 × 500 CSS pixels. */
export function pluginScreen({ slug, ground, css: own, draw }: Drawing): Screen {
  return {
    name: `plugins/${slug}`,
    css: `${css}${own}`,
    html: (lang) => html`<div class="stage is-${ground}">${draw(lang)}</div>`,
  };
}

/** A window that does not fill the picture. @param place Class that says where it stands. */
export function pane(place: string, title: string, body: string): string {
  const control = (path: string) =>
    html`<svg class="control" viewBox="0 0 46 32" width="46" height="32"><path d="${path}"/></svg>`;
  return html`<section class="pane ${place}"><div class="titlebar">${mark(18)}<span>${title}</span>
    ${control("M18 16h10")}${control("M18.5 11.5h9v9h-9z")}${control("M18 11l10 10M28 11l-10 10")}</div>${body}</section>`;
}

/** Something that lies in the picture. @param place Class that says where. */
export function at(place: string, body: string): string {
  return html`<div class="at ${place}">${body}</div>`;
}

interface KitchenTicket {
  readonly station: string;
  readonly head: string;
  /** Quantity and markup of each dish. */
  readonly dishes: readonly (readonly [number, string])[];
}

/** The ticket of a kitchen printer. @param place Class that says where it hangs, and its width. */
export function kitchenTicket(place: string, { station, head, dishes }: KitchenTicket): string {
  return html`<div class="at ${place}"><div class="paper"><div class="paper-sheet kitchen"><h2>${station}</h2>
    <p class="kitchen-head">${head}</p><hr><ul>${dishes.map(
      ([quantity, dish]) => html`<li><b>${quantity}</b><div>${dish}</div></li>`,
    )}</ul></div></div></div>`;
}
