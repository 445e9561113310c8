/** What differs between two states of a file that is one entry. */
import { changeMessages as said } from "../messages/changes.ts";
import type { Sentence } from "../messages/sentence.ts";
import { type Change, diffValues } from "./diff-values.ts";
import type { EntryChange } from "./entry-change.ts";
import { fileKind } from "./subjects.ts";
import type { TreeFile } from "./tree.ts";

/**
 * What happened to the file; that its comments or layout changed where it says the same as before.
 *
 * @param before `undefined` where it was not there.
 * @param after `undefined` where it is gone.
 */
export function compareFile(
  subject: Sentence,
  file: string,
  before: TreeFile | undefined,
  after: TreeFile | undefined,
): EntryChange {
  const isText = fileKind(file).top !== "facts";
  const whole = (what?: Sentence, changes: readonly Change[] = []) => ({ subject, file, what, changes, isText });
  if (before === undefined) return whole(said.added);
  if (after === undefined) return whole(said.removed);
  if (after.kind === "broken") return whole(said.brokenNow);
  if (before.kind === "broken") return whole(said.brokenBefore);
  if (before.kind === "other" || after.kind === "other") {
    return whole(file.startsWith("images/") ? said.replaced : said.fileChanged);
  }
  const changes = diffValues(before.value, after.value);
  return changes.length === 0 ? whole(said.layoutOnly) : whole(undefined, changes);
}
