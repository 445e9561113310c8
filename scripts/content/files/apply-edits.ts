/** Edits of texts by lines and columns. */
import type { SourceLocation, TextEdit } from "../core/diagnostic.ts";

/** Applies edits of one text, which must not overlap. Lines and columns count from 1. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
  return edits
    .map((edit) => ({ edit, start: offset(edit.line, edit.column), end: offset(edit.endLine, edit.endColumn) }))
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { edit, start, end }) => edited.slice(0, start) + edit.newText + edited.slice(end), text);
}

/** The text in a range; `undefined` if it has several lines. */
export function textIn(text: string, { line, column, endLine, endColumn }: SourceLocation): string | undefined {
  return line === endLine ? text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1) : undefined;
}
