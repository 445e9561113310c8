/** Words of a new entry in one language. */
import { newMessages as said } from "../messages/new.ts";
import type { Sentence } from "../messages/sentence.ts";
import { pendingComment } from "../pending.ts";
import type { Answers } from "./answers.ts";
import { known, type Leaf, pending } from "./draft.ts";
import type { NewFile } from "./field.ts";

/**
 * What was written for a language; what was written for the first one, marked as to be translated, where nothing was.
 *
 * @returns `undefined` where the first language has nothing either.
 */
export function wordsIn(answers: Answers, flag: string, language: string, source: string): Leaf | undefined {
  const [own, first] = [answers.words(flag, language), answers.words(flag, source)];
  if (own !== undefined) return known(own);
  return first === undefined ? undefined : pending(first);
}

/** The same for a list: entries that are translated so far, and the others in the first language. */
export function listIn(answers: Answers, flag: string, language: string, source: string): Leaf[] {
  const own = answers.list(flag, language);
  return answers.list(flag, source).map((first, index) => {
    const translated = own[index];
    return translated === undefined ? pending(first) : known(translated);
  });
}

/** That texts are left to be written, with their files; nothing where all are there. */
export function stillToWrite(files: readonly NewFile[]): Sentence[] {
  const marked = files.filter(({ text }) => text.includes(` ${pendingComment}\n`)).map(({ file }) => file);
  return marked.length === 0 ? [] : [said.next.words(marked)];
}
