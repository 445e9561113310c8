/** What happened to plugins and releases: each one is a file of facts and one of words for each language. */
import { changeMessages as said } from "../messages/changes.ts";
import { isRecord } from "../walk.ts";
import { compareFile } from "./compare-file.ts";
import type { EntryChange } from "./entry-change.ts";
import { fileKind, isSplit, type SplitKind, splitSubject } from "./subjects.ts";
import { type ContentTree, languagesIn, valueIn } from "./tree.ts";

interface SplitEntry {
  readonly kind: SplitKind;
  readonly name: string;
}

/** An entry with another file name is the same one where at least this share of it stayed. */
const enoughInCommon = 0.5;

/**
 * One line for an entry that came, went or was renamed as a whole; otherwise one for its facts and for its words in each
 * language.
 *
 * @param files Files that are not the same bytes.
 */
export function compareSplitEntries(before: ContentTree, after: ContentTree, files: readonly string[]): EntryChange[] {
  const tops = [...new Set(["facts", ...languagesIn(before), ...languagesIn(after)])];
  const isIn = (tree: ContentTree, one: SplitEntry) => tops.some((top) => tree.read(pathOf(top, one)) !== undefined);
  const entries = entriesOf(files);
  const added = new Set(entries.filter((one) => !isIn(before, one)));
  const removed = new Set(entries.filter((one) => !isIn(after, one)));
  const whole = (one: SplitEntry, tree: ContentTree, what: EntryChange["what"]): EntryChange => {
    return {
      subject: splitSubject(one.kind, one.name, tree),
      file: pathOf("facts", one),
      what,
      changes: [],
      isText: false,
    };
  };
  const parts = (from: SplitEntry, to: SplitEntry) =>
    tops.map((top) => {
      const subject = splitSubject(to.kind, to.name, after);
      const named = top === "facts" ? subject : said.inLanguage(subject, top);
      return {
        top,
        change: compareFile(named, pathOf(top, to), before.read(pathOf(top, from)), after.read(pathOf(top, to))),
      };
    });
  const renamed = [...added].flatMap((to): EntryChange[] => {
    const from = [...removed].find(
      (one) => one.kind === to.kind && commonShare(before, one, after, to, tops) >= enoughInCommon,
    );
    if (from === undefined) return [];
    removed.delete(from);
    added.delete(to);
    const details = parts(from, to).filter(({ change }) => change.changes.length > 0);
    return [whole(to, after, said.renamed(from.name)), ...details.map(({ change }) => change)];
  });
  const stayed = entries.filter((one) => isIn(before, one) && isIn(after, one));
  return [
    ...[...added].map((one) => whole(one, after, said.added)),
    ...[...removed].map((one) => whole(one, before, said.removed)),
    ...renamed,
    ...stayed.flatMap((one) =>
      parts(one, one).flatMap(({ top, change }) => (files.includes(pathOf(top, one)) ? [change] : [])),
    ),
  ];
}

function pathOf(top: string, { kind, name }: SplitEntry): string {
  return `${top}/${kind}/${name}.yaml`;
}

function entriesOf(files: readonly string[]): SplitEntry[] {
  const found = new Map<string, SplitEntry>();
  for (const file of files) {
    const { folder: kind, name } = fileKind(file);
    if (isSplit(kind)) found.set(`${kind}/${name}`, { kind, name });
  }
  return [...found.values()];
}

/** The share of two entries that is the same in facts and words, 0 to 1. */
function commonShare(
  before: ContentTree,
  from: SplitEntry,
  after: ContentTree,
  to: SplitEntry,
  tops: readonly string[],
): number {
  const there = new Set(tops.flatMap((top) => leavesOf(valueIn(before, pathOf(top, from)), top)));
  const here = new Set(tops.flatMap((top) => leavesOf(valueIn(after, pathOf(top, to)), top)));
  const common = [...there].filter((leaf) => here.has(leaf)).length;
  return common / Math.max(1, there.size, here.size);
}

/** Every value that is no list and no map, with its keys. */
function leavesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, `${path} -`));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, `${path} ${key}`));
  return value === undefined ? [] : [`${path} ${JSON.stringify(value)}`];
}
