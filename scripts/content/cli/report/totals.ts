/** Counts of diagnostics as text. */
import { type Diagnostic, isError } from "../../core/diagnostic.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { say } from "../../core/messages/say.ts";
import { byFile } from "./arrange.ts";

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(isError).length;
}

/** `2 errors, 1 warning`, without zero counts. */
export function countsOf(diagnostics: readonly Diagnostic[], language: MessageLanguage): string {
  const errors = countErrors(diagnostics);
  const counts = [
    { id: "tool.report.errors", data: { count: errors } },
    { id: "tool.report.warnings", data: { count: diagnostics.length - errors } },
  ] as const;
  return counts
    .filter(({ data }) => data.count > 0)
    .map((message) => say(message, language))
    .join(", ");
}

/** `2 errors, 1 warning in 3 files`. */
export function totalOf(diagnostics: readonly Diagnostic[], language: MessageLanguage): string {
  const data = { counts: countsOf(diagnostics, language), count: byFile(diagnostics).size };
  return say({ id: "tool.report.total", data }, language);
}
