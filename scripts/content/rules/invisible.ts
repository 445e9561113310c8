/** Invisible characters that a text has by an escape, `"\u202E"`: the file itself looks harmless. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { sourceMessages as said } from "../messages/source.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import { findInvisible } from "../parse/invisible-characters.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkInvisible(files: ContentFiles, parsed: ParsedFile): Problem[] {
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    // Line ends of files are one character by now, so a carriage return is an escape too.
    const [hidden] = /\r/.exec(value) ?? findInvisible(value) ?? [];
    if (hidden === undefined || isFlawed(files, parsed.file, path)) return [];
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const message = said.invisible(`U+${code}`);
    return [problem(locate(parsed, path), "invisible-character", message, said.deleteEscape, { path })];
  });
}
