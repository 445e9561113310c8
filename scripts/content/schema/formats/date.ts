/** A calendar day, `2025-08-05`. A year before 1990 or after 2099 is a typing mistake. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "date",
  group: "values",
  meaning: {
    en: "A day is written year-month-day, with two digits for month and day, and must be in the calendar, from 1990 to 2099. How it is shown depends on the language of the page.",
    de: "Ein Tag wird Jahr-Monat-Tag geschrieben, Monat und Tag mit zwei Ziffern, und muss im Kalender stehen, von 1990 bis 2099. Wie er erscheint, hängt von der Sprache der Seite ab.",
  },
  example: lineExample("en/texts/terms-of-use.yaml", "updated: 08/05/2025", "updated: 2025-05-08"),
  message: {
    en: "There is no such day from 1990 to 2099, or it is written in another way",
    de: "Das ist kein Datum von 1990 bis 2099 in der Form Jahr-Monat-Tag",
  },
  hint: {
    en: "Write year-month-day, and a day that the month has",
    de: "Schreiben Sie Jahr-Monat-Tag, mit einem Tag, den der Monat hat",
  },
});

/** With dots the day is in front, and with hyphens the year, wherever people write so; with slashes it may be either. */
function normalize(written: string): string {
  const text = written.trim();
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (parts === null) return text;
  const [first = "", month = "", last = ""] = parts.slice(1).map((part) => part.padStart(2, "0"));
  return (first.length === 4 ? [first, month, last] : [last, month, first]).join("-");
}

export const isoDate = field(
  z.iso.date({ error: refused.id }).regex(/^(?:199|20\d)\d-/, { error: refused.id }),
  ["Day", "A day of the calendar."],
  ["Tag", "Ein Tag des Kalenders."],
  { examples: ["2031-03-27"], notation: notationOf(refused, "2031-03-27"), widget: "date", normalize },
);
