/** What was changed since the base, such as that of a pull request. */
import { memo } from "../core/memo.ts";
import { linesAt } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import type { Spot } from "./spot.ts";

/** Two places that do not fit together, the one to blame last: what was changed if only one was, otherwise as given. */
export function changedLast<Place extends Spot>(files: ContentFiles, there: Place, here: Place): [Place, Place] {
  return isChanged(files, there) && !isChanged(files, here) ? [here, there] : [there, here];
}

/** True if a line of the value is new or changed, or one was deleted from it. Without a base nothing is. */
export function isChanged(files: ContentFiles, { file, path = [] }: Spot): boolean {
  if (files.base === undefined) return false;
  const [before, now] = [files.base, files].map(({ bytes }) => bytes.get(file));
  if (before === undefined || now === undefined) return before !== now;
  const parsed = files.parsed.get(file);
  const changed = changedLines(now)(before);
  if (parsed === undefined || changed.length === 0) return changed.length > 0;
  const [first, last] = linesAt(parsed, path);
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
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const gone = new Map<string, number>();
  for (const line of before.slice(start, before.length - end)) gone.set(line, (gone.get(line) ?? 0) + 1);
  if (start + end === now.length) return gone.size === 0 ? [] : [start, start + 1];
  return now.slice(start, now.length - end).flatMap((line, index) => {
    const left = gone.get(line) ?? 0;
    gone.set(line, left - 1);
    return left > 0 ? [] : [start + index + 1];
  });
}
