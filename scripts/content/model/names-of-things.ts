/** What things are called, with the forms that German sentences need. */

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
  edition: { en: "edition", accusative: "keine Edition", definite: "die Edition", none: "Keine Edition" },
  editionSetup: {
    en: "set-up of the edition",
    accusative: "keine Einrichtung der Edition",
    definite: "die Einrichtung der Edition",
    none: "Keine Einrichtung einer Edition",
  },
  editionUpdate: {
    en: "update of the edition",
    accusative: "kein Update der Edition",
    definite: "das Update der Edition",
    none: "Kein Update einer Edition",
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
