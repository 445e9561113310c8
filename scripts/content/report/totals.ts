/** How many diagnostics there are, and where. */

import type { Diagnostic } from "../core/diagnostic.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { reportTexts as texts } from "./report-messages.ts";

export interface Totals {
  readonly errors: number;
  readonly warnings: number;
}

/** How many of each severity. */
export function totalsOf(diagnostics: readonly Diagnostic[]): Totals {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const others = files.get(diagnostic.file);
    if (others === undefined) files.set(diagnostic.file, [diagnostic]);
    else others.push(diagnostic);
  }
  return files;
}

/** `2 errors, 1 warning`. */
export function countsOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  const { errors, warnings } = totalsOf(diagnostics);
  return texts.counts(errors, warnings);
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(diagnostics: readonly Diagnostic[]): LocalizedText {
  const { errors, warnings } = totalsOf(diagnostics);
  return texts.total(errors, warnings, byFile(diagnostics).size);
}
