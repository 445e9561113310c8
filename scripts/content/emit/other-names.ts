/** Names by which visitors search for something that is shown under another one. */

import { memo } from "../core/memo.ts";
import type { Content } from "../model/content.ts";
import { countryName } from "../model/format-facts.ts";

/** The name of a country in every language of the site, in every spelling, without the one that is shown. */
export function otherCountryNames(content: Content, code: string, shown: string): string[] {
  const names = content.languages.map((language) => countryName(code, language));
  return [...new Set(names.flatMap((name) => [name, ...otherSpellings(content, name)]))].filter(
    (name) => name !== shown,
  );
}

/** "and" written in the other ways: `Savanna & Sons` → `Savanna and Sons`, `Savanna und Sons`. */
export function otherSpellings(content: Content, name: string): string[] {
  const ands = andWords(content);
  const words = name.replaceAll(/\s*&\s*/g, " & ").split(" ");
  if (!words.some((word) => ands.has(word.toLowerCase()))) return [];
  const spellings = [...ands].map((and) => words.map((word) => (ands.has(word.toLowerCase()) ? and : word)).join(" "));
  return spellings.filter((spelling) => spelling !== name);
}

/** `&`, and what `Intl` writes between two words. Languages that write "and" without spaces have no word for it. */
const andWords = memo((content: Content): ReadonlySet<string> => {
  const lists = content.languages.map((language) => new Intl.ListFormat(language).format(["1", "2"]));
  return new Set(["&", ...lists.flatMap((list) => /^1 (\S+) 2$/.exec(list)?.[1] ?? [])]);
});
