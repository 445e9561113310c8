/** The texts that a report shows lines of. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "../load.ts";
import type { Problem } from "../problem.ts";
import { maxFileBytes } from "../source.ts";

/**
 * Text by file for the files with problems, those included that the check could not take as text: what is wrong in them
 * can still be shown.
 */
export function sourceTexts(problems: readonly Problem[], files: ContentFiles): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file } of problems) {
    if (texts.has(file) || !file.endsWith(".yaml")) continue;
    const text = files.texts.get(file) ?? readLeniently(join(files.root, file));
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

/** Bytes that are no UTF-8 become U+FFFD. `undefined` for a file that is not there, or far too large. */
function readLeniently(path: string): string | undefined {
  try {
    const bytes = readFileSync(path);
    return bytes.byteLength > maxFileBytes ? undefined : new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}
