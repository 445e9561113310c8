/** How many diagnostics there are, and where. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { joined } from "../core/hints.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { reportTexts as texts } from "./report-messages.ts";

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = files.get(diagnostic.file);
    if (known === undefined) files.set(diagnostic.file, [diagnostic]);
    else known.push(diagnostic);
  }
  return files;
}

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** `2 errors, 1 warning`; what there is none of is left out. */
export function countsOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  const count = countErrors(diagnostics);
  const errors = texts.errors(count);
  const warnings = texts.warnings(diagnostics.length - count);
  if (count === diagnostics.length) return errors;
  if (count === 0) return warnings;
  return { en: `${errors.en}, ${warnings.en}`, de: `${errors.de}, ${warnings.de}` };
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  return joined(countsOf(diagnostics), verbatim("in"), texts.files(byFile(diagnostics).size));
}
