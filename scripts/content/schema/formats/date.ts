/** A calendar day, `2025-08-05`. */
import { z } from "zod";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const notADay = defineRefusal({
  id: "date",
  group: "values",
  title: { en: "Not a day", de: "Kein Tag" },
  meaning: {
    en: "A day is written year-month-day, with two digits for month and day, and must be in the calendar. How it is shown depends on the language of the page.",
    de: "Ein Tag wird Jahr-Monat-Tag geschrieben, Monat und Tag mit zwei Ziffern, und muss im Kalender stehen. Wie er erscheint, hängt von der Sprache der Seite ab.",
  },
  example: {
    file: "facts/legal.yaml",
    place: /^termsUpdated: .*$/m,
    wrong: "termsUpdated: 08.05.2025",
    right: "termsUpdated: 2025-05-08",
  },
  message: { en: "This is not a day of the calendar", de: "Das ist kein Tag des Kalenders" },
  hint: { en: "Write year-month-day", de: "Schreiben Sie Jahr-Monat-Tag" },
  sample: "2025-08-05",
});

const wrongCentury = defineRefusal({
  id: "date-range",
  group: "values",
  title: { en: "Day in the wrong century", de: "Tag im falschen Jahrhundert" },
  meaning: {
    en: "The year is before 1990 or after 2099, which is a typing mistake.",
    de: "Das Jahr liegt vor 1990 oder nach 2099, das ist ein Tippfehler.",
  },
  example: {
    file: "facts/legal.yaml",
    place: /^termsUpdated: .*$/m,
    wrong: "termsUpdated: 0225-05-08",
    right: "termsUpdated: 2025-05-08",
  },
  message: {
    en: "This day is too long ago or too far away",
    de: "Dieser Tag liegt zu lange zurück oder zu weit in der Zukunft",
  },
  hint: { en: "Check the year: year-month-day", de: "Prüfen Sie das Jahr: Jahr-Monat-Tag" },
  sample: "2025-08-05",
});

export const isoDate = field(
  z.iso.date({ error: notADay.id }).regex(/^(?:199|20\d)\d-/, { error: wrongCentury.id }),
  ["Day", "A day of the calendar."],
  ["Tag", "Ein Tag des Kalenders."],
  { examples: ["2025-08-05"], notation: notationOf(notADay), widget: "date" },
);
