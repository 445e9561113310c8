/** A mistake in the content, as a value: no stage throws for bad content, and the report decides how it is shown. */
import { type LocalizedText, verbatim } from "./localized-text.ts";

/** `error` stops the build; `warning` is shown and lets it pass. */
export type Severity = "error" | "warning";

/** A place in a content file. Lines and columns count from 1; `path` is relative to the content folder, with `/`. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The words of a mistake. */
export interface Advice {
  /** What is wrong, in a sentence without a final full stop. */
  readonly message: LocalizedText;
  /** What to write, as an instruction. */
  readonly hint: LocalizedText;
}

export interface Diagnostic extends SourceLocation, Advice {
  readonly rule: string;
  readonly severity: Severity;
  /** Keys and indexes that lead to the value, empty for the whole file. */
  readonly path: readonly (string | number)[];
  /** Human name of the entry, such as `Partner "Savanna Tills"`; empty for a file that holds no entries. */
  readonly entry: LocalizedText;
  /** Other places that belong to it: the first of two duplicates, the other language. */
  readonly related: readonly SourceLocation[];
}

/** The first character of a file: the place of diagnostics that concern the whole file. */
export function startOf(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Builds a diagnostic: an error without path and related places, unless given. */
export function diagnostic(
  place: SourceLocation,
  rule: string,
  message: LocalizedText,
  hint: LocalizedText,
  more: Partial<Pick<Diagnostic, "severity" | "path" | "related">> = {},
): Diagnostic {
  return { ...place, rule, severity: "error", path: [], entry: verbatim(""), message, hint, related: [], ...more };
}

/** Sorted by file, line, column and rule, so that the same content always gives the same report. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message.en, b.message.en),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
