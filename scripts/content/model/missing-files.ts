/** Files that are needed and not there: those of each language, and for every entry both its facts and its words. */

import { memo } from "../core/memo.ts";
import { nearest } from "../core/suggest.ts";
import { factFiles, wordFiles, wordFolders } from "../schema/collections.ts";
import { pageSchemas } from "../schema/pages.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";

interface Entry {
  readonly folder: string;
  readonly name: string;
}

export interface Missing {
  /** Folders of entries that were deleted in one place, which is one mistake and not one for each entry. */
  readonly folders: string[];
  /** Files that every content folder has. */
  readonly files: string[];
  /** Entries with facts that lack their words in a language. */
  readonly words: (Entry & { readonly language: string })[];
  /** Entries with words, but no facts. */
  readonly facts: Entry[];
  /** Files of entries under a wrong name, which would be both: the words of `name` and the facts of what was meant. */
  readonly misnamed: (Entry & { readonly top: string; readonly meant: string })[];
}

export const missingIn = memo((files: ContentFiles): Missing => {
  const missing: Missing = { folders: [], files: [], words: [], facts: [], misnamed: [] };
  if (![...files.present].some((file) => file.startsWith("facts/"))) return { ...missing, folders: ["facts"] };
  missing.files.push(...neededFiles(files).filter((file) => !files.present.has(file)));
  const tops = ["facts", ...files.languages];
  for (const folder of Object.keys(wordFolders)) {
    const counts = tops.map((top) => namesIn(files, `${top}/${folder}`).size);
    const gone = Math.max(...counts) > 1 ? tops.filter((_top, index) => counts[index] === 0) : [];
    missing.folders.push(...gone.map((top) => `${top}/${folder}`));
    if (gone.length === 0) findEntries(files, folder, missing);
  }
  return missing;
});

function neededFiles({ languages }: ContentFiles): string[] {
  const words = [...Object.keys(wordFiles), ...Object.keys(pageSchemas).map((page) => `pages/${page}`)];
  return [
    ...Object.keys(factFiles).map((name) => `facts/${name}.yaml`),
    ...languages.flatMap((language) => words.map((name) => `${language}/${name}.yaml`)),
  ];
}

function findEntries(files: ContentFiles, folder: string, missing: Missing): void {
  const facts = namesIn(files, `facts/${folder}`);
  const wordsOf = new Map(files.languages.map((language) => [language, namesIn(files, `${language}/${folder}`)]));
  const everywhere = (name: string) => [...wordsOf.values()].every((words) => words.has(name));
  const nowhere = (name: string) => [...wordsOf.values()].every((words) => !words.has(name));
  const withoutFacts = new Set([...wordsOf.values()].flatMap((words) => [...words]).filter((name) => !facts.has(name)));
  const misnamed = new Set<string>();
  for (const name of [...facts].filter(nowhere)) {
    const meant = nearest(name, [...withoutFacts].filter(everywhere));
    if (meant === undefined) continue;
    withoutFacts.delete(meant);
    misnamed.add(name);
    missing.misnamed.push({ top: "facts", folder, name, meant });
  }
  for (const [language, words] of wordsOf) {
    const lacking = new Set([...facts].filter((name) => !words.has(name) && !misnamed.has(name)));
    for (const name of [...words].filter((one) => withoutFacts.has(one) && !everywhere(one))) {
      const meant = nearest(name, [...lacking]);
      if (meant === undefined) continue;
      lacking.delete(meant);
      withoutFacts.delete(name);
      missing.misnamed.push({ top: language, folder, name, meant });
    }
    missing.words.push(...[...lacking].map((name) => ({ language, folder, name })));
  }
  missing.facts.push(...[...withoutFacts].map((name) => ({ folder, name })));
}
