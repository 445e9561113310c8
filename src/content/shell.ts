/** The site's addresses, and the facts of the layout around every page. */
import { addresses, shell } from "#generated/shell.ts";

export { addresses, shell };

/** The language of the labels on a page: another one than its address has, if a begun language has no labels of its own. */
export function labelsLanguage(language: string): string {
  return shell.languages.find(({ code }) => code === language)?.labels ?? language;
}
