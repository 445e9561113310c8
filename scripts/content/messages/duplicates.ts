/** What is said about things that may stand only once. */
import type { Sentence } from "../core/localized-text.ts";

/** Where the first of two stands. */
interface First {
  readonly line: number;
  /** Named where it is another file. */
  readonly file: string | undefined;
}

function behind(message: Sentence, { line, file }: First): Sentence {
  return {
    en: `${message.en}; the first one is in ${file === undefined ? "" : `${file}, `}line ${line}`,
    de: `${message.de}; zuerst in ${file === undefined ? "" : `${file}, `}Zeile ${line}`,
  };
}

export const duplicateMessages = {
  inList: (written: string, first: First): Sentence =>
    behind({ en: `"${written}" stands twice in this list`, de: `„${written}“ steht zweimal in dieser Liste` }, first),
  keepOne: {
    en: "Keep one of them, or give this one its own name",
    de: "Behalten Sie einen davon, oder geben Sie diesem einen eigenen Namen",
  },
  samePlace: (order: number, first: First): Sentence =>
    behind(
      { en: `Another plugin has the place ${order} too`, de: `Ein anderes Plugin hat auch den Platz ${order}` },
      first,
    ),
  otherPlace: { en: "Write another number", de: "Schreiben Sie eine andere Zahl" },
  inLine: (written: string): Sentence => ({
    en: `"${written}" stands twice in this line`,
    de: `„${written}“ steht zweimal in dieser Zeile`,
  }),
  deleteOne: { en: "Delete one of them", de: "Löschen Sie eines davon" },
  country: (code: string, first: First): Sentence =>
    behind({ en: `The country ${code} has two files`, de: `Das Land ${code} hat zwei Dateien` }, first),
  oneFile: {
    en: "Put all partners of a country into one file",
    de: "Schreiben Sie alle Partner eines Landes in eine Datei",
  },
};
