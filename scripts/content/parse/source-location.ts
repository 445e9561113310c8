/** From a path inside a value to its place in the file. */
import { type Document, isCollection, isMap, isPair, isScalar, type LineCounter, Scalar } from "yaml";
import type { SourceLocation } from "../core/diagnostic.ts";

/** A file whose parts have places. */
export interface Located {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Offsets of the first character and of the one behind the last. */
export type Range = readonly [start: number, end: number, ...number[]];

/** A range of a file to lines and columns that count from 1. */
export function toLocation(file: string, lines: LineCounter, [from, to]: Range): SourceLocation {
  const start = lines.linePos(from);
  const end = lines.linePos(Math.max(from, to));
  return { file, line: start.line, column: start.col, endLine: end.line, endColumn: end.col };
}

/** The same for a piece of one line in a text that has no line counter yet. */
export function locationInText(file: string, text: string, offset: number, length: number): SourceLocation {
  const before = text.slice(0, offset).split("\n");
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return { file, line, column, endLine: line, endColumn: column + length };
}

/** The place of the value at `path`, or of its key; if there is none, the nearest entry around it. */
export function locate(
  parsed: Located,
  path: readonly PropertyKey[],
  target: "value" | "key" = "value",
): SourceLocation {
  return toLocation(parsed.file, parsed.lines, find(parsed, path, target).range);
}

/** The first and the last line of a value, with that of its key. */
export function lineSpan(parsed: Located, path: readonly PropertyKey[]): [first: number, last: number] {
  const { range, node } = find(parsed, path, "value");
  const [start, end] = ((isScalar(node) || isCollection(node)) && node.range) || range;
  return [locate(parsed, path, "key").line, parsed.lines.linePos(Math.max(start, end - 1)).line];
}

/**
 * The place of a piece of the text at `path`, such as a placeholder. If the piece is not written like that in
 * the file (it is escaped, or broken over two lines), the place of the whole text.
 *
 * @param nth Which one, if the text has the piece several times: 0 is the first.
 */
export function locateText(parsed: Located, path: readonly PropertyKey[], piece: string, nth = 0): SourceLocation {
  const { node } = find(parsed, path, "value");
  if (!isScalar(node) || !node.range || piece === "") return locate(parsed, path);
  const [start, end] = node.range;
  const source = parsed.text.slice(start, end);
  let index = source.indexOf(piece);
  for (let skipped = 0; skipped < nth && index >= 0; skipped += 1) index = source.indexOf(piece, index + 1);
  if (index < 0) return locate(parsed, path);
  return toLocation(parsed.file, parsed.lines, [start + index, start + index + piece.length]);
}

/**
 * The location of a part of the text at `path`; of the whole text if the part is not written as it reads.
 *
 * @param range Offsets in the text, end exclusive.
 */
export function locateRange(parsed: Located, path: readonly PropertyKey[], range: Range): SourceLocation {
  const { node } = find(parsed, path, "value");
  const [start, end] = range.map((offset) => (isScalar(node) ? sourceOffset(parsed, node, offset) : undefined));
  if (start === undefined || end === undefined) return locate(parsed, path);
  return toLocation(parsed.file, parsed.lines, [start, end]);
}

/** The offset in the file of a character of a text. */
function sourceOffset({ text, lines }: Located, node: Scalar, offset: number): number | undefined {
  const [from = 0, to = 0] = node.range ?? [];
  const value = String(node.value);
  if (node.type !== Scalar.BLOCK_LITERAL) {
    const index = text.slice(from, to).indexOf(value);
    return index < 0 ? undefined : from + index + offset;
  }
  const above = value.slice(0, offset).split("\n");
  const line = lines.linePos(from).line + above.length;
  const [start, next = text.length + 1] = lines.lineStarts.slice(line - 1);
  if (start === undefined) return undefined;
  const written = text.slice(start, next - 1).replace(/\r$/, "");
  const read = value.split("\n")[above.length - 1] ?? "";
  return start + written.length - read.length + (above.at(-1)?.length ?? 0);
}

/** The text at `path` as the parser found it. */
export function scalarAt(parsed: Located, path: readonly PropertyKey[]): Scalar | undefined {
  const { node } = find(parsed, path, "value");
  return isScalar(node) ? node : undefined;
}

/** A value as it is written in the file, with its quotes; `undefined` if it has several lines or is not there. */
export function sourceAt(parsed: Located, path: readonly PropertyKey[]): string | undefined {
  const { node } = find(parsed, path, "value");
  const [start = 0, end = 0] = (isScalar(node) || isCollection(node) ? node.range : undefined) ?? [];
  const source = parsed.text.slice(start, end).trim();
  return source === "" || source.includes("\n") ? undefined : source;
}

/** What a key or an index leads to in a map or list of the document, with the key; `undefined` if there is none. */
export function childAt(
  node: unknown,
  step: PropertyKey,
): { readonly key?: Scalar; readonly value: unknown } | undefined {
  if (!isCollection(node)) return undefined;
  const item: unknown = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && key.value === step)
    : node.items[Number(step)];
  if (!isPair(item)) return item === undefined ? undefined : { value: item };
  return isScalar(item.key) ? { key: item.key, value: item.value } : { value: item.value };
}

/** The node at `path`; `undefined` if the path leads to nothing. The range is then that of the nearest entry around it. */
function find({ document }: Located, path: readonly PropertyKey[], target: "value" | "key") {
  let node: unknown = document.contents;
  let range: Range = rangeOf(node) ?? [0, 1];
  for (const [index, step] of path.entries()) {
    const child = childAt(node, step);
    if (child === undefined) return { range, node: undefined };
    node = child.value;
    const wantsKey = target === "key" && index === path.length - 1;
    const ownRange = wantsKey && child.key ? child.key.range : rangeOf(node);
    // An entry of a list that is nothing has no key to point at, but a place behind its hyphen.
    range = ownRange ?? child.key?.range ?? (isScalar(node) ? node.range : undefined) ?? range;
  }
  return { range, node };
}

/** A whole map would underline a page; its first key stands for it. Nothing at all has no place. */
function rangeOf(node: unknown): Range | undefined {
  if (isScalar(node)) return node.value === null && node.source === "" ? undefined : (node.range ?? undefined);
  if (!isCollection(node)) return undefined;
  const firstKey = isMap(node) && node.flow !== true ? node.items[0]?.key : undefined;
  return (isScalar(firstKey) ? firstKey.range : undefined) ?? node.range ?? undefined;
}
