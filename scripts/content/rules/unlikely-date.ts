import { validTexts } from "../model/strings.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "unlikely-date",
  group: "downloads",
  severity: "warning",
  title: { en: "A day still to come", de: "Ein Tag, der erst noch kommt" },
  meaning: {
    en: "A day of the facts is in the future; for the legal texts, more than a year ahead. Mostly the year is mistyped. This is a warning.",
    de: "Ein Tag in den Fakten liegt in der Zukunft, bei Rechtstexten um mehr als ein Jahr. Meist ist das Jahr vertippt. Das ist eine Warnung.",
  },
  example: {
    wrong: { en: "date: 2052-08-05 in 2025", de: "date: 2052-08-05 im Jahr 2025" },
    right: { en: "date: 2025-08-05", de: "date: 2025-08-05" },
  },
  check(files) {
    const { today = "9998" } = files;
    // A legal text may be announced before its day.
    const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
    const last = (file: string) => (/^[a-z]{2}\/texts\//.test(file) ? inAYear : today);
    return validTexts(files).flatMap(({ file, path, value }) =>
      /^\d{4}-\d\d-\d\d$/.test(value) && value > last(file) && path.at(-1) !== "published"
        ? [{ id: "unlikely-date", file, path }]
        : [],
    );
  },
});
