import { changedLast } from "../lookup/changes.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../lookup/translated-pairs.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { isPending } from "../parse/todo-marks.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => translatedPairs(files).flatMap((pair) => compare(files, pair)),
});

/** Names and short words may be the same; what is marked as pending is known to be. */
function compare(files: ContentFiles, { original, translated, texts }: TranslatedPair): Finding[] {
  const sentences = texts.filter(
    ({ path, original: text }) => !isNames(text) && (isSentence(text) || (path.at(-1) === "title" && isProse(text, 3))),
  );
  const same = sentences.filter((pair) => pair.original === pair.value && !isPending(translated, pair.path));
  const isForgotten = same.length * 2 < sentences.length;
  return same.map(({ path, value, originalPath }) => {
    const first = { file: original.file, path: originalPath };
    const [there, here] = changedLast(files, first, { file: translated.file, path });
    const severity = isForgotten && isSentence(value) && isProse(value, 4) ? "error" : "warning";
    const data = { where: whereBeside(there, here) };
    return { id: "untranslated", data, ...here, related: [there], severity };
  });
}

function isSentence(text: string): boolean {
  return text.length >= 40 && text.split(/\s+/).length >= 6;
}

/** Names in a row, such as those of printers. */
function isNames(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => /^\p{Lu}|\d/u.test(word));
}

/** Names in a row are the same in every language; a sentence has words in lower case between them. */
function isProse(text: string, words: number): boolean {
  return (text.match(/(?<![\p{L}{.])\p{Ll}{2,}/gu) ?? []).length >= words;
}
