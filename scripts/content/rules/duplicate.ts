import type { LocalizedText } from "../core/localized-text.ts";
import { type Duplicate, duplicatesIn } from "../model/duplicates.ts";
import { translationDifferences } from "../model/translation-differences.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "duplicate",
  group: "files",
  severity: "error",
  title: { en: "Twice", de: "Doppelt" },
  meaning: {
    en: "An id, a name, a country or a language is there twice. Both places are named: delete one, or give it a name of its own.",
    de: "Eine id, ein Name, ein Land oder eine Sprache steht zweimal da. Beide Stellen werden genannt: Löschen Sie eine, oder geben Sie ihr einen eigenen Namen.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen\n",
    right: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen Akureyri\n",
  },
  check: (files) => [
    ...duplicatesIn(files).map(explain),
    ...translationDifferences(files)
      .filter(({ kind }) => kind === "copied-entry")
      .map(({ place, path, related }) => ({ place, path, related, ...copied })),
  ],
});

const copied = {
  message: { en: "This entry is in the list twice", de: "Dieser Eintrag steht zweimal in der Liste" },
  hint: {
    en: "Delete one of them, or write the text that was meant",
    de: "Löschen Sie einen davon, oder schreiben Sie den Text, der gemeint war",
  },
};

function explain(duplicate: Duplicate): Finding {
  const { place, path, first, kind } = duplicate;
  // Nothing breaks if two of these are the same.
  const severity = ["title", "order", "article"].includes(kind) ? "warning" : "error";
  return { place, path, severity, related: first === undefined ? [] : [first.place], ...wordsFor(duplicate) };
}

function wordsFor({ kind, written, place, first }: Duplicate): { message: LocalizedText; hint: LocalizedText } {
  const inList = { en: `"${written}" is in this list twice`, de: `„${written}“ steht zweimal in dieser Liste` };
  /** Says where the first one is. */
  const with1st = ({ en, de }: LocalizedText) => {
    const file = first === undefined || first.place.file === place.file ? "" : `${first.place.file}, `;
    return {
      en: `${en}; the first one is in ${file}line ${first?.place.line}`,
      de: `${de}; zuerst in ${file}Zeile ${first?.place.line}`,
    };
  };
  switch (kind) {
    case "entry":
    case "title": {
      const hint = {
        en: "Keep one of them, or give this one its own name",
        de: "Behalten Sie einen davon, oder geben Sie diesem einen eigenen Namen",
      };
      return { message: with1st(inList), hint };
    }
    case "order": {
      const message = {
        en: `Another plugin has the place ${written} too`,
        de: `Ein anderes Plugin hat auch den Platz ${written}`,
      };
      return { message: with1st(message), hint: { en: "Write another number", de: "Schreiben Sie eine andere Zahl" } };
    }
    case "country": {
      const message = { en: `The country ${written} has two files`, de: `Das Land ${written} hat zwei Dateien` };
      const hint = {
        en: "Put all partners of a country into one file",
        de: "Schreiben Sie alle Partner eines Landes in eine Datei",
      };
      return { message: with1st(message), hint };
    }
    case "article":
      return {
        message: {
          en: `${written} is the path of the article "${first?.path[0]}" too`,
          de: `${written} ist auch der Pfad des Artikels „${first?.path[0]}“`,
        },
        hint: { en: "Write the path of this article", de: "Schreiben Sie den Pfad dieses Artikels" },
      };
    case "value":
      return {
        message: {
          en: `"${written}" is in this line twice`,
          de: `„${written}“ steht zweimal in dieser Zeile`,
        },
        hint: { en: "Delete one of them", de: "Löschen Sie eine der beiden Angaben" },
      };
    case "language":
      return { message: inList, hint: { en: "Delete one of them", de: "Löschen Sie einen der beiden" } };
    case "capitals":
      return {
        message: {
          en: `This name differs from content/${first?.place.file} in capitals only, which Windows and macOS take for the same`,
          de: `Dieser Name unterscheidet sich von content/${first?.place.file} nur durch Großbuchstaben; für Windows und macOS ist das dasselbe`,
        },
        hint: { en: "Rename or delete one of them", de: "Benennen Sie eine der Dateien um, oder löschen Sie sie" },
      };
  }
}
