/** Every file that is needed is there: those of each language, and for every entry both its facts and its words. */
import { namesIn } from "../content.ts";
import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { nearest } from "../core/suggest.ts";
import { factFiles, wordFiles, wordFolders } from "../layout.ts";
import { fileMessages as said } from "../messages/files.ts";
import { hints } from "../messages/hints.ts";
import { pageSchemas } from "../schema/pages.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkFiles(files: ContentFiles): Problem[] {
  const hasFacts = [...files.present].some((file) => file.startsWith("facts/"));
  if (!hasFacts) {
    return [problem(startOf("facts"), "missing-folder", said.folderMissing("content/facts"), hints.restore)];
  }
  const folders = Object.keys(wordFolders).flatMap(
    (folder) => missingFolders(files, folder) ?? checkEntries(files, folder),
  );
  return [...missingFiles(files), ...folders];
}

/**
 * Folders of entries that were deleted in one place, which is one problem and not one for each entry.
 *
 * @returns `undefined` where all are there.
 */
function missingFolders(files: ContentFiles, folder: string): Problem[] | undefined {
  const tops = ["facts", ...files.languages];
  const counts = tops.map((top) => namesIn(files, `${top}/${folder}`).size);
  const gone = Math.max(...counts) > 1 ? tops.filter((_top, index) => counts[index] === 0) : [];
  if (gone.length === 0) return undefined;
  return gone.map((top) => {
    const message = said.folderMissing(`content/${top}/${folder}`);
    return problem(startOf(`${top}/${folder}`), "missing-folder", message, hints.restore);
  });
}

/** Files that every content folder has. */
function missingFiles(files: ContentFiles): Problem[] {
  const words = [...Object.keys(wordFiles), ...Object.keys(pageSchemas).map((page) => `pages/${page}`)];
  const needed = [
    ...Object.keys(factFiles).map((name) => `facts/${name}.yaml`),
    ...files.languages.flatMap((language) => words.map((name) => `${language}/${name}.yaml`)),
  ];
  return needed
    .filter((file) => !files.present.has(file))
    .map((file) => {
      const [language = "", ...rest] = file.split("/");
      const [source = ""] = files.languages;
      const hint =
        language === "facts" || language === source
          ? hints.restore
          : said.copyAndTranslate(`${source}/${rest.join("/")}`, file);
      return problem(startOf(file), "missing-file", said.missingFile, hint);
    });
}

/** Plugins and releases: facts without words, words without facts. A wrong file name is both and is said once. */
function checkEntries(files: ContentFiles, folder: string): Problem[] {
  const facts = namesIn(files, `facts/${folder}`);
  const wordsOf = new Map(files.languages.map((language) => [language, namesIn(files, `${language}/${folder}`)]));
  const everywhere = (name: string) => [...wordsOf.values()].every((words) => words.has(name));
  const nowhere = (name: string) => [...wordsOf.values()].every((words) => !words.has(name));
  const problems: Problem[] = [];
  const withoutFacts = new Set([...wordsOf.values()].flatMap((words) => [...words]).filter((name) => !facts.has(name)));
  const misnamed = new Set<string>();
  for (const name of [...facts].filter(nowhere)) {
    const meant = nearest(name, [...withoutFacts].filter(everywhere));
    if (meant === undefined) continue;
    withoutFacts.delete(meant);
    misnamed.add(name);
    problems.push(wrongName(`facts/${folder}/${name}.yaml`, meant, said.noWordsFor(name)));
  }
  for (const [language, words] of wordsOf) {
    const missing = new Set([...facts].filter((name) => !words.has(name) && !misnamed.has(name)));
    for (const name of [...words].filter((one) => withoutFacts.has(one) && !everywhere(one))) {
      const meant = nearest(name, [...missing]);
      if (meant === undefined) continue;
      missing.delete(meant);
      withoutFacts.delete(name);
      problems.push(wrongName(`${language}/${folder}/${name}.yaml`, meant, said.noFactsFor(name)));
    }
    problems.push(...[...missing].map((name) => missingWords(folder, language, name)));
  }
  return [...problems, ...[...withoutFacts].map((name) => missingFacts(files, folder, name))];
}

function wrongName(file: string, meant: string, message: Sentence): Problem {
  const right = file.replace(/[^/]*\.yaml$/, `${meant}.yaml`);
  return problem(startOf(file), "unknown-file", message, said.renameFile(meant, right));
}

function missingWords(folder: string, language: string, name: string): Problem {
  const file = `${language}/${folder}/${name}.yaml`;
  const more = { related: [startOf(`facts/${folder}/${name}.yaml`)] };
  return problem(startOf(file), "missing-translation", said.wordsMissing(name, language), said.writeFile(file), more);
}

function missingFacts(files: ContentFiles, folder: string, name: string): Problem {
  const words = files.languages.map((language) => `${language}/${folder}/${name}.yaml`);
  const there = words.filter((file) => files.present.has(file));
  const hint = said.writeOrDelete(there);
  const more = { related: there.map(startOf) };
  const place = startOf(`facts/${folder}/${name}.yaml`);
  return problem(place, "missing-facts", said.factsMissing(name), hint, more);
}
