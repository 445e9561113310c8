/** How many diagnostics there are, in words. */
import { type Diagnostic, isError } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { say } from "../messages/say.ts";
import { byFile } from "./arrange.ts";

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(isError).length;
}

/** `2 errors, 1 warning`; what there is none of is left out. */
export function countsOf(diagnostics: readonly Diagnostic[], language: MessageLanguage): string {
  const errors = countErrors(diagnostics);
  const counts = { errors, warnings: diagnostics.length - errors };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => say({ id: `tool.report.${kind}`, data: { count } }, language))
    .join(", ");
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(diagnostics: readonly Diagnostic[], language: MessageLanguage): string {
  const data = { counts: countsOf(diagnostics, language), count: byFile(diagnostics).size };
  return say({ id: "tool.report.total", data }, language);
}
