/** Comments in a line of their own, brought in line with what stands around them. */
import { layoutOf } from "../comments.ts";

/**
 * Moves comments to the left that stand deeper than both the line above and the line below. Nothing can be meant by such
 * an indentation, and a printer would take it for one and move the text above instead. A comment that could be an entry
 * taken out, such as one below a key without a value, stays.
 *
 * @param text YAML that parses, with `\n` at line ends.
 */
export function settleComments(text: string): string {
  const { comments, continued } = layoutOf(text);
  const alone = new Set(comments.filter(({ isAlone }) => isAlone).map(({ line }) => line));
  const lines = text.split("\n");
  const isContent = (index: number) =>
    lines[index]?.trim() !== "" && !alone.has(index + 1) && !continued.has(index + 1) && index < lines.length;
  let above = "";
  return lines
    .map((line, index) => {
      if (isContent(index)) above = line;
      if (!alone.has(index + 1) || opensEntry(above)) return line;
      let next = index + 1;
      while (next < lines.length && !isContent(next)) next += 1;
      const most = Math.max(inner(above), outer(lines[next] ?? ""));
      return outer(line) > most ? " ".repeat(most) + line.trimStart() : line;
    })
    .join("\n");
}

/** A key, a hyphen or a block text whose value goes on below. */
function opensEntry(line: string): boolean {
  return /(?:^|\s|:)[-:>|][\d+-]*\s*(?:\s#.*)?$/.test(line) || /[[{,]\s*(?:\s#.*)?$/.test(line);
}

function outer(line: string): number {
  return line.length - line.trimStart().length;
}

/** Where the first key of an entry stands, behind its hyphens. */
function inner(line: string): number {
  return /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
}
