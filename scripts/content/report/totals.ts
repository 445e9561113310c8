/** How many diagnostics there are, and where. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { few, joined } from "../core/hints.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { say } from "../messages/say.ts";
import { reportTexts as texts } from "./report-messages.ts";

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  return grouped(diagnostics, ({ file }) => file);
}

/** Diagnostics of a file with the same words as one: the first, with how many more there are and their lines. */
export function foldRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const kinds = grouped(diagnostics, ({ file, severity, id, data, message }) =>
    JSON.stringify([file, severity, id, data, message]),
  );
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (first === undefined || more.length === 0) return first ?? [];
    const all = [...new Set(more.map(({ line }) => String(line)))];
    const lines = first.severity === "warning" ? few(all) : all.join(", ");
    const message = first.message ?? { en: say(first, "en"), de: say(first, "de") };
    return { ...first, message: joined(message, texts.andMore(more.length, lines)) };
  });
}

function grouped(
  diagnostics: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
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
