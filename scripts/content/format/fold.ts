/** Texts that are wider than a line: written as `>-`, with the text below. */
import { isCollection, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, visit } from "yaml";
import { hasTags, maxColumns, width, wrap } from "./wrap.ts";

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Folds long texts.
 *
 * Left as they are: texts in brackets, texts with line breaks or escapes of their own, the lines of HTML that is folded
 * already, what has no space to break at.
 *
 * @param source YAML that parses, as the printer writes it: an entry's value on the line of its key, or below it.
 */
export function foldLongTexts(source: string): string {
  const changes: Change[] = [];
  visit(parseDocument(source, { version: "1.2" }), {
    Scalar(key, node, path) {
      const parent = path.at(-1);
      if (key === "key" || path.some((one) => isCollection(one) && one.flow === true)) return;
      if (!isPair(parent) && !isSeq(parent)) return;
      const change = node.type === Scalar.BLOCK_FOLDED ? rewrap(source, node) : fold(source, node, parent);
      if (change !== undefined) changes.push(change);
    },
  });
  return changes.reduceRight(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    source,
  );
}

function fold(source: string, node: Scalar, parent: Pair | Node): Change | undefined {
  const [start, end] = node.range ?? [0, 0];
  const written = source.slice(start, end);
  if (typeof node.value !== "string" || !isWrittenAsRead(node, written)) return undefined;
  const space = spaceBefore(source, start, parent);
  const comment = /^[ \t]*(#[^\n]*)?(?=\n|$)/.exec(source.slice(end));
  if (space === undefined || comment === null) return undefined;
  const [behind, mark = ""] = comment;
  if (mark !== "" && (space + written).includes("\n")) return undefined;
  const signEnd = start - space.length;
  const lineStart = source.lastIndexOf("\n", signEnd - 1) + 1;
  const column = (isPair(parent) ? keyStart(parent) : signEnd - 1) - lineStart;
  if (width(`${source.slice(lineStart, signEnd)} ${node.value}`) <= maxColumns) return undefined;
  const lines = wrap(node.value, maxColumns - column - 2);
  if (lines === undefined) return undefined;
  const header = mark === "" ? " >-" : ` >- ${mark.trimEnd()}`;
  return { start: signEnd, end: end + behind.length, text: [header, ...indented(lines, column + 2)].join("\n") };
}

/** White space between a value and the colon of its key, or the hyphen of its entry; `undefined` where more is there. */
function spaceBefore(source: string, start: number, parent: Pair | Node): string | undefined {
  if (!isPair(parent)) return /(?<=-) +$/.exec(source.slice(0, start))?.[0];
  const keyEnd = isScalar(parent.key) ? parent.key.range?.[1] : undefined;
  return /^ *:(\s+)$/.exec(source.slice(keyEnd ?? start, start))?.[1];
}

function keyStart({ key }: Pair): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0;
}

/** A folded text that has lines wider than they should be. */
function rewrap(source: string, node: Scalar): Change | undefined {
  const [start, end] = node.range ?? [0, 0];
  const { value } = node;
  const [header = "", ...rest] = source.slice(start, end).replace(/\n$/, "").split("\n");
  if (typeof value !== "string" || !/^>-(?:\s|$)/.test(header) || hasTags(value)) return undefined;
  if (rest.every((line) => width(line) <= maxColumns)) return undefined;
  const column = (rest[0] ?? "").length - (rest[0] ?? "").trimStart().length;
  const lines = wrap(value, maxColumns - column);
  if (lines === undefined) return undefined;
  return {
    start,
    end: start + [header, ...rest].join("\n").length,
    text: [header, ...indented(lines, column)].join("\n"),
  };
}

function indented(lines: readonly string[], column: number): string[] {
  return lines.map((line) => " ".repeat(column) + line);
}

/** True where a quoted text has no escapes but those of quotes: what these hide from sight a folded text would show. */
function isWrittenAsRead(node: Scalar, written: string): boolean {
  if (node.anchor !== undefined || node.tag !== undefined) return false;
  if (node.type === Scalar.QUOTE_DOUBLE) return !/\\[^"\\]/.test(written.replaceAll("\\\\", ""));
  return node.type === Scalar.PLAIN || node.type === Scalar.QUOTE_SINGLE;
}
