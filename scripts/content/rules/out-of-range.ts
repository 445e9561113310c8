/** Numbers, texts and lists that are too large or too small for their field. */
import { hints } from "../core/hints.ts";
import type { Bound } from "../validate/schema-issue.ts";
import { adviceFor } from "./registry/advice.ts";
import { type IssueWords, issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

/** @param length Characters that a text has. */
const words: Readonly<Record<Bound, (limit: number, length: number) => IssueWords>> = {
  least: (limit) => ({
    message: { en: `This must be at least ${limit}`, de: `Das muss mindestens ${limit} sein` },
    hint: { en: `Write ${limit} or more`, de: `Schreiben Sie ${limit} oder mehr` },
  }),
  above: (limit) => ({
    message: { en: `This must be more than ${limit}`, de: `Das muss größer als ${limit} sein` },
    hint: { en: `Write a number above ${limit}`, de: `Schreiben Sie eine Zahl über ${limit}` },
  }),
  most: (limit) => ({
    message: { en: `This must be at most ${limit}`, de: `Das darf höchstens ${limit} sein` },
    hint: { en: `Write ${limit} or less`, de: `Schreiben Sie ${limit} oder weniger` },
  }),
  cents: () => ({
    message: {
      en: "This number has more than two digits behind the dot",
      de: "Diese Zahl hat mehr als zwei Stellen hinter dem Punkt",
    },
    hint: hints.writeLikeThis("9.50"),
  }),
  "fewest-entries": (limit) => ({
    message:
      limit === 1
        ? { en: "At least one entry is needed here", de: "Hier ist mindestens ein Eintrag nötig" }
        : { en: `At least ${limit} entries are needed here`, de: `Hier sind mindestens ${limit} Einträge nötig` },
    hint: {
      en: "Add entries, each on its own line, beginning with a hyphen and a space",
      de: "Ergänzen Sie Einträge, jeden auf eigener Zeile, mit Bindestrich und Leerzeichen davor",
    },
  }),
  "most-entries": (limit) => ({
    message: {
      en: `There is room for at most ${limit} entries here`,
      de: `Hier ist Platz für höchstens ${limit} Einträge`,
    },
    hint: { en: "Delete entries", de: "Löschen Sie Einträge" },
  }),
  characters: (limit, length) => ({
    message: {
      en: `This text is longer than ${limit} characters (it has ${length})`,
      de: `Dieser Text ist länger als ${limit} Zeichen (er hat ${length})`,
    },
    hint: {
      en: `Make it shorter by ${length - limit} characters`,
      de: `Kürzen Sie ihn um ${length - limit} Zeichen`,
    },
  }),
};

export default defineRule({
  id: "out-of-range",
  group: "fields",
  severity: "error",
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
  check: (files) =>
    issueFindings(files, "out-of-range", (issue) => {
      const { message, hint } = words[issue.bound](issue.limit, issue.length);
      return { message, hint: adviceFor(issue, hint) };
    }),
});
