import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { type PlaceholderDifference, placeholderDifferences } from "../model/placeholder-faults.ts";
import { pluralFaults } from "../model/plural-faults.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "placeholder-differs",
  group: "references",
  severity: "error",
  title: { en: "Placeholders differ between languages", de: "Platzhalter weichen zwischen Sprachen ab" },
  meaning: {
    en: "A text names a fact in one language and not in the other: a price would be missing for some visitors. Use the same placeholders in every language, in any order.",
    de: "Ein Text nennt einen Fakt in der einen Sprache und in der anderen nicht: Manchen Besuchern fehlte ein Preis. Verwenden Sie in jeder Sprache dieselben Platzhalter, in beliebiger Reihenfolge.",
  },
  example: {
    wrong: { en: "en: From {price.pro} · de: Ab 10 $", de: "en: From {price.pro} · de: Ab 10 $" },
    right: { en: "en: From {price.pro} · de: Ab {price.pro}", de: "en: From {price.pro} · de: Ab {price.pro}" },
  },
  check: (files) => [
    ...placeholderDifferences(files).map((difference) => {
      const { place, path, related } = difference;
      const [message, hint] = wordsFor(difference);
      return { place, path, related, message, hint };
    }),
    // Forms for several numbers must show which one.
    ...pluralFaults(files).flatMap(({ kind, place, path, names, detail }) => {
      if (kind !== "without-value") return [];
      const [message, hint] = missingFrom(names.join(", "), detail);
      return [{ place, path, message, hint }];
    }),
  ],
});

type Words = readonly [message: LocalizedText, hint: LocalizedText];

function wordsFor({ missing, extra, written, file }: PlaceholderDifference): Words {
  const [lacking = ""] = missing;
  const [foreign = ""] = extra;
  if (extra.length === 1 && missing.length === 1) {
    const message = {
      en: `${foreign} is here, and ${lacking} in ${file}`,
      de: `Hier steht ${foreign}, in ${file} steht ${lacking}`,
    };
    return [message, hints.write(lacking)];
  }
  if (missing.length === 0) {
    const names = extra.join(", ");
    return [
      { en: `${names} is here and not in ${file}`, de: `${names} steht hier und nicht in ${file}` },
      { en: `Take ${names} out, or add it there`, de: `Nehmen Sie ${names} heraus, oder ergänzen Sie es dort` },
    ];
  }
  const [message, hint] = missingFrom(missing.join(", "), file);
  if (written === undefined) return [message, hint];
  return [
    message,
    { en: `Write ${lacking} in place of ${written}`, de: `Schreiben Sie ${lacking} anstelle von ${written}` },
  ];
}

function missingFrom(names: string, there: string): Words {
  return [
    { en: `${names} is missing here and is in ${there}`, de: `${names} fehlt hier und steht in ${there}` },
    { en: `Put ${names} into this text`, de: `Setzen Sie ${names} in diesen Text` },
  ];
}
