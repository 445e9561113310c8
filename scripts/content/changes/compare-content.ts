/** What differs between two states of the content, entry by entry. Pure: where the states come from is not known here. */
import { compareFile } from "./compare-file.ts";
import type { EntryChange } from "./entry-change.ts";
import { type OutdatedText, outdatedTexts } from "./outdated-texts.ts";
import { comparePartners } from "./partners.ts";
import { compareSplitEntries } from "./split-entries.ts";
import { fileKind, fileSubject, isSplit } from "./subjects.ts";
import { type ContentTree, languagesIn } from "./tree.ts";

export interface ContentChanges {
  /** Facts, then words in the order of the languages, then pictures and what is unknown. */
  readonly entries: readonly EntryChange[];
  /** Texts of other languages whose original has changed. */
  readonly outdated: readonly OutdatedText[];
}

/**
 * Compares two states.
 *
 * @param files Paths of the files that are not the same bytes, relative to the content folder.
 */
export function compareContent(before: ContentTree, after: ContentTree, files: readonly string[]): ContentChanges {
  const split = files.filter((file) => isSplit(fileKind(file).folder) && file.endsWith(".yaml"));
  const partners = files.filter((file) => file.startsWith("facts/partners/") && file.endsWith(".yaml"));
  const others = files.filter((file) => !split.includes(file) && !partners.includes(file));
  const entries = [
    ...comparePartners(before, after, partners),
    ...compareSplitEntries(before, after, split),
    ...others.map((file) => compareFile(fileSubject(file), file, before.read(file), after.read(file))),
  ];
  const languages = languagesIn(after).length > 0 ? languagesIn(after) : languagesIn(before);
  const rank = ({ file }: EntryChange) => {
    const place = ["facts", ...languages].indexOf(fileKind(file).top);
    return place < 0 ? languages.length + 1 : place;
  };
  return {
    entries: entries.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)),
    outdated: outdatedTexts(before, after, files, languages),
  };
}
