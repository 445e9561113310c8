/** Breaks a long text into lines that YAML folds into the same text again. */

/** Widest line of a content file, as in the rest of the project. */
export const maxColumns = 120;

/**
 * The lines of a folded text, each as long as it can be.
 *
 * @param value One line. Line breaks, and spaces at its ends, cannot be folded back.
 * @param columns Room for each line. A word that is longer gets a line of its own.
 * @returns `undefined` where the text cannot be broken.
 */
export function wrap(value: string, columns: number): string[] | undefined {
  if (/[\r\n]|^\s|\s$/.test(value)) return undefined;
  const [first = "", ...others] = words(value);
  if (others.length === 0) return undefined;
  const lines = [first];
  for (const word of others) {
    const last = lines.at(-1) ?? "";
    if (width(last) + 1 + width(word) > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** True where the text has tags: its lines then show its parts, and are left as somebody made them. */
export function hasTags(value: string): boolean {
  return /<\/?[a-z][^>]*>/i.test(value);
}

/** Columns that a text takes: an emoji is one character to people and two to JavaScript. */
export function width(text: string): number {
  return [...text].length;
}

/**
 * Parts between single spaces. Two spaces side by side are part of a text and cannot be at a line's end; a tag is not
 * broken.
 */
function words(value: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (const { index } of value.matchAll(/(?<=\S) (?=\S)/g)) {
    if (/<\/?[a-z][^<>]*$/i.test(value.slice(begin, index))) continue;
    parts.push(value.slice(begin, index));
    begin = index + 1;
  }
  return [...parts, value.slice(begin)];
}
