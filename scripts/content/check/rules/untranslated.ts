import { isPending } from "../../files/todo-marks.ts";
import type { ContentFiles } from "../content-files.ts";
import { changedLast } from "../indexes/changes.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../indexes/translated-pairs.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => translatedPairs(files).flatMap((pair) => compare(files, pair)),
});

/** Names and short texts may be the same in both languages, and so may texts marked as pending. */
function compare(files: ContentFiles, { original, translated, texts }: TranslatedPair): Finding[] {
  const sentences = texts.filter(
    ({ path, original: text }) => !isNames(text) && (isSentence(text) || (path.at(-1) === "title" && isProse(text, 3))),
  );
  const same = sentences.filter((pair) => pair.original === pair.value && !isPending(translated, pair.path));
  const isMostlyTranslated = same.length * 2 < sentences.length;
  return same.map(({ path, value, originalPath }) => {
    const source = { file: original.file, path: originalPath };
    const [other, blamed] = changedLast(files, source, { file: translated.file, path });
    const severity = isMostlyTranslated && isSentence(value) && isProse(value, 4) ? "error" : "warning";
    const data = { where: counterpartName(other, blamed) };
    return { id: "untranslated", data, ...blamed, related: [other], severity };
  });
}

function isSentence(text: string): boolean {
  return text.length >= 40 && text.split(/\s+/).length >= 6;
}

/** True for a list of names, such as those of printers. */
function isNames(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => /^\p{Lu}|\d/u.test(word));
}

/** True for a text with enough words in lower case: it is not just names, which are the same in every language. */
function isProse(text: string, minWords: number): boolean {
  return (text.match(/(?<![\p{L}{.])\p{Ll}{2,}/gu) ?? []).length >= minWords;
}
