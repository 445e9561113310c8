/** What is said about values of a wrong kind, size or choice. */
import type { Sentence } from "../core/localized-text.ts";

/** Kinds of values, by the names that zod has for them. */
const kinds: Readonly<Record<string, Sentence>> = {
  string: { en: "text", de: "einen Text" },
  number: { en: "a number", de: "eine Zahl" },
  int: { en: "a whole number", de: "eine ganze Zahl" },
  boolean: { en: "true or false", de: "true oder false" },
  array: { en: "a list", de: "eine Liste" },
  object: { en: "an entry with keys", de: "einen Eintrag mit Schlüsseln" },
  record: { en: "an entry with keys", de: "einen Eintrag mit Schlüsseln" },
  fraction: { en: "a number with decimals", de: "eine Zahl mit Nachkommastellen" },
  nan: { en: "something that is no number", de: "etwas, das keine Zahl ist" },
  nothing: { en: "nothing", de: "nichts" },
};

/** The kind in words; what has no word of its own under the name that zod gives it. */
export function kindInWords(kind: string): Sentence {
  return kinds[kind] ?? { en: kind, de: kind };
}

function either(names: readonly Sentence[]): Sentence {
  const distinct = (words: readonly string[], or: string) => [...new Set(words)].join(` ${or} `);
  return {
    en: distinct(
      names.map(({ en }) => en),
      "or",
    ),
    de: distinct(
      names.map(({ de }) => de),
      "oder",
    ),
  };
}

export const typeMessages = {
  expected(expected: readonly string[], found: string): Sentence {
    const wanted = either(expected.map(kindInWords));
    const given = kindInWords(found);
    return { en: `Expected ${wanted.en}, found ${given.en}`, de: `Erwartet: ${wanted.de}; gefunden: ${given.de}` };
  },
  keysInText: {
    en: "A colon or { } makes this an entry with keys, not a text",
    de: "Ein Doppelpunkt oder { } macht daraus einen Eintrag mit Schlüsseln, keinen Text",
  },
  /** @param quoted The value in quotes. */
  quote: (quoted: string): Sentence => ({
    en: `Put it into quotes: ${quoted}`,
    de: `Setzen Sie es in Anführungszeichen: ${quoted}`,
  }),
  textBehindColon: {
    en: "Write the text behind the colon; a text that begins with # stands in quotes",
    de: "Schreiben Sie den Text hinter den Doppelpunkt; ein Text, der mit # beginnt, steht in Anführungszeichen",
  },
  oneText: { en: "Write one text in place of the list", de: "Schreiben Sie einen Text anstelle der Liste" },
  trueOrFalse: {
    en: "Write true or false, without quotes",
    de: "Schreiben Sie true oder false, ohne Anführungszeichen",
  },
  /** @param value A number, or true or false, that stands in quotes. */
  unquote: (value: string): Sentence => ({
    en: `Take the quotes away: ${value}`,
    de: `Nehmen Sie die Anführungszeichen weg: ${value}`,
  }),
  wholeNumber: { en: "Write a whole number", de: "Schreiben Sie eine ganze Zahl" },
  digits: { en: "Write digits only, without quotes", de: "Schreiben Sie nur Ziffern, ohne Anführungszeichen" },
  decimals: {
    en: "Write digits only, with a dot for decimals, without quotes",
    de: "Schreiben Sie nur Ziffern, mit einem Punkt statt des Kommas, ohne Anführungszeichen",
  },
  cents: {
    en: "This number has more than two digits behind the dot",
    de: "Diese Zahl hat mehr als zwei Stellen hinter dem Punkt",
  },
  writeCents: { en: "Write it like this: 9.50", de: "Schreiben Sie es so: 9.50" },
  list: {
    en: "Write a list: each entry on its own line, beginning with a hyphen and a space",
    de: "Schreiben Sie eine Liste: jeder Eintrag auf eigener Zeile, mit Bindestrich und Leerzeichen davor",
  },
  keys: {
    en: "Write its keys below it, indented by two spaces, each with a colon: key: value",
    de: "Schreiben Sie die Schlüssel darunter, um zwei Leerzeichen eingerückt, jeden mit Doppelpunkt: Schlüssel: Wert",
  },
  nothingHere: { en: "There is nothing here", de: "Hier steht nichts" },
  notAllowed: (value: Sentence): Sentence => ({
    en: `"${value.en}" is not one of the allowed values`,
    de: `„${value.de}“ ist keiner der erlaubten Werte`,
  }),
  fewEntries: (least: string): Sentence =>
    least === "1"
      ? { en: "At least one entry is needed here", de: "Hier ist mindestens ein Eintrag nötig" }
      : { en: `At least ${least} entries are needed here`, de: `Hier sind mindestens ${least} Einträge nötig` },
  addEntries: {
    en: "Add entries, each on its own line, beginning with a hyphen and a space",
    de: "Ergänzen Sie Einträge, jeden auf eigener Zeile, mit Bindestrich und Leerzeichen davor",
  },
  manyEntries: (most: string): Sentence => ({
    en: `There is room for at most ${most} entries here`,
    de: `Hier ist Platz für höchstens ${most} Einträge`,
  }),
  deleteEntries: { en: "Delete entries", de: "Löschen Sie Einträge" },
  atLeast: (least: string): Sentence => ({
    en: `This must be at least ${least}`,
    de: `Das muss mindestens ${least} sein`,
  }),
  moreThan: (least: string): Sentence => ({
    en: `This must be more than ${least}`,
    de: `Das muss mehr als ${least} sein`,
  }),
  atMost: (most: string): Sentence => ({ en: `This must be at most ${most}`, de: `Das darf höchstens ${most} sein` }),
  tooLong: (most: string, found: number | undefined): Sentence => ({
    en: `This text is longer than ${most} characters${found === undefined ? "" : ` (it has ${found})`}`,
    de: `Dieser Text ist länger als ${most} Zeichen${found === undefined ? "" : ` (er hat ${found})`}`,
  }),
  shorten: (characters: number): Sentence => ({
    en: `Make it shorter by ${characters} characters`,
    de: `Kürzen Sie ihn um ${characters} Zeichen`,
  }),
  writeAtLeast: (least: string): Sentence => ({ en: `Write ${least} or more`, de: `Schreiben Sie ${least} oder mehr` }),
  writeMoreThan: (least: string): Sentence => ({
    en: `Write a number above ${least}`,
    de: `Schreiben Sie eine Zahl über ${least}`,
  }),
  writeAtMost: (most: string): Sentence => ({
    en: `Write ${most} or less`,
    de: `Schreiben Sie ${most} oder weniger`,
  }),
  badKey: {
    en: "This key must be lower-case letters, digits and hyphens",
    de: "Dieser Schlüssel darf nur Kleinbuchstaben, Ziffern und Bindestriche haben",
  },
  invalid: { en: "This value is not valid", de: "Dieser Wert ist nicht gültig" },
  oddNumber: (written: string, read: string): Sentence => ({
    en: `${written} is read as ${read}`,
    de: `${written} wird als ${read} gelesen`,
  }),
  /** @param thousands The number without its dot. */
  noDot: (thousands: string): Sentence => ({
    en: `For thousands write ${thousands}, without a dot`,
    de: `Schreiben Sie für Tausender ${thousands}, ohne Punkt`,
  }),
  plainDigits: {
    en: "Write digits only, without a zero or another sign in front, with a dot for decimals: 9.50",
    de: "Schreiben Sie nur Ziffern, ohne Null oder anderes Zeichen davor, mit einem Punkt statt des Kommas: 9.50",
  },
};
