/** The texts that a report shows lines of. */

import type { Diagnostic } from "../core/diagnostic.ts";
import { maxBytes } from "../parse/decode.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/**
 * Text by file for the files with diagnostics, those included that the check could not take as text: what is wrong in them
 * can still be shown, with U+FFFD for bytes that are no UTF-8. A file that is far too large has none.
 */
export function sourceTexts(diagnostics: readonly Diagnostic[], { texts, bytes }: ContentFiles): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file } of diagnostics) {
    const data = bytes.get(file);
    if (data === undefined || !file.endsWith(".yaml")) continue;
    const text = texts.get(file) ?? (data.byteLength > maxBytes ? undefined : new TextDecoder().decode(data));
    if (text !== undefined) found.set(file, text);
  }
  return found;
}
