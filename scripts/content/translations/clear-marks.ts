/** Takes marks out of a file and leaves everything else as it is, to the byte. */
import type { Comment } from "../comments.ts";

/**
 * @param text The text of the file, with or without byte order mark.
 * @param marks Comments of it, at their places in the text without byte order mark. One in a line of its own goes with
 *   its line.
 */
export function clearMarks(text: string, marks: readonly Comment[]): string {
  const head = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return marks
    .reduceRight((left, { start, end, isAlone }) => {
      const before = left.slice(0, start);
      const behind = left.slice(end);
      return isAlone
        ? before.replace(/[ \t]*$/, "") + behind.replace(/^(?:\r\n|\n|\r)/, "")
        : before.trimEnd() + behind;
    }, text.slice(head.length))
    .replace(/^/, head);
}
