/** How the place of a problem is written. */
import type { Place } from "../core/diagnostic.ts";

/**
 * Path of a content file as somebody in front of the folder writes it: `content/facts/site.yaml`. Empty is the
 * folder itself.
 */
export function pathOf(folder: string, file: string): string {
  const top = folder.replace(/(?<=.)[/\\]+$/, "");
  return file === "" ? top : `${top}/${file}`;
}

/** `content/facts/site.yaml:14:5`, which editors of code open at that place. */
export function placeName(folder: string, { file, line, column }: Place): string {
  const path = pathOf(folder, file);
  return file === "" ? path : `${path}:${line}:${column}`;
}
