/** Changes since the base version, such as the target branch of a pull request. */
import { memo } from "../../core/memo.ts";
import { lineSpan } from "../../files/source-location.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";

/** Orders two conflicting values so that the changed one, if only one changed, comes last (it is blamed). */
export function changedLast<Ref extends ContentRef>(files: ContentFiles, first: Ref, second: Ref): [Ref, Ref] {
  return isChanged(files, first) && !isChanged(files, second) ? [second, first] : [first, second];
}

/** True if the value has a new, changed or deleted line. Always false without a base. */
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

/** Numbers of the new lines, from 1. Moved lines are not new. After a mere deletion, the lines around it count. */
function compareLines(before: readonly string[], now: readonly string[]): number[] {
  const { start, removed, added } = changedPart(before, now);
  if (added.length === 0) return removed.length === 0 ? [] : [start, start + 1];
  const moved = new Map<string, number>();
  for (const line of removed) moved.set(line, (moved.get(line) ?? 0) + 1);
  return added.flatMap((line, index) => {
    const count = moved.get(line) ?? 0;
    moved.set(line, count - 1);
    return count > 0 ? [] : [start + index + 1];
  });
}

/** The differing middle of two texts, after trimming common leading and trailing lines. `start` is the same in both. */
function changedPart(before: readonly string[], now: readonly string[]) {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { start, removed: before.slice(start, before.length - end), added: now.slice(start, now.length - end) };
}
