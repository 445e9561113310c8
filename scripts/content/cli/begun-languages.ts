/** What is translated of the begun languages, and what is not. */
import { pagesOf } from "../../../src/routes/routes.ts";
import { translatedFiles } from "../check/begun.ts";
import type { Content } from "../check/content.ts";
import type { ContentFiles } from "../check/content-files.ts";
import { textsIn } from "../check/indexes/strings.ts";
import { translatedPairs } from "../check/indexes/translated-pairs.ts";
import { groupBy } from "../core/group-by.ts";
import type { Message } from "../core/messages/message.ts";
import { composeAddresses } from "../emit/shell.ts";
import { lineSpan } from "../files/source-location.ts";
import { lineTimes } from "./git.ts";
import { locationName, pathOf } from "./report/subject.ts";

/** How much of each begun language is translated. */
export function coverageOf(content: Content, files: ContentFiles): Message[] {
  const pages = pagesOf(composeAddresses(content));
  const [first = ""] = files.languages;
  return files.begun.map((code) => {
    const data = {
      code,
      pages: pages.filter((page) => content.isTranslated(page, code)).length,
      allPages: pages.length,
      texts: textsOf(files, code).length,
      allTexts: textsOf(files, first).length,
    };
    return { id: "tool.begun.coverage", data };
  });
}

const textsOf = (files: ContentFiles, code: string) =>
  textsIn(translatedFiles(files)).filter(({ language }) => language === code);

/**
 * Files with texts that are missing in a begun language, and texts whose original was committed after them.
 *
 * @param root Absolute path of the content folder, in a Git repository; without one, no text counts as changed.
 */
export function missingTexts(files: ContentFiles, code: string, folder: string, root: string): Message[] {
  if (!files.begun.includes(code)) return [{ id: "tool.language.not-begun", data: { code } }];
  const [first = ""] = files.languages;
  const nameIn = (file: string) => file.replace(/^[a-z]{2}(?=\/)/, code);
  const own = groupBy(textsOf(files, code), ({ file }) => file);
  const originals = groupBy(textsOf(files, first), ({ file }) => nameIn(file));
  const missing = [...originals].flatMap(([file, texts]): Message[] => {
    const count = texts.length - (own.get(file)?.length ?? 0);
    return count > 0 ? [{ id: "tool.begun.file", data: { file: pathOf(folder, file), count } }] : [];
  });
  const changed = changedOriginals(files, code, folder, root);
  return [
    ...(missing.length > 0 ? [{ id: "tool.begun.missing" } as const, ...missing] : []),
    ...(changed.length > 0 ? [{ id: "tool.begun.changed" } as const, ...changed] : []),
  ];
}

function changedOriginals(files: ContentFiles, code: string, folder: string, root: string): Message[] {
  const pairs = translatedPairs(translatedFiles(files)).filter(({ language }) => language === code);
  return pairs.flatMap(({ original, translated, texts }) => {
    const [before, after] = [original, translated].map(({ file }) => lineTimes(root, file));
    return texts.flatMap(({ path, originalPath }): Message[] => {
      const [from, to] = [lineSpan(original, originalPath), lineSpan(translated, path)];
      const latest = (times: readonly number[] = [], [start, end]: readonly number[]) =>
        Math.max(0, ...times.slice((start ?? 1) - 1, end));
      if (latest(before, from) <= latest(after, to)) return [];
      const place = locationName(folder, { file: translated.file, line: to[0], column: 1 });
      return [{ id: "tool.begun.text", data: { place, path: path.join(" › ") } }];
    });
  });
}
