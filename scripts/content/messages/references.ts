/** What is said about names that one file uses and another one gives. */
import type { Sentence } from "../core/localized-text.ts";

/** What is named: with its article in German, in the cases that the sentences need. */
export interface Named {
  readonly en: string;
  /** "einen Hilfeartikel" */
  readonly accusative: string;
  /** "den Hilfeartikel" */
  readonly definite: string;
  /** "Kein Hilfeartikel" */
  readonly none: string;
}

export const named = {
  helpArticle: {
    en: "help article",
    accusative: "keinen Hilfeartikel",
    definite: "den Hilfeartikel",
    none: "Kein Hilfeartikel",
  },
  comparisonRow: {
    en: "comparison row",
    accusative: "keine Vergleichszeile",
    definite: "die Vergleichszeile",
    none: "Keine Vergleichszeile",
  },
  comparisonGroup: {
    en: "comparison group",
    accusative: "keine Vergleichsgruppe",
    definite: "die Vergleichsgruppe",
    none: "Keine Vergleichsgruppe",
  },
  comparisonValue: {
    en: "comparison value",
    accusative: "keinen Vergleichswert",
    definite: "den Vergleichswert",
    none: "Kein Vergleichswert",
  },
  areaPicture: {
    en: "picture of the area",
    accusative: "kein Bild des Bereichs",
    definite: "das Bild des Bereichs",
    none: "Kein Bild eines Bereichs",
  },
  paymentLink: {
    en: "payment link",
    accusative: "keinen Zahlungslink",
    definite: "den Zahlungslink",
    none: "Kein Zahlungslink",
  },
  plugin: { en: "plugin", accusative: "kein Plugin", definite: "das Plugin", none: "Kein Plugin" },
  area: {
    en: "area of the features page",
    accusative: "keinen Bereich der Funktionsseite",
    definite: "den Bereich der Funktionsseite",
    none: "Kein Bereich der Funktionsseite",
  },
} satisfies Record<string, Named>;

/** What words an id has: the title of a help article, the label of a payment link. */
export const wordKinds = {
  title: { en: "title", noneDe: "keinen Titel", theDe: "Der Titel" },
  text: { en: "text", noneDe: "keinen Text", theDe: "Der Text" },
  label: { en: "label", noneDe: "keine Beschriftung", theDe: "Die Beschriftung" },
} as const;

export type WordKind = keyof typeof wordKinds;

export const referenceMessages = {
  unknown: (what: Named, name: string): Sentence => ({
    en: `There is no ${what.en} "${name}"`,
    de: `Es gibt ${what.accusative} „${name}“`,
  }),
  noneCalled: (what: Named, name: string): Sentence => ({
    en: `No ${what.en} is called "${name}"`,
    de: `${what.none} heißt „${name}“`,
  }),
  noWords: (kind: WordKind, what: Named, name: string): Sentence => ({
    en: `There is no ${wordKinds[kind].en} for the ${what.en} "${name}"`,
    de: `Es gibt ${wordKinds[kind].noneDe} für ${what.definite} „${name}“`,
  }),
  wordsMissing: (kind: WordKind, what: Named, name: string): Sentence => ({
    en: `The ${wordKinds[kind].en} for the ${what.en} "${name}" is missing`,
    de: `${wordKinds[kind].theDe} für ${what.definite} „${name}“ fehlt`,
  }),
  noArticle: (name: string): Sentence => ({
    en: `The help article "${name}" has titles and a plugin names it, and it does not stand here`,
    de: `Der Hilfeartikel „${name}“ hat Titel, ein Plugin nennt ihn, und er steht nicht hier`,
  }),
  addLineTo: (id: string, files: readonly string[]): Sentence => ({
    en: `Add a line  ${id}: …  to ${files.join(" and ")}`,
    de: `Ergänzen Sie eine Zeile  ${id}: …  in ${files.join(" und ")}`,
  }),
  deleteOrAdd: (file: string): Sentence => ({
    en: `Delete it, or add it to ${file}`,
    de: `Löschen Sie es, oder ergänzen Sie es in ${file}`,
  }),
  deleteEverywhereOrAdd: (file: string): Sentence => ({
    en: `Delete it in every language, or add it to ${file}`,
    de: `Löschen Sie es in jeder Sprache, oder ergänzen Sie es in ${file}`,
  }),
  otherCountry: (name: string, code: string, other: string): Sentence => ({
    en: `The file is named ${name}, which is ${other}, and holds partners in ${code}`,
    de: `Die Datei heißt ${name}, das ist ${other}, und enthält Partner in ${code}`,
  }),
  writeCountry: (code: string): Sentence => ({
    en: `Write  country: ${code}  or rename the file`,
    de: `Schreiben Sie  country: ${code}  oder nennen Sie die Datei um`,
  }),
  otherVersion: (name: string, written: string): Sentence => ({
    en: `The file is named ${name}, the version in it is ${written}`,
    de: `Die Datei heißt ${name}, die Version darin ist ${written}`,
  }),
  writeVersion: (name: string): Sentence => ({
    en: `Write  version: "${name}"  or rename the file`,
    de: `Schreiben Sie  version: "${name}"  oder nennen Sie die Datei um`,
  }),
};
