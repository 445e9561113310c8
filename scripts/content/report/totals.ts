/** How many diagnostics there are, and where. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { joined } from "../core/hints.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { reportTexts as texts } from "./report-messages.ts";

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) files.set(each.file, [...(files.get(each.file) ?? []), each]);
  return files;
}

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** `2 errors, 1 warning`; what there is none of is left out. */
export function countsOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  const errors = countErrors(diagnostics);
  const warnings = diagnostics.length - errors;
  if (warnings === 0) return texts.errors(errors);
  const { en, de } = texts.warnings(warnings);
  return errors === 0
    ? { en, de }
    : { en: `${texts.errors(errors).en}, ${en}`, de: `${texts.errors(errors).de}, ${de}` };
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  return joined(countsOf(diagnostics), verbatim("in"), texts.files(byFile(diagnostics).size));
}
