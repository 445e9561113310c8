/** What is said about placeholders in braces. */
import type { Sentence } from "../core/localized-text.ts";

export const placeholderMessages = {
  notFilled: (piece: string): Sentence => ({
    en: `${piece} is not filled in here`,
    de: `${piece} wird hier nicht ersetzt`,
  }),
  noFact: (piece: string): Sentence => ({ en: `There is no fact ${piece}`, de: `Es gibt keinen Fakt ${piece}` }),
  singleBraces: (piece: string): Sentence => ({
    en: `Write ${piece} with single brackets`,
    de: `Schreiben Sie ${piece} mit einfachen Klammern`,
  }),
  noValue: (piece: string): Sentence => ({ en: `There is no value ${piece}`, de: `Es gibt keinen Wert ${piece}` }),
  copyText: {
    en: "Copy the text from another language",
    de: "Kopieren Sie den Text aus einer anderen Sprache",
  },
  broken: (piece: string): Sentence => ({ en: `${piece} is not filled in`, de: `${piece} wird nicht ersetzt` }),
  oneBrace: (name: string): Sentence => ({
    en: `Write a fact with one bracket on each side and without spaces: {${name}}`,
    de: `Schreiben Sie einen Fakt mit einer Klammer auf jeder Seite und ohne Leerzeichen: {${name}}`,
  }),
  noBraces: {
    en: "Write the name of a fact between the brackets, as in {brand}, or leave them out",
    de: "Schreiben Sie den Namen eines Fakts zwischen die Klammern, wie in {brand}, oder lassen Sie sie weg",
  },
  noPrice: (plugin: string): Sentence => ({
    en: `The plugin ${plugin} has no price in facts/plugins: name another fact, or give it one`,
    de: `Das Plugin ${plugin} hat in facts/plugins keinen Preis: Nennen Sie einen anderen Fakt, oder geben Sie ihm einen`,
  }),
  other: (here: string, there: string, file: string): Sentence => ({
    en: `${here} stands here, and ${there} in ${file}`,
    de: `Hier steht ${here}, in ${file} steht ${there}`,
  }),
  inPlaceOf: (name: string, written: string): Sentence => ({
    en: `Write ${name} in place of ${written}`,
    de: `Schreiben Sie ${name} anstelle von ${written}`,
  }),
  writeText: { en: "Write the text itself", de: "Schreiben Sie den Text selbst" },
  missing: (names: string, file: string): Sentence => ({
    en: `${names} is missing here and stands in ${file}`,
    de: `${names} fehlt hier und steht in ${file}`,
  }),
  putIn: (names: string): Sentence => ({
    en: `Put ${names} into this text`,
    de: `Setzen Sie ${names} in diesen Text`,
  }),
  extra: (names: string, file: string): Sentence => ({
    en: `${names} stands here and not in ${file}`,
    de: `${names} steht hier und nicht in ${file}`,
  }),
  takeOut: (names: string): Sentence => ({
    en: `Take ${names} out, or add it there`,
    de: `Nehmen Sie ${names} heraus, oder ergänzen Sie es dort`,
  }),
};
