/** What is said about YAML that parses and would not mean what its author thinks. */

import type { Sentence } from "../core/localized-text.ts";
import { quoted } from "./hints.ts";

export const surpriseMessages = {
  anchor: (name: string): Sentence => ({
    en: `&${name} and *${name} do not work here`,
    de: `&${name} und *${name} wirken hier nicht`,
  }),
  writeOut: {
    en: "Write the entry out wherever it is needed",
    de: "Schreiben Sie den Eintrag überall aus, wo er gebraucht wird",
  },
  keyBracket: { en: "A key cannot begin with { or [", de: "Ein Schlüssel kann nicht mit { oder [ beginnen" },
  quoteKey: { en: "Put the key into quotes", de: "Setzen Sie den Schlüssel in Anführungszeichen" },
  badKey: (key: string): Sentence => ({
    en: `"${key}" cannot be used as a key`,
    de: `„${key}“ kann kein Schlüssel sein`,
  }),
  noKey: { en: "There is no key in front of this colon", de: "Vor diesem Doppelpunkt steht kein Schlüssel" },
  writeKey: {
    en: "Write the key in front of it, or put the whole text into quotes",
    de: "Schreiben Sie den Schlüssel davor, oder setzen Sie den ganzen Text in Anführungszeichen",
  },
  plainName: {
    en: "Use a plain name made of letters",
    de: "Nehmen Sie einen einfachen Namen aus Buchstaben",
  },
  keyTwice: (key: string): Sentence => ({
    en: `The key "${key}" stands twice in the same entry`,
    de: `Der Schlüssel „${key}“ steht zweimal im selben Eintrag`,
  }),
  keepOne: {
    en: "Keep one of them, or compare its indentation with the lines above",
    de: "Behalten Sie einen davon, oder vergleichen Sie die Einrückung mit den Zeilen darüber",
  },
  keysTwice: (keys: readonly string[]): Sentence => ({
    en: `The keys ${quoted(keys).en} stand twice in the same entry`,
    de: `Die Schlüssel ${quoted(keys).de} stehen zweimal im selben Eintrag`,
  }),
  beginNext: {
    en: "Keep one of each, or write the line that begins the next entry in front of them",
    de: "Behalten Sie je einen, oder schreiben Sie davor die Zeile, die den nächsten Eintrag beginnt",
  },
  swallowedEntry: {
    en: "This list entry is read as part of the text above it",
    de: "Dieser Listeneintrag wird als Teil des Textes darüber gelesen",
  },
  indentEntry: {
    en: "Indent it like the other entries; if it is no entry, put the whole text into quotes",
    de: "Rücken Sie ihn ein wie die anderen Einträge; ist es keiner, setzen Sie den ganzen Text in Anführungszeichen",
  },
  hiddenText: {
    en: "What stands behind # is a comment and is not shown",
    de: "Was hinter # steht, ist ein Kommentar und wird nicht gezeigt",
  },
  unopenedQuote: {
    en: "This quote closes and was never opened",
    de: "Dieses Anführungszeichen schließt und wurde nie geöffnet",
  },
  openQuote: {
    en: 'Begin the text with " as well, or delete it',
    de: 'Beginnen Sie auch den Text mit ", oder löschen Sie es',
  },
};
