/** What to write: instructions that several rules give. */
import { type Sentence, verbatim } from "../core/localized-text.ts";

export const hints = {
  quoteIt: { en: "Put the whole text into quotes", de: "Setzen Sie den ganzen Text in Anführungszeichen" },
  writeOrDelete: {
    en: "Write the text, or delete the line if it is not needed",
    de: "Schreiben Sie den Text, oder löschen Sie die Zeile, wenn sie nicht gebraucht wird",
  },
  deleteIt: { en: "Delete it", de: "Löschen Sie es" },
  deleteLine: { en: "Delete the line", de: "Löschen Sie die Zeile" },
  restore: {
    en: "Restore it from an earlier version of the content folder",
    de: "Holen Sie es aus einem früheren Stand des Ordners content zurück",
  },
  compareEntries: { en: "Compare it with the other entries", de: "Vergleichen Sie mit den anderen Einträgen" },
  /** A name in quotes: a key, an id, a value. */
  didYouMean: (meant: string): Sentence => ({ en: `Did you mean "${meant}"?`, de: `Meinten Sie „${meant}“?` }),
  /** A name as it is: a path, a placeholder, an anchor. */
  didYouMeanPlain: (meant: string): Sentence => ({ en: `Did you mean ${meant}?`, de: `Meinten Sie ${meant}?` }),
  /** @param names The nearest first. */
  writeOneOf: (names: readonly string[]): Sentence => ({
    en: `Write one of: ${few(names)}`,
    de: `Schreiben Sie eines von: ${few(names)}`,
  }),
  /** @param names The nearest first. */
  knownHere: (names: readonly string[]): Sentence => ({
    en: `Known here: ${few(names)}`,
    de: `Bekannt sind hier: ${few(names)}`,
  }),
  withExample: ({ en, de }: Sentence, example: string): Sentence => ({
    en: `${en}: ${example}`,
    de: `${de}: ${example}`,
  }),
  /** A line of YAML to be added. */
  addLine: (line: string): Sentence => ({ en: `Add a line  ${line}`, de: `Ergänzen Sie eine Zeile  ${line}` }),
  write: (text: string): Sentence => ({ en: `Write  ${text}`, de: `Schreiben Sie  ${text}` }),
  /** Something that looks the same and is not: letters of another alphabet, characters that nobody sees. */
  typeAgain: (text: string): Sentence => ({
    en: `Delete it and type it by hand: ${text}. A character in it only looks like the right one, or is invisible`,
    de: `Löschen Sie es und tippen Sie es von Hand: ${text}. Ein Zeichen darin sieht nur so aus wie das richtige oder ist unsichtbar`,
  }),
  writeLikeThis: (example: string): Sentence => ({
    en: `Write it like this: ${example}`,
    de: `Schreiben Sie es so: ${example}`,
  }),
  renameTo: (path: string): Sentence => ({ en: `Rename it to ${path}`, de: `Benennen Sie es in ${path} um` }),
};

/** The first five of several names: more would bury them. */
export function few(names: readonly string[]): string {
  return names.length <= 5 ? names.join(", ") : `${names.slice(0, 5).join(", ")} …`;
}

/** Several names in quotes. */
export function quoted(names: readonly string[]): Sentence {
  return { en: names.map((name) => `"${name}"`).join(", "), de: names.map((name) => `„${name}“`).join(", ") };
}

/** A sentence behind another one, with a space between them. */
export function joined(...sentences: readonly Sentence[]): Sentence {
  return sentences.reduce(
    (all, one) => ({ en: `${all.en} ${one.en}`.trim(), de: `${all.de} ${one.de}`.trim() }),
    verbatim(""),
  );
}
