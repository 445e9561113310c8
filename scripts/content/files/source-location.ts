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
  const [start, end] = rangeAt(parsed, path) ?? findRange(parsed.document, path, "value");
  return [locate(parsed, path, "key").line, parsed.lines.linePos(Math.max(start, end - 1)).line];
}

/**
 * The location of a substring of the text at `path`, such as a placeholder; of the whole text if the file writes it
 * differently (escaped, or wrapped over two lines).
 *
 * @param nth The occurrence; 0 is the first.
 */
export function locateText(
  parsed: LocatableFile,
  path: readonly PropertyKey[],
  substring: string,
  nth = 0,
): SourceLocation {
  const [start, end] = scalarAt(parsed, path)?.range ?? [0, 0];
  const source = parsed.text.slice(start, end);
  let index = substring === "" ? -1 : source.indexOf(substring);
  for (let skipped = 0; skipped < nth && index >= 0; skipped += 1) index = source.indexOf(substring, index + 1);
  if (index < 0) return locate(parsed, path);
  return toLocation(parsed.file, parsed.lines, [start + index, start + index + substring.length]);
}

/** The location of offsets in the text at `path`; of the whole text if the file writes it differently. */
export function locateRange(parsed: LocatableFile, path: readonly PropertyKey[], range: Range): SourceLocation {
  const node = scalarAt(parsed, path);
  const [start, end] = range.map((offset) => node && sourceOffset(parsed, node, offset));
  if (start === undefined || end === undefined) return locate(parsed, path);
  return toLocation(parsed.file, parsed.lines, [start, end]);
}

/** Converts an offset in a text to one in its file; `undefined` if the file writes the text differently. */
function sourceOffset({ text, lines }: LocatableFile, node: Scalar, offset: number): number | undefined {
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

/** The parser's node for the scalar at `path`. */
export function scalarAt({ document }: LocatableFile, path: readonly PropertyKey[]): Scalar | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? node : undefined;
}

/** The source of a value, with its quotes; `undefined` if it is missing or has several lines. */
export function sourceAt(parsed: LocatableFile, path: readonly PropertyKey[]): string | undefined {
  const source = parsed.text.slice(...(rangeAt(parsed, path) ?? [0, 0])).trim();
  return source === "" || source.includes("\n") ? undefined : source;
}

/** Offsets of the value at `path`, with blank lines after it; `undefined` if there is none. */
export function rangeAt(
  { document }: Pick<LocatableFile, "document">,
  path: readonly PropertyKey[],
): [start: number, end: number] | undefined {
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
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
