/** Search that forgives typing mistakes, loaded on the first search. Exact matches are found without it. */
import { mistakesBetween } from "./mistakes.ts";
import { createVocabulary, shortest, type Vocabulary } from "./vocabulary.ts";

/** A folded text. */
export interface Words {
  readonly words: readonly string[];
  /** Without spaces. */
  readonly joined: string;
}

/** The number of mistakes; `undefined` if the name is not similar. Some typed words may be among those beside it. */
type MistakesOf = (name: Words, beside: readonly string[]) => number | undefined;

/** Takes the folded words of the search text. */
export type Similar = (words: readonly string[]) => { readonly mistakesOf: MistakesOf };

/** A typed word, and the words of names that it may mean with their number of mistakes. */
interface TypedWord {
  readonly word: string;
  readonly meant: ReadonlyMap<string, number>;
}

const whole = { start: false, end: false };

/** From all known words. This module imports nothing that the page imports: that would become another chunk. */
export function createSimilar(known: Iterable<string>) {
  const vocabulary = createVocabulary(known);
  return (words: readonly string[]) => {
    const together = words.join("");
    // The longest word first: it rules out most partners.
    const read = (reading: readonly string[]) =>
      [...reading]
        .sort((a, b) => b.length - a.length)
        .map((word): TypedWord => ({ word, meant: vocabulary.meantBy(word) }));
    const asTyped = read(words);
    const unglued = ungluedReadings(words, vocabulary).map(read).filter(mayMatch);
    const possible = mayMatch(asTyped);
    const mistakesOf: MistakesOf = (name, beside) => {
      // Too short to distinguish from other words.
      if (together.length < shortest) return undefined;
      const plain = possible ? mistakesIn(asTyped, name.words, beside) : undefined;
      if (plain !== undefined) return plain;
      // A space is missing, or was mistyped.
      for (const reading of unglued) {
        const mistakes = mistakesIn(reading, name.words, beside);
        if (mistakes !== undefined) return mistakes + 1;
      }
      return name.joined.includes(together) ? 1 : undefined;
    };
    /** Every known word that a typed one may mean, with its number of mistakes. */
    const meant = (): ReadonlyMap<string, number> => {
      const wordsOf = (reading: readonly TypedWord[], more: number) =>
        reading.flatMap(({ meant: own }) => Array.from(own, ([word, mistakes]) => [word, mistakes + more] as const));
      const all = [...wordsOf(asTyped, 0), ...unglued.flatMap((reading) => wordsOf(reading, 1))];
      return new Map(all.sort(([, a], [, b]) => b - a));
    };
    return { mistakesOf, meant };
  };
}

/** `false` if a long word means nothing: then no partner matches. */
function mayMatch(typed: readonly TypedWord[]): boolean {
  return typed.every(({ word, meant }) => meant.size > 0 || word.length < shortest);
}

function mistakesIn(typed: readonly TypedWord[], name: readonly string[], beside: readonly string[]) {
  let sum = 0;
  for (const { word, meant } of typed) {
    const fewest = Math.min(fewestIn(meant, name), fewestIn(meant, beside));
    if (Number.isFinite(fewest)) sum += fewest;
    else if (word.length < shortest && mayBeWrong(word, typed, name)) sum += 1;
    else return undefined;
  }
  return sum;
}

/** Next to a longer known word, a short one may have a mistake, and a single letter may be one. */
function mayBeWrong(word: string, typed: readonly TypedWord[], name: readonly string[]): boolean {
  if (!typed.some((typedWord) => typedWord.word.length >= shortest)) return false;
  return word.length === 1 || name.some((nameWord) => mistakesBetween(word, nameWord, whole) <= 1);
}

function fewestIn(meant: ReadonlyMap<string, number>, own: readonly string[]): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of own) fewest = Math.min(fewest, meant.get(word) ?? fewest);
  return fewest;
}

/** The words with one of them split into two known words, with or without a wrong letter between them. */
function ungluedReadings(words: readonly string[], vocabulary: Vocabulary): string[][] {
  return words.flatMap((word, place) => {
    const cuts = Array.from(word.slice(1), (_, index) => index + 1);
    const halves = cuts.flatMap((cut) => [0, 1].map((wrong) => [word.slice(0, cut), word.slice(cut + wrong)]));
    return halves
      .filter((parts) => parts.every((part) => vocabulary.has(part)))
      .map((parts) => [...words.slice(0, place), ...parts, ...words.slice(place + 1)]);
  });
}
