import { type Problem, problem } from "../core/diagnostic.ts";
import { fieldMessages } from "../messages/fields.ts";
import { pluralMessages as said } from "../messages/plurals.ts";
import { pluralFaults } from "../model/plural-faults.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkPlurals(files: ContentFiles): Problem[] {
  return pluralFaults(files).flatMap(({ kind, language, place, path, names, detail }) => {
    if (kind === "missing") {
      return [
        problem(place, "missing-field", said.missing(names, language, detail), fieldMessages.addKeys(names), { path }),
      ];
    }
    if (kind === "foreign") {
      return [problem(place, "unknown-field", said.notInLanguage(detail, language), said.deleteLine(names), { path })];
    }
    return [];
  });
}
