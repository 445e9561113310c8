import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { type TranslationDifference, translationDifferences } from "../model/translation-differences.ts";
import { straightQuotes } from "../model/typographic-quotes.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "translation-differs",
  group: "references",
  severity: "error",
  title: { en: "Translations differ in structure", de: "Sprachen sind verschieden aufgebaut" },
  meaning: {
    en: "A list has more entries in one language, an id is another one, or the entries are in another order. Links to a question must work in every language, so ids are the same everywhere. Both places are named.",
    de: "Eine Liste hat in einer Sprache mehr Einträge, eine id lautet anders, oder die Reihenfolge ist eine andere. Links zu einer Frage müssen in jeder Sprache funktionieren, deshalb sind die ids überall gleich. Beide Stellen werden genannt.",
  },
  example: {
    file: "de/pages/faq.yaml",
    place: /^ {2}- id: is-it-free$/m,
    wrong: "  - id: ist-es-kostenlos",
    right: "  - id: is-it-free",
  },
  check: (files) =>
    translationDifferences(files).flatMap((difference) => {
      const { place, path, related, kind } = difference;
      // That is a duplicate.
      if (kind === "copied-entry") return [];
      const [message, hint] = wordsFor[kind](difference);
      return [{ place, path, related, message, hint }];
    }),
});

const addThere = {
  en: "Add it there too, or delete it here",
  de: "Ergänzen Sie es auch dort, oder löschen Sie es hier",
};

const otherOrder = (file: string) => ({
  en: `From here on the entries are in another order than in ${file}`,
  de: `Ab hier stehen die Einträge in anderer Reihenfolge als in ${file}`,
});

type Words = (difference: TranslationDifference) => readonly [message: LocalizedText, hint: LocalizedText];

const wordsFor: Readonly<Record<Exclude<TranslationDifference["kind"], "copied-entry">, Words>> = {
  quotes: ({ file }) => [
    {
      en: `These quotes are shown on the page; the text in ${file} has none`,
      de: `Diese Anführungszeichen erscheinen auf der Seite; der Text in ${file} hat keine`,
    },
    straightQuotes,
  ],
  "lost-hyphen": ({ file }) => [
    {
      en: `This line is read as part of the entry above it; ${file} has more entries`,
      de: `Diese Zeile wird als Teil des Eintrags darüber gelesen; ${file} hat mehr Einträge`,
    },
    {
      en: "Begin it with a hyphen and a space, or add the missing entry",
      de: "Beginnen Sie sie mit Bindestrich und Leerzeichen, oder ergänzen Sie den fehlenden Eintrag",
    },
  ],
  "other-key": ({ here, there, file }) => [
    {
      en: `The key is "${here}" here and "${there}" in ${file}`,
      de: `Der Schlüssel heißt hier „${here}“ und in ${file} „${there}“`,
    },
    hints.didYouMean(there),
  ],
  "extra-key": ({ here, file }) => [
    { en: `"${here}" is only here, not in ${file}`, de: `„${here}“ steht nur hier, nicht in ${file}` },
    addThere,
  ],
  "missing-key": ({ there, file }) => [
    { en: `"${there}" is missing here and is in ${file}`, de: `„${there}“ fehlt hier und steht in ${file}` },
    {
      en: `Translate it: add a line  ${there}: …`,
      de: `Übersetzen Sie es: ergänzen Sie eine Zeile  ${there}: …`,
    },
  ],
  "other-length": ({ here, there, file }) => [
    {
      en: `There are ${here} entries here and ${there} in ${file}`,
      de: `Hier stehen ${here} Einträge, in ${file} sind es ${there}`,
    },
    {
      en: "Translate the missing entries, or delete those that are too many",
      de: "Übersetzen Sie die fehlenden Einträge, oder löschen Sie die überzähligen",
    },
  ],
  "other-order": ({ file }) => [
    otherOrder(file),
    {
      en: "Put the entries into the same order as there",
      de: "Bringen Sie die Einträge in dieselbe Reihenfolge wie dort",
    },
  ],
  "moved-entry": ({ there, file }) => [
    otherOrder(file),
    { en: `Put the entry "${there}" here`, de: `Setzen Sie den Eintrag „${there}“ hierher` },
  ],
  "other-id": ({ here, there, file }) => [
    {
      en: `The id is "${here}" here and "${there}" in ${file}`,
      de: `Die id ist hier „${here}“ und in ${file} „${there}“`,
    },
    hints.write(`id: ${there}`),
  ],
  "extra-entry": ({ here, file }) => [
    {
      en: `The entry "${here}" is only here, not in ${file}`,
      de: `Der Eintrag „${here}“ steht nur hier, nicht in ${file}`,
    },
    addThere,
  ],
  "missing-entry": ({ there, file }) => [
    {
      en: `The entry "${there}" is missing here and is in ${file}`,
      de: `Der Eintrag „${there}“ fehlt hier und steht in ${file}`,
    },
    { en: "Copy it and translate it", de: "Kopieren und übersetzen Sie ihn" },
  ],
};
