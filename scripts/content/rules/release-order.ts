import { lineExample } from "../core/rule-words.ts";
import { changedLast } from "../model/changes.ts";
import { certainReleases } from "../model/releases.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["date"];
const hint = { en: "Correct one of the two dates", de: "Berichtigen Sie eines der beiden Daten" };

export default defineRule({
  id: "release-order",
  group: "downloads",
  severity: "warning",
  title: { en: "Releases out of date order", de: "Daten von Versionen in falscher Reihenfolge" },
  meaning: {
    en: "A release is dated before the one that it follows. Only a correction of an older version may be later than a newer one. This is a warning.",
    de: "Eine Version ist früher datiert als die, auf die sie folgt. Nur die Korrektur einer älteren Version darf später sein als eine neuere. Das ist eine Warnung.",
  },
  example: lineExample("facts/releases/1.47.yaml", "date: 2024-08-05", "date: 2025-08-05"),
  check(files) {
    const releases = certainReleases(files);
    const isCorrection = (version: string) => version.split(".").length > 2;
    return releases.flatMap(({ version, date }, index) => {
      // A correction of an older version may come out later than a newer one: it is compared with what it corrects.
      const older = releases.slice(index + 1);
      const before = isCorrection(version) ? older[0] : older.find((release) => !isCorrection(release.version));
      if (before === undefined || date >= before.date) return [];
      const spotOf = (name: string) => ({ file: `facts/releases/${name}.yaml`, path });
      const [there, here] = changedLast(files, spotOf(before.version), spotOf(version));
      const message = {
        en: `${version} comes after ${before.version} and is dated before it`,
        de: `${version} folgt auf ${before.version} und ist früher datiert`,
      };
      return [{ ...here, related: [there], message, hint }];
    });
  },
});
