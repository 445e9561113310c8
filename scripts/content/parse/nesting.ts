/**
 * How deep entries stand inside each other, judged from the text alone: the YAML parser calls itself for every level
 * and would end the process before it could report anything.
 */

/** Columns of indentation, with the hyphens of lists. Content has a dozen. */
const maxColumns = 200;
/** Brackets inside brackets. Content has one or two. */
const maxBrackets = 50;
/** Colons on one line, each of which may open an entry inside the one before. */
const maxColons = 500;

/** The offset of the first character that is deeper than any content; `undefined` for sensible text. */
export function tooDeepAt(text: string): number | undefined {
  for (const { 0: run, index } of text.matchAll(/^[ \t]*(?:[-?] +)*/gm)) {
    if (run.length > maxColumns) return index + maxColumns;
  }
  let open = 0;
  let colons = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}\n]|: /g)) {
    if (sign === "\n") colons = 0;
    else if (sign === ": ") colons += 1;
    else open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
    if (open > maxBrackets || colons > maxColons) return index;
  }
  return undefined;
}
