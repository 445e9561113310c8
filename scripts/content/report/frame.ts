/** A code frame: the line of a diagnostic with its place underlined. */
import stringWidth from "string-width";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { maxBytes } from "../parse/decode.ts";
import type { Paint, Style } from "./paint.ts";
import { printable } from "./printable.ts";

/** Of a long line, so much is shown in front of the place. */
const shownBefore = 40;

/** @returns Nothing for files without text, and for a line that is empty or not there. A long line is cut. */
export function frameOf(diagnostic: Diagnostic, { bytes }: ContentFiles, width: number, paint: Paint): string[] {
  const { file, line: number, column, endLine, endColumn } = diagnostic;
  const data = file.endsWith(".yaml") ? bytes.get(file) : undefined;
  if (data === undefined || data.byteLength > maxBytes) return [];
  const line = new TextDecoder().decode(data).split(/\r\n|\n|\r/)[number - 1] ?? "";
  if (line.trim() === "") return [];
  const style = styleOf(diagnostic);
  const head = `${String(number).padStart(5)} | `;
  const start = column - 1;
  const from = line.length <= width - head.length ? 0 : Math.max(0, start - shownBefore);
  const to = from + width - head.length;
  const end = endLine === number ? Math.max(endColumn - 1, column) : line.length;
  const before = `${from > 0 ? "…" : ""}${printable(line.slice(from, start))}`;
  const marked = printable(line.slice(start, Math.min(end, to)));
  const behind = `${printable(line.slice(Math.min(end, to), to))}${line.length > to ? "…" : ""}`;
  const marks = `${" ".repeat(head.length + stringWidth(before))}${"^".repeat(Math.max(1, stringWidth(marked)))}`;
  return [`${paint("dim", head)}${before}${paint(style, marked)}${behind}`, paint(style, marks)];
}

export function styleOf({ severity }: Diagnostic): Style {
  return severity === "error" ? "red" : "yellow";
}
