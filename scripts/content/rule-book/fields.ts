/** Rules about keys, and about the kind and size of their values. */
import { onePartner, partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const fieldRules = {
  "missing-field": {
    title: { en: "Something is missing", de: "Es fehlt etwas" },
    meaning: {
      en: "An entry lacks a line that every entry of its kind has. Sometimes only that line was deleted and those below it now belong to something else; the message says so.",
      de: "Einem Eintrag fehlt eine Zeile, die jeder Eintrag dieser Art hat. Manchmal wurde nur diese Zeile gelöscht, und die darunter gehören nun zu etwas anderem; die Meldung sagt das.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "country: IS\npartners:\n  - address: Reykjavík\n",
      right: onePartner("address: Reykjavík"),
    },
  },
  "unknown-field": {
    title: { en: "Unknown field", de: "Unbekanntes Feld" },
    meaning: {
      en: "No entry of this kind has a field of this name, so that nobody would read it. Mostly it is misspelled; the message names the one that is nearest.",
      de: "Kein Eintrag dieser Art hat ein Feld dieses Namens, niemand würde es lesen. Meist ist es verschrieben; die Meldung nennt das ähnlichste.",
    },
    example: partnerExample("e-mail: info@company.example", "email: info@company.example"),
  },
  "wrong-type": {
    title: { en: "Another kind of value is needed", de: "Hier gehört eine andere Art von Wert hin" },
    meaning: {
      en: "A text stands where a number belongs, a list where one value belongs, or nothing at all. Texts that look like something else, such as 1.40 or no, stand in quotes.",
      de: "Ein Text steht, wo eine Zahl hingehört, eine Liste, wo ein einzelner Wert hingehört, oder gar nichts. Texte, die wie etwas anderes aussehen, etwa 1.40 oder no, stehen in Anführungszeichen.",
    },
    example: {
      file: "facts/editions.yaml",
      place: /^trialDays: .*$/m,
      wrong: 'trialDays: "30"',
      right: "trialDays: 30",
    },
  },
  "out-of-range": {
    title: { en: "Too long, too short, too much, too little", de: "Zu lang, zu kurz, zu viel, zu wenig" },
    meaning: {
      en: "Texts have a length that their place on the page can hold, numbers a range in which they make sense, lists a least number of entries.",
      de: "Texte haben eine Länge, die ihr Platz auf der Seite fasst, Zahlen einen sinnvollen Bereich, Listen eine Mindestzahl von Einträgen.",
    },
    example: {
      file: "facts/editions.yaml",
      place: /^annualMonths: .*$/m,
      wrong: "annualMonths: 14",
      right: "annualMonths: 10",
    },
  },
  "not-allowed": {
    title: { en: "Not one of the possible values", de: "Keiner der möglichen Werte" },
    meaning: {
      en: "This field takes one of a few values. The message names them, or the one that is nearest.",
      de: "Dieses Feld nimmt einen von wenigen Werten. Die Meldung nennt sie oder den ähnlichsten.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}provider: .*$/m,
      wrong: "  provider: nothing",
      right: "  provider: none",
    },
  },
  unwritten: {
    title: { en: "Text that is still to be written", de: "Text, der noch geschrieben werden muss" },
    meaning: {
      en: "There are only dots or dashes, a note to yourself such as TODO, or filler text. Visitors would read it. Write the text, or delete the line if the field is not needed. Dots and dashes are a warning.",
      de: "Da stehen nur Punkte oder Striche, ein Merkzettel wie TODO oder Blindtext. Besucher würden das lesen. Schreiben Sie den Text, oder löschen Sie die Zeile, wenn das Feld nicht gebraucht wird. Punkte und Striche sind eine Warnung.",
    },
    example: partnerExample("address: TODO", "address: Reykjavík"),
  },
  invalid: {
    title: { en: "Not valid", de: "Nicht gültig" },
    meaning: {
      en: "The value cannot be used as it is. Compare it with other entries.",
      de: "Der Wert ist so nicht verwendbar. Vergleichen Sie ihn mit anderen Einträgen.",
    },
    example: {
      wrong: { en: "A value that no other entry has like this", de: "Ein Wert, den kein anderer Eintrag so hat" },
      right: { en: "A value written like theirs", de: "Ein Wert, der wie deren Werte geschrieben ist" },
    },
  },
} as const satisfies Record<string, Rule>;
