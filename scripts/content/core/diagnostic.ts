/** Diagnostics as data: no stage throws for bad content, and the report decides how to print it. */
import type { Message, MessageData, MessageId } from "./messages/message.ts";
import type { Path } from "./value-path.ts";

/** `error` fails the build; `warning` is only reported. */
export type Severity = "error" | "warning";

/** A range in a content file. Lines and columns are 1-based; `file` is relative to the content folder, with `/`. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface TextEdit extends SourceLocation {
  readonly newText: string;
}

export interface Rename {
  readonly file: string;
  readonly rename: string;
}

export type Edit = TextEdit | Rename;

export function isTextEdit(edit: Edit): edit is TextEdit {
  return "newText" in edit;
}

/** What may be written instead. `fix`: nothing else can be meant; `choice`: one of two. */
export interface Fix {
  readonly kind: "fix" | "choice";
  readonly edit: Edit;
}

export interface Diagnostic extends SourceLocation {
  /** The message; its rule is the part before the first dot. */
  readonly id: MessageId;
  readonly data: MessageData;
  readonly severity: Severity;
  /** Keys and indexes of the value; empty for the whole file. */
  readonly path: Path;
  /** The label of the enclosing entry, such as `Partner "Savanna Tills"`; absent for a file without entries. */
  readonly entry?: Message | undefined;
  /** Related locations: the first of two duplicates, the other language. */
  readonly related: readonly SourceLocation[];
  /** What may stand in place of the range: the only reading, or each that is possible. Not yet tried: see `check/fixes.ts`. */
  readonly readings?: readonly string[] | undefined;
  readonly fixes?: readonly Fix[];
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** A mistake before its place is known. */
export interface Issue extends Message {
  /** `error` if absent, unless its rule has another. */
  readonly severity?: Severity;
  readonly readings?: Diagnostic["readings"];
}

/** The start of a file, where diagnostics about the whole file point. */
export function startOf(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Builds a diagnostic; by default an error about the whole file, without related locations. */
export function diagnostic(
  location: SourceLocation,
  { id, data = {} }: Message,
  options: Partial<Pick<Diagnostic, "severity" | "path" | "related" | "readings">> = {},
): Diagnostic {
  return { ...location, id, data, severity: "error", path: [], related: [], ...options };
}

/** Sorts by file, line, column and message, so that reports are reproducible. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ id, data }: Diagnostic) => `${id} ${JSON.stringify(data)}`;
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(keyOf(a), keyOf(b)),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
