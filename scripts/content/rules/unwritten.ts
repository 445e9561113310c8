/** Texts that somebody meant to write later: `TODO`, `...`, the Latin of layout programs. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { sourceMessages as said } from "../messages/source.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Nothing but punctuation. Signs such as ✓ and € say something, and so does a slash: it is the path of the home page. */
const onlyPunctuation = /^[^\P{P}/](?:[\p{Z}\s]*[^\P{P}/])*$/u;
const reminder = /^(?:TODO|FIXME|TBD|TBA|X{3,}|x{3,})(?=$|:)/;
const filler = /\blorem ipsum\b/i;

/** Languages in which "todo" is a word: it means "all". */
const saysTodo = ["es", "gl", "pt"];

export function checkUnwritten(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const [language = ""] = parsed.file.split("/");
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    const text = value.trim();
    const signs = onlyPunctuation.exec(text);
    const [piece] = signs ?? reminder.exec(text) ?? filler.exec(text) ?? [];
    if (piece === undefined || isFlawed(files, parsed.file, path)) return [];
    if (piece === "TODO" && saysTodo.includes(language)) return [];
    // Somebody may want three dots.
    const severity = signs === null ? "error" : "warning";
    const more = { path, severity } as const;
    return [problem(locateText(parsed, path, piece), "unwritten", said.unwritten(piece), said.writeNow, more)];
  });
}
