/** What was changed since the base, such as that of a pull request. */
import { changedPart } from "../core/changed-part.ts";
import { memo } from "../core/memo.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import { lineSpan } from "../parse/source-location.ts";

/** Two places that do not fit together, the one to blame last: what was changed if only one was, otherwise as given. */
export function changedLast<Place extends ContentRef>(files: ContentFiles, there: Place, here: Place): [Place, Place] {
  return isChanged(files, there) && !isChanged(files, here) ? [here, there] : [there, here];
}

/** True if a line of the value is new or changed, or one was deleted from it. Without a base nothing is. */
export function isChanged(files: ContentFiles, { file, path = [] }: ContentRef): boolean {
  if (files.base === undefined) return false;
  const [before, now] = [files.base, files].map(({ bytes }) => bytes.get(file));
  if (before === undefined || now === undefined) return before !== now;
  const parsed = files.parsed.get(file);
  const changed = changedLines(now)(before);
  if (parsed === undefined || changed.length === 0) return changed.length > 0;
  const [first, last] = lineSpan(parsed, path);
  return changed.some((line) => first <= line && line <= last);
}

const changedLines = memo((now: Uint8Array) =>
  memo((before: Uint8Array) => compareLines(linesOf(before), linesOf(now))),
);

function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).split("\n");
}

/** Numbers of the lines between what both texts begin and end with that were not there; of a deletion, those around it. */
function compareLines(before: readonly string[], now: readonly string[]): number[] {
  const { start, removed, added } = changedPart(before, now);
  const moved = new Map<string, number>();
  for (const line of removed) moved.set(line, (moved.get(line) ?? 0) + 1);
  if (added.length === 0) return removed.length === 0 ? [] : [start, start + 1];
  return added.flatMap((line, index) => {
    const left = moved.get(line) ?? 0;
    moved.set(line, left - 1);
    return left > 0 ? [] : [start + index + 1];
  });
}
