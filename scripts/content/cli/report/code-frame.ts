/** Code frames: a line of content with the location of a diagnostic underlined. */
import stringWidth from "string-width";
import type { ContentFiles } from "../../check/content-files.ts";
import type { Diagnostic } from "../../core/diagnostic.ts";
import { maxBytes } from "../../files/decode.ts";
import type { Paint, Style } from "./paint.ts";
import { printable } from "./printable.ts";

/** Characters kept before the location in a truncated line. */
const contextBefore = 40;

/** @returns The lines of the frame; empty for binary files and blank lines. Lines longer than `width` are truncated. */
export function codeFrame(diagnostic: Diagnostic, { bytes }: ContentFiles, width: number, paint: Paint): string[] {
  const { file, line: number, column, endLine, endColumn } = diagnostic;
  const data = file.endsWith(".yaml") ? bytes.get(file) : undefined;
  if (data === undefined || data.byteLength > maxBytes) return [];
  const line = new TextDecoder().decode(data).split(/\r\n|\n|\r/)[number - 1] ?? "";
  if (line.trim() === "") return [];
  const style = styleOf(diagnostic);
  const head = `${String(number).padStart(5)} | `;
  const start = column - 1;
  const from = line.length <= width - head.length ? 0 : Math.max(0, start - contextBefore);
  const to = from + width - head.length;
  const end = Math.min(endLine === number ? Math.max(endColumn - 1, column) : line.length, to);
  const before = `${from > 0 ? "…" : ""}${printable(line.slice(from, start))}`;
  const marked = printable(line.slice(start, end));
  const after = `${printable(line.slice(end, to))}${line.length > to ? "…" : ""}`;
  const underline = `${" ".repeat(head.length + stringWidth(before))}${"^".repeat(Math.max(1, stringWidth(marked)))}`;
  return [`${paint("dim", head)}${before}${paint(style, marked)}${after}`, paint(style, underline)];
}

export function styleOf({ severity }: Diagnostic): Style {
  return severity === "error" ? "red" : "yellow";
}
