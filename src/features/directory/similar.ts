/** Search that forgives typing mistakes, loaded on the first search. Exact matches are found without it. */
import { mistakesBetween } from "./mistakes.ts";
import type { SearchablePartner } from "./search.ts";
import { createVocabulary, shortest, type Vocabulary } from "./vocabulary.ts";

/** The number of mistakes; `undefined` if the partner does not resemble what was typed. */
type MistakesOf = (partner: SearchablePartner) => number | undefined;

/** Takes the folded words of the search text, and whether names of countries count. */
export type Similar = (words: readonly string[], byCountry: boolean) => MistakesOf;

/** A typed word, and the words of names that it may mean with their number of mistakes. */
interface TypedWord {
  readonly word: string;
  readonly meant: ReadonlyMap<string, number>;
}

const whole = { start: false, end: false };

/** This module imports nothing that the page imports: that would become another chunk. */
export function createSimilar(partners: readonly SearchablePartner[]): Similar {
  const known = new Set(partners.flatMap(({ name, country }) => [...name.words, ...country.words]));
  known.delete("");
  const vocabulary = createVocabulary(known);
  return (words, byCountry) => {
    const together = words.join("");
    // Too short to distinguish from other words.
    if (together.length < shortest) return () => undefined;
    // The longest word first: it rules out most partners.
    const read = (reading: readonly string[]) =>
      [...reading]
        .sort((a, b) => b.length - a.length)
        .map((word): TypedWord => ({ word, meant: vocabulary.meantBy(word) }));
    const asTyped = read(words);
    const unglued = ungluedReadings(words, vocabulary).map(read).filter(mayMatch);
    const possible = mayMatch(asTyped);
    return ({ name, country }) => {
      const countryWords = byCountry ? country.words : [];
      const plain = possible ? mistakesIn(asTyped, name.words, countryWords) : undefined;
      if (plain !== undefined) return plain;
      // A space is missing, or was mistyped.
      for (const reading of unglued) {
        const mistakes = mistakesIn(reading, name.words, countryWords);
        if (mistakes !== undefined) return mistakes + 1;
      }
      return name.joined.includes(together) ? 1 : undefined;
    };
  };
}

/** `false` if a long word means nothing: then no partner matches. */
function mayMatch(typed: readonly TypedWord[]): boolean {
  return typed.every(({ word, meant }) => meant.size > 0 || word.length < shortest);
}

function mistakesIn(typed: readonly TypedWord[], name: readonly string[], country: readonly string[]) {
  let sum = 0;
  for (const { word, meant } of typed) {
    const fewest = Math.min(fewestIn(meant, name), fewestIn(meant, country));
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
