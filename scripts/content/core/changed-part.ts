/** What is between the lines that two texts begin and end with. */
export function changedPart(before: readonly string[], now: readonly string[]) {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { start, gone: before.slice(start, before.length - end), added: now.slice(start, now.length - end) };
}
