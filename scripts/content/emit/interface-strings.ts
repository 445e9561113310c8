/** Interface strings of a language, with a label for every page that a menu can lead to. */
import { routeOf } from "../../../src/routes/routes.ts";
import { isRecord } from "../core/value-path.ts";
import { menuPages } from "../schema/pages.ts";
import { pageWords } from "./compose-page.ts";
import type { Context } from "./context.ts";

/** A page without a label of its own is called as its heading says. */
export function interfaceStrings(context: Context) {
  const { ui } = context.words;
  const headings = Object.keys(menuPages)
    .filter((id) => !Object.hasOwn(ui.nav, id))
    .map((id) => [id, headingOf(context, id)]);
  const nav: Readonly<Record<string, string>> = { ...ui.nav, ...Object.fromEntries(headings) };
  return { ...ui, nav };
}

export type InterfaceStrings = ReturnType<typeof interfaceStrings>;

function headingOf(context: Context, id: string): string {
  const words = pageWords(context, routeOf(id).folder);
  return isRecord(words) && typeof words.title === "string" ? words.title : id;
}
