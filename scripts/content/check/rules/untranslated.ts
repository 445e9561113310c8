import { groupBy } from "../../core/group-by.ts";
import { isPending } from "../../files/todo-marks.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { changedLast } from "../indexes/changes.ts";
import { foreignTexts } from "../indexes/text-language.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../indexes/translated-pairs.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...translatedPairs(files).flatMap((pair) => compare(files, pair)), ...wrongLanguages(files)],
});

/** Texts in another language than their own. Those of a file that were swapped with their translations are one mistake. */
function wrongLanguages(files: ContentFiles): Finding[] {
  const keyOf = ({ file, path = [] }: ContentRef) => JSON.stringify([file, ...path]);
  const foreign = new Map(
    foreignTexts(files)
      .filter(({ parsed, path }) => !isPending(parsed, path))
      .map((text) => [keyOf(text), text]),
  );
  if (foreign.size === 0) return [];
  const pairs = translatedPairs(files).flatMap(({ original, translated, texts }) =>
    texts.map((pair) => {
      const refs = [
        { file: original.file, path: pair.originalPath },
        { file: translated.file, path: pair.path },
      ] as const;
      return { refs, isSame: pair.original === pair.value };
    }),
  );
  const swapped = pairs.flatMap(({ refs: [first, second], isSame }): Finding[] => {
    const isSwapped = foreign.has(keyOf(first)) && foreign.has(keyOf(second));
    if (isSame || isSwapped) for (const ref of [first, second]) foreign.delete(keyOf(ref));
    const [other, blamed] = changedLast(files, first, second);
    const data = { where: counterpartName(other, blamed) };
    return isSwapped ? [{ id: "untranslated.swapped", data, ...blamed, related: [other], severity: "warning" }] : [];
  });
  const byFile = [...groupBy(swapped, ({ file }) => file).values()].flatMap(([first, ...others]) => {
    const count = others.length + 1;
    return first === undefined ? [] : [{ ...first, data: { ...first.data, count } }];
  });
  const alone = [...foreign.values()].map(({ file, path, language }): Finding => {
    return { id: "untranslated.language", data: { language }, file, path, severity: "warning" };
  });
  return [...byFile, ...alone];
}

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
