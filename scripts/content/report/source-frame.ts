/** The lines of a file that a diagnostic is about. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { maxBytes } from "../parse/decode.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { codeFrame } from "./frame.ts";
import type { Paint, Style } from "./paint.ts";

/** The code frame of a diagnostic in at most `width` columns; empty for a file without text. */
export function frameOf(diagnostic: Diagnostic, files: ContentFiles, width: number, paint: Paint): string[] {
  const text = textOf(diagnostic.file, files);
  if (text === undefined) return [];
  // What keeps a file from being read is often on the line before, or shows on the one behind.
  const neighbours = !files.parsed.has(diagnostic.file);
  return codeFrame(text, diagnostic, { width, neighbours, paint, style: styleOf(diagnostic) });
}

export function styleOf({ severity }: Diagnostic): Style {
  return severity === "error" ? "red" : "yellow";
}

/** Bytes that are no UTF-8 are shown as U+FFFD. A file that is far too large is not shown. */
function textOf(file: string, { texts, bytes }: ContentFiles): string | undefined {
  const data = bytes.get(file);
  if (data === undefined || !file.endsWith(".yaml")) return undefined;
  return texts.get(file) ?? (data.byteLength > maxBytes ? undefined : new TextDecoder().decode(data));
}
