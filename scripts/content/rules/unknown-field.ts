/** Keys that an entry cannot have: misspelled, or the key of an entry nearby. */

import { few, hints } from "../core/hints.ts";
import { languageName } from "../core/intl.ts";
import { partnerExample } from "../core/rule-example.ts";
import { pluralFaults } from "../model/plural-faults.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-field",
  group: "fields",
  severity: "error",
  title: { en: "Unknown field", de: "Unbekanntes Feld" },
  meaning: {
    en: "No entry of this kind has a field of this name, so that nobody would read it. Mostly it is misspelled; the message names the one that is nearest.",
    de: "Kein Eintrag dieser Art hat ein Feld dieses Namens, niemand würde es lesen. Meist ist es verschrieben; die Meldung nennt das ähnlichste.",
  },
  example: partnerExample("e-mail: info@company.example", "email: info@company.example"),
  check: (files) => [
    ...issueFindings(files, "unknown-field", (issue) => {
      const { key } = issue;
      if (issue.cause === "misplaced") {
        const { owner, spaces } = issue;
        return {
          message:
            spaces > 0
              ? {
                  en: `"${key}" is beside "${owner}" and belongs into it`,
                  de: `„${key}“ steht neben „${owner}“ und gehört hinein`,
                }
              : {
                  en: `"${key}" is in "${owner}" and belongs beside it`,
                  de: `„${key}“ steht in „${owner}“ und gehört daneben`,
                },
          hint: hints.moveLine(spaces),
        };
      }
      const message = { en: `Unknown field "${key}"`, de: `Unbekanntes Feld „${key}“` };
      const { meant, written = "…", allowed } = issue;
      if (meant !== undefined) {
        const line = `${meant}: ${written.length > 60 ? "…" : written}`;
        const hint = {
          en: `Did you mean "${meant}"? Write  ${line}`,
          de: `Meinten Sie „${meant}“? Schreiben Sie  ${line}`,
        };
        return { message, hint };
      }
      const hint =
        allowed.length === 0
          ? {
              en: "Delete it, or compare its indentation with the lines above",
              de: "Löschen Sie es, oder vergleichen Sie die Einrückung mit den Zeilen darüber",
            }
          : {
              en: `Delete it, or write one of: ${few(allowed)}`,
              de: `Löschen Sie es, oder schreiben Sie eines von: ${few(allowed)}`,
            };
      return { message, hint };
    }),
    ...foreignPluralForms(files),
  ],
});

function foreignPluralForms(files: ContentFiles): Finding[] {
  return pluralFaults(files)
    .filter(({ kind }) => kind === "foreign")
    .map(({ language, place, path, names, detail }) => ({
      place,
      path,
      message: {
        en: `${languageName(language, "en")} has no plural form "${detail}"`,
        de: `${languageName(language, "de")} hat keine Pluralform „${detail}“`,
      },
      hint: {
        en: `Delete the line; the forms here are: ${names.join(", ")}`,
        de: `Löschen Sie die Zeile; die Formen sind hier: ${names.join(", ")}`,
      },
    }));
}
