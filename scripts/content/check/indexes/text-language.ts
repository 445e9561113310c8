/** Recognizes the language of a text by words that the site's texts have in one language only. */
import { memo, memoBy } from "../../core/memo.ts";
import type { ParsedFile } from "../../files/parse.ts";
import type { ContentFiles } from "../content-files.ts";
import { textsIn } from "./strings.ts";

/** In how many texts a word must be to show its language, and how many times as many as in any other language. */
const [minUses, minRatio] = [2, 20];

const wordsOf = memoBy((_parsed: ParsedFile, text: string) => {
  const plain = text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, " ").toLowerCase();
  return [...new Set(plain.match(/[^\s\d!-/:-@[-`{-~„“”’–—…]+/g) ?? [])];
});

/** In how many texts each word is, by the index of the language. */
const usesOfWords = memo((files: ContentFiles) => {
  const uses = new Map<string, number[]>();
  for (const { parsed, value, language = "" } of textsIn(files)) {
    const index = files.languages.indexOf(language);
    for (const word of index < 0 ? [] : wordsOf(parsed, value)) {
      const counts = uses.get(word) ?? files.languages.map(() => 0);
      counts[index] = (counts[index] ?? 0) + 1;
      uses.set(word, counts);
    }
  }
  return uses;
});

/** The index of the language that a word is of, if one is much more frequent; -1 otherwise. */
function languageOf(counts: readonly number[], own: number): number {
  // A word of the text itself tells nothing of its language.
  const inOthers = (index: number) => (counts[index] ?? 0) - (index === own ? 1 : 0);
  let best = 0;
  for (let index = 1; index < counts.length; index += 1) if (inOthers(index) > inOthers(best)) best = index;
  const most = inOthers(best);
  if (most < minUses) return -1;
  for (let index = 0; index < counts.length; index += 1)
    if (index !== best && inOthers(index) * minRatio > most) return -1;
  return best;
}

/** The texts that are sure to be in another language of the site, with that language. */
export const foreignTexts = memo((files: ContentFiles) => {
  const uses = usesOfWords(files);
  return textsIn(files).flatMap(({ parsed, file, path, value, language = "" }) => {
    const own = files.languages.indexOf(language);
    const words = own < 0 ? [] : wordsOf(parsed, value);
    const found = files.languages.map(() => 0);
    for (const word of words) {
      const index = languageOf(uses.get(word) ?? [], own);
      if (index >= 0) found[index] = (found[index] ?? 0) + 1;
    }
    const isForeign = (count: number, index: number) =>
      index !== own && count >= Math.max(2, (found[own] ?? 0) * 5) && count * 3 >= words.length;
    const other = files.languages[found.findIndex(isForeign)];
    return other === undefined ? [] : [{ parsed, file, path, value, language: other }];
  });
});
