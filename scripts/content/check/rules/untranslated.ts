import { groupBy } from "../../core/group-by.ts";
import { valueAt } from "../../core/value-path.ts";
import { isPending } from "../../files/todo-marks.ts";
import { translatedFiles } from "../begun.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { changedLast } from "../indexes/changes.ts";
import { isProse, isSentence, sameTexts } from "../indexes/same-texts.ts";
import { foreignTexts } from "../indexes/text-language.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../indexes/translated-pairs.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(all) {
    const files = translatedFiles(all);
    const copied = copiedLanguages(files);
    const pairs = translatedPairs(files).filter(({ language }) => !copied.includes(language));
    return [
      ...copied.map((language) => shouldBeBegun(files, language)),
      ...pairs.flatMap((pair) => compare(files, pair)),
      ...wrongLanguages(files).filter(({ file }) => !copied.includes(file.split("/")[0] ?? "")),
    ];
  },
});

/** Complete languages most of whose pages repeat the first language. */
function copiedLanguages(files: ContentFiles): string[] {
  return files.languages.slice(1).filter((language) => {
    const pages = translatedPairs(files).filter(
      (pair) => pair.language === language && /^\w+\/(?:pages|texts)\//.test(pair.translated.file),
    );
    return pages.filter(({ translated, texts }) => sameTexts(translated, texts).isMostly).length * 2 > pages.length;
  });
}

function shouldBeBegun({ parsed }: ContentFiles, language: string): Finding {
  const listed = valueAt(parsed.get("site.yaml")?.value, ["languages"]);
  const index = Array.isArray(listed) ? listed.indexOf(language) : 0;
  return { id: "untranslated.most", data: { language }, file: "site.yaml", path: ["languages", index] };
}

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

function compare(files: ContentFiles, { original, translated, texts }: TranslatedPair): Finding[] {
  const { same, isMostly } = sameTexts(translated, texts);
  return same.map(({ path, value, originalPath }) => {
    const source = { file: original.file, path: originalPath };
    const [other, blamed] = changedLast(files, source, { file: translated.file, path });
    const severity = !isMostly && isSentence(value) && isProse(value, 4) ? "error" : "warning";
    const data = { where: counterpartName(other, blamed) };
    return { id: "untranslated", data, ...blamed, related: [other], severity };
  });
}
