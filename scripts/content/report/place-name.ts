/** How the place of a diagnostic is written. */
import type { SourceLocation } from "../core/diagnostic.ts";

/**
 * Path of a content file as somebody in front of the folder writes it: `content/facts/site.yaml`. Empty is the
 * folder itself.
 */
export function pathOf(folder: string, file: string): string {
  const top = folder.replace(/(?<=.)[/\\]+$/, "");
  return file === "" ? top : `${top}/${file}`;
}

/** `content/facts/site.yaml:14:5`, which editors of code open at that place. */
export function placeName(folder: string, { file, line, column }: SourceLocation): string {
  const path = pathOf(folder, file);
  return file === "" ? path : `${path}:${line}:${column}`;
}
