/** The differing middle of two texts, after trimming common leading and trailing lines. `start` is the same in both. */
export function changedPart(before: readonly string[], now: readonly string[]) {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { start, removed: before.slice(start, before.length - end), added: now.slice(start, now.length - end) };
}
