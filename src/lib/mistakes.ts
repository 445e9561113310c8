/** Where a word may be longer than what was typed. */
interface Open {
  readonly start: boolean;
  readonly end: boolean;
}

/** Edit distance to a word or a part of it, in which a swap of neighbours counts once (optimal string alignment). */
export function mistakesBetween(typed: string, word: string, open: Open): number {
  const across = word.length;
  let above: number[] = [];
  let row = Array.from({ length: across + 1 }, (_, column) => (open.start ? 0 : column));
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= across; column += 1) {
      const same = typed[line - 1] === word[column - 1];
      let fewest = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = line > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (swapped) fewest = Math.min(fewest, (above[column - 2] ?? 0) + 1);
      next.push(fewest);
    }
    above = row;
    row = next;
  }
  return open.end ? Math.min(...row) : (row[across] ?? 0);
}
