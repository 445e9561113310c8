/** The words of all names, and which of them a typed word may mean. */
import Fuse from "fuse.js/basic";
import { mistakesBetween } from "./mistakes.ts";

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Shorter words resemble too many others. */
export const shortest = 4;
/** From this length on the end of a word may be missing. */
const fromUnfinished = 5;
/** From this length on two mistakes are forgiven, in any part of a word. */
const fromLong = 8;
/** The limit of Fuse.js. */
const longest = 32;

export function createVocabulary(all: Iterable<string>) {
  const known = new Set(all);
  known.delete("");
  const words = [...known];
  const entries = words.map((word) => ({ word, letters: lettersOf(word) }));
  const answers = new Map<string, ReadonlyMap<string, number>>();
  return {
    has: (word: string) => known.has(word),
    /** Words that contain what was typed, or resemble it, with their number of mistakes. */
    meantBy(typed: string): ReadonlyMap<string, number> {
      // While the visitor types, the words before stay the same.
      const answer = answers.get(typed) ?? new Map([...forgiven(typed, entries), ...holding(typed, words)]);
      if (answers.size > 50) answers.clear();
      answers.set(typed, answer);
      return answer;
    },
  };
}

interface Entry {
  readonly word: string;
  readonly letters: number;
}

function holding(typed: string, words: readonly string[]): [string, number][] {
  return words.filter((word) => word.includes(typed)).map((word) => [word, 0]);
}

function forgiven(typed: string, entries: readonly Entry[]): [string, number][] {
  const { length } = typed;
  if (length < shortest || length > longest) return [];
  const most = length < fromLong ? 1 : 2;
  const open = { start: length >= fromLong, end: length >= fromUnfinished };
  const letters = lettersOf(typed);
  // Rules out most words quickly: by length, and because a letter that a word lacks is a mistake.
  const near = entries.filter(
    (entry) =>
      entry.word.length >= length - most &&
      (open.end || entry.word.length <= length + most) &&
      bitsIn(letters & ~entry.letters) <= most,
  );
  // Fuse.js counts a swap as two mistakes, so allow one more, and count again.
  const options = { threshold: (most + 1) / length, ignoreLocation: true, isCaseSensitive: true, shouldSort: false };
  const engine = new Fuse(
    near.map(({ word }) => word),
    options,
  );
  return engine
    .search(typed)
    .map(({ item }): [string, number] => [item, mistakesBetween(typed, item, open)])
    .filter(([, mistakes]) => mistakes <= most);
}

/** The letters of a word as bits; some letters share a bit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) % 31);
  return bits;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
