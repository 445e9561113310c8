/** How many diagnostics there are, and where. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { few, joined } from "../core/hints.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { reportTexts as texts } from "./report-messages.ts";

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  return grouped(diagnostics, ({ file }) => file);
}

/** The warnings of a rule in a file as one: the first, with how many more there are and their lines. Errors stay. */
export function foldWarnings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kinds = grouped(diagnostics, ({ file, rule, severity }, index) =>
    severity === "warning" ? `${file} ${rule}` : String(index),
  );
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (first === undefined || more.length === 0) return first ?? [];
    const lines = few([...new Set(more.map(({ line }) => String(line)))]);
    return { ...first, message: joined(first.message, texts.andMore(more.length, lines)) };
  });
}

function grouped(
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic, index: number) => string,
): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const key = keyOf(diagnostic, index);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [diagnostic]);
    else known.push(diagnostic);
  }
  return groups;
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
