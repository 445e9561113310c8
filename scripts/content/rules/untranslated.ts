/** Sentences that are the same in two languages: copied, and not translated. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { walkPairs } from "../core/value-path.ts";
import { parityMessages as said } from "../messages/parity.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { isPending } from "../parse/todo-marks.ts";

/**
 * Compares the texts of a file. In a file that is translated, one sentence that is not was forgotten: an error. In a file
 * that is still to be translated all of them are, which may be published: warnings. Names and short words may be the
 * same; what is marked as pending is known to be.
 */
export function checkUntranslated(original: ParsedFile, translated: ParsedFile): Problem[] {
  const sentences = [...walkPairs(original.value, translated.value)].filter((pair) => isSentence(pair.original));
  const same = sentences.filter((pair) => pair.original === pair.value && !isPending(translated, pair.path));
  const isForgotten = same.length * 2 < sentences.length;
  return same.map(({ path, value, originalPath }) => {
    const related = [locate(original, originalPath)];
    const severity = isForgotten && isProse(value) ? "error" : "warning";
    const message = said.untranslated(original.file);
    return problem(locate(translated, path), "untranslated", message, said.translate, { path, severity, related });
  });
}

function isSentence(text: string): boolean {
  return text.length >= 40 && text.split(/\s+/).length >= 6;
}

/** Names in a row are the same in every language; a sentence has words in lower case between them. */
function isProse(text: string): boolean {
  return (text.match(/(?<![\p{L}{.])\p{Ll}{2,}/gu) ?? []).length >= 4;
}
