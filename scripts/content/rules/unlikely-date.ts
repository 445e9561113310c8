import { lineExample } from "../core/rule-words.ts";
import { changedLast } from "../model/changes.ts";
import { certainReleases } from "../model/releases.ts";
import { validTexts } from "../model/strings.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["date"];
const hint = { en: "Correct one of the two dates", de: "Berichtigen Sie eines der beiden Daten" };
const years = (date: string) => Date.parse(date) / (365.25 * 24 * 60 * 60 * 1000);
const inFuture = {
  message: { en: "This day is still to come", de: "Dieser Tag kommt erst noch" },
  hint: {
    en: "Correct the date, or publish it on that day",
    de: "Berichtigen Sie es, oder veröffentlichen Sie an dem Tag",
  },
};

export default defineRule({
  id: "unlikely-date",
  group: "downloads",
  severity: "warning",
  title: { en: "An unlikely date", de: "Unwahrscheinliches Datum" },
  meaning: {
    en: "A day of the facts is still to come (for the legal texts: more than a year ahead), or a release is dated before the one that it follows or more than two years after it. Only a correction of an older version may be later than a newer one. This is a warning.",
    de: "Ein Tag in den Fakten kommt erst noch (bei Rechtstexten: erst in über einem Jahr), oder eine Version ist früher datiert als die, auf die sie folgt, oder mehr als zwei Jahre später. Nur die Korrektur einer älteren Version darf später sein als eine neuere. Das ist eine Warnung.",
  },
  example: lineExample("releases/1.47.yaml", "date: 2024-08-05", "date: 2025-08-05"),
  check(files) {
    const { today = "9998" } = files;
    // A legal text may be announced before its day.
    const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
    const last = (file: string) => (file === "legal.yaml" ? inAYear : today);
    const ahead = validTexts(files).flatMap(({ file, path, value }) =>
      /^\d{4}-\d\d-\d\d$/.test(value) && value > last(file) ? [{ file, path, ...inFuture }] : [],
    );
    const releases = certainReleases(files);
    const isCorrection = (version: string) => version.split(".").length > 2;
    const inOrder = releases.flatMap(({ version, date }, index) => {
      // A correction of an older version may come out later than a newer one: it is compared with what it corrects.
      const older = releases.slice(index + 1);
      const before = isCorrection(version) ? older[0] : older.find((release) => !isCorrection(release.version));
      const spotOf = (name: string) => ({ file: `releases/${name}.yaml`, path });
      if (date > today) return [];
      const gap = years(date) - years(before?.date ?? date);
      if (before === undefined || (gap >= 0 && gap <= 2)) return [];
      const [there, here] = changedLast(files, spotOf(before.version), spotOf(version));
      const message =
        gap < 0
          ? {
              en: `${version} comes after ${before.version} and is dated before it`,
              de: `${version} folgt auf ${before.version} und ist früher datiert`,
            }
          : {
              en: `${version} is dated more than two years after ${before.version}`,
              de: `${version} ist mehr als zwei Jahre nach ${before.version} datiert`,
            };
      return [{ ...here, related: [there], message, hint }];
    });
    return [...ahead, ...inOrder];
  },
});
