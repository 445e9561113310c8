/** Parts of a line that are shaped one by one, from left to right. */

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Letters that the site's typeface has, and others. In a line with letters from right to left the parts are in that
 * order; each is shaped in its own direction.
 */
export function runsOf(line: string, isOwn: (letter: string) => boolean): string[] {
  const runs: string[] = [];
  let before: boolean | undefined;
  for (const letter of line) {
    const now = isOwn(letter);
    if (now === before) runs.push(`${runs.pop()}${letter}`);
    else runs.push(letter);
    before = now;
  }
  if (!rightToLeft.test(line)) return runs;
  // A space before Latin letters is at their right.
  return runs.flatMap((run) => run.split(/(?<=^\s+)(?=\S)|(?<=\S)(?=\s+$)/)).reverse();
}
