/** The site's addresses, and the facts of the layout around every page. */
import { addresses, shell } from "#generated/shell.ts";
import type { Foreign } from "./types.ts";

export { addresses, shell };

/** Attributes of the labels on a page: of another language than its address has, if a begun one has no labels of its own. */
export function labelsOf(language: string): Foreign {
  const { labels = language, direction = "ltr" } = shell.languages.find(({ code }) => code === language) ?? {};
  return { lang: labels, dir: direction };
}
