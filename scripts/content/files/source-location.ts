/** Maps paths in a parsed value to locations in its file. */
import { type Document, isCollection, isMap, isNode, isPair, isScalar, type LineCounter, Scalar } from "yaml";
import type { SourceLocation } from "../core/diagnostic.ts";

/** A parsed file that can be located in. */
export interface LocatableFile {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Start and end offset, end exclusive. */
export type Range = readonly [start: number, end: number, ...number[]];

/** Converts offsets to 1-based lines and columns. */
export function toLocation(file: string, lines: LineCounter, [from, to]: Range): SourceLocation {
  const start = lines.linePos(from);
  const end = lines.linePos(Math.max(from, to));
  return { file, line: start.line, column: start.col, endLine: end.line, endColumn: end.col };
}

/** The location of `length` characters on one line of a text that has no line counter. */
export function locationInText(file: string, text: string, offset: number, length: number): SourceLocation {
  const before = text.slice(0, offset).split("\n");
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return { file, line, column, endLine: line, endColumn: column + length };
}

/** The location of the value at `path`, or of its key; the nearest enclosing entry if there is none. */
export function locate(
  { file, lines, document }: LocatableFile,
  path: readonly PropertyKey[],
  target: "value" | "key" = "value",
): SourceLocation {
  return toLocation(file, lines, findRange(document, path, target));
}

/** The first and last line of an entry, from its key to the end of its value. */
export function lineSpan(parsed: LocatableFile, path: readonly PropertyKey[]): [first: number, last: number] {
  const node = parsed.document.getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || findRange(parsed.document, path, "value");
  return [locate(parsed, path, "key").line, parsed.lines.linePos(Math.max(start, end - 1)).line];
}

/**
 * The location of offsets in the text at `path`; of the whole text if the file writes it differently (escaped, or wrapped
 * over two lines).
 */
export function locateRange(parsed: LocatableFile, path: readonly PropertyKey[], [start, end]: Range): SourceLocation {
  const node = scalarAt(parsed, path);
  if (node?.type === Scalar.BLOCK_LITERAL) {
    const offsets = [offsetInBlock(parsed, node, start), offsetInBlock(parsed, node, end)] as const;
    return toLocation(parsed.file, parsed.lines, offsets);
  }
  const [text, [from = 0, to = 0]] = [String(node?.value), node?.range ?? []];
  const [piece, source] = [text.slice(start, end), parsed.text.slice(from, to)];
  const occurrence = text.slice(0, start).split(piece).length;
  const before = source.split(piece).slice(0, occurrence).join(piece).length;
  if (piece === "" || before === source.length) return locate(parsed, path);
  return toLocation(parsed.file, parsed.lines, [from + before, from + before + piece.length]);
}

/** Converts an offset in the text of a literal block to one in its file. */
function offsetInBlock({ text, lines }: LocatableFile, { value, range }: Scalar, offset: number): number {
  const above = String(value).slice(0, offset).split("\n");
  const line = lines.linePos(range?.[0] ?? 0).line + above.length;
  const [start = text.length, next = text.length + 1] = lines.lineStarts.slice(line - 1);
  const written = text.slice(start, next - 1).replace(/\r$/, "");
  const read = String(value).split("\n")[above.length - 1] ?? "";
  return start + written.length - read.length + (above.at(-1)?.length ?? 0);
}

/** The parser's node for the scalar at `path`. */
export function scalarAt({ document }: LocatableFile, path: readonly PropertyKey[]): Scalar | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? node : undefined;
}

/** The child of a map or list by key or index, with its key node; `undefined` if there is none. */
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

/** The range to underline for `path`; if nothing is there, that of the nearest enclosing entry. */
function findRange(document: Document.Parsed, path: readonly PropertyKey[], target: "value" | "key"): Range {
  let node: unknown = document.contents;
  let range: Range = underlined(node) ?? [0, 1];
  for (const [index, step] of path.entries()) {
    const child = childAt(node, step);
    if (child === undefined) return range;
    node = child.value;
    const isKey = target === "key" && index === path.length - 1;
    const ownRange = isKey && child.key ? child.key.range : underlined(node);
    // An empty list entry has no key to point at, but an offset after its hyphen.
    range = ownRange ?? child.key?.range ?? (isScalar(node) ? node.range : undefined) ?? range;
  }
  return range;
}

/** The range to underline for a node: the first key of a block map, nothing for an empty value. */
function underlined(node: unknown): Range | undefined {
  if (isScalar(node)) return node.value === null && node.source === "" ? undefined : (node.range ?? undefined);
  if (!isCollection(node)) return undefined;
  const firstKey = isMap(node) && node.flow !== true ? node.items[0]?.key : undefined;
  return (isScalar(firstKey) ? firstKey.range : undefined) ?? node.range ?? undefined;
}
