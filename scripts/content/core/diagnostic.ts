/** A mistake in the content, as a value: no stage throws for bad content, and the report decides how it is shown. */
import type { Message, MessageData, MessageId } from "../messages/message.ts";

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

export interface Diagnostic extends SourceLocation {
  /** The message; its rule is the part in front of the first dot. */
  readonly id: MessageId;
  readonly data: MessageData;
  readonly severity: Severity;
  /** Keys and indexes that lead to the value, empty for the whole file. */
  readonly path: readonly (string | number)[];
  /** What people call the entry around it, such as `Partner "Savanna Tills"`; nothing for a file that holds no entries. */
  readonly entry?: Message | undefined;
  /** Other places that belong to it: the first of two duplicates, the other language. */
  readonly related: readonly SourceLocation[];
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** The first character of a file: the place of diagnostics that concern the whole file. */
export function startOf(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Builds a diagnostic: an error without path and related places, unless given. */
export function diagnostic(
  place: SourceLocation,
  { id, data = {} }: Message,
  more: Partial<Pick<Diagnostic, "severity" | "path" | "related">> = {},
): Diagnostic {
  return { ...place, id, data, severity: "error", path: [], related: [], ...more };
}

/** Sorted by file, line, column and message, so that the same content always gives the same report. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ id, data }: Diagnostic) => `${id} ${JSON.stringify(data)}`;
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(keyOf(a), keyOf(b)),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
