/** Texts that are the same as in the first language, although they are sentences. */
import type { ValuePair } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { isPending } from "../../files/todo-marks.ts";

export interface SameTexts {
  /** Those that are the same, but for those marked as pending. */
  readonly same: readonly ValuePair<string>[];
  /** True if these are at least half of all sentences, or all texts are marked as pending. */
  readonly isMostly: boolean;
}

/** Names and short texts may be the same in both languages, and so may texts marked as pending. */
export function sameTexts(translated: ParsedFile, texts: readonly ValuePair<string>[]): SameTexts {
  const sentences = texts.filter(
    ({ path, original: text }) => !isNames(text) && (isSentence(text) || (path.at(-1) === "title" && isProse(text, 3))),
  );
  const same = sentences.filter((pair) => pair.original === pair.value && !isPending(translated, pair.path));
  const isHalf = same.length > 0 && same.length * 2 >= sentences.length;
  return { same, isMostly: isHalf || (texts.length > 0 && texts.every(({ path }) => isPending(translated, path))) };
}

export function isSentence(text: string): boolean {
  return text.length >= 40 && text.split(/\s+/).length >= 6;
}

/** True for a list of names, such as those of printers. */
function isNames(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => /^\p{Lu}|\d/u.test(word));
}

/** True for a text with enough words in lower case: it is not just names, which are the same in every language. */
export function isProse(text: string, minWords: number): boolean {
  return (text.match(/(?<![\p{L}{.])\p{Ll}{2,}/gu) ?? []).length >= minWords;
}
