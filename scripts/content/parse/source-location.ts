/** From a path inside a value to its place in the file. */
import { type Document, isCollection, isMap, isPair, isScalar, type LineCounter, type Node } from "yaml";
import type { Place } from "../core/diagnostic.ts";

/** A half-open range of character offsets, as `yaml` gives it, to lines and columns that count from 1. */
export function placeOfRange(file: string, lines: LineCounter, range: readonly [number, number, ...number[]]): Place {
  const start = lines.linePos(range[0]);
  const end = lines.linePos(Math.max(range[0], range[1]));
  return {
    file,
    line: Math.max(1, start.line),
    column: Math.max(1, start.col),
    endLine: Math.max(1, end.line),
    endColumn: Math.max(1, end.col),
  };
}

interface Located {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/**
 * The place of the value at `path`; where the path leads to nothing (a missing key), the nearest entry around it.
 *
 * @param target `key` points at the key itself, which is what an unknown or misspelled key needs.
 */
export function locate(parsed: Located, path: readonly PropertyKey[], target: "value" | "key" = "value"): Place {
  const { range = [0, 1] } = find(parsed.document.contents, path, target);
  return placeOfRange(parsed.file, parsed.lines, [range[0], range[1]]);
}

/**
 * The place of a piece of the text at `path`, such as one tag in a page of HTML. Where the piece is not written like
 * that in the file (it is escaped, or broken over two lines), the place of the whole text.
 *
 * @param nth Which one, where the piece stands in the text several times: 0 is the first.
 */
export function locateText(parsed: Located, path: readonly PropertyKey[], piece: string, nth = 0): Place {
  const { node } = find(parsed.document.contents, path, "value");
  const range = isScalar(node) ? node.range : undefined;
  if (range === undefined || range === null || piece === "") return locate(parsed, path);
  const source = parsed.text.slice(range[0], range[1]);
  let index = source.indexOf(piece);
  for (let skipped = 0; skipped < nth && index >= 0; skipped += 1) index = source.indexOf(piece, index + 1);
  if (index < 0) return locate(parsed, path);
  return placeOfRange(parsed.file, parsed.lines, [range[0] + index, range[0] + index + piece.length]);
}

/** A value as it is written in the file: `1.40` where the value is 1.4. `undefined` for lists and maps. */
export function writtenAt(parsed: Located, path: readonly PropertyKey[]): string | undefined {
  const { node } = find(parsed.document.contents, path, "value");
  return isScalar(node) ? node.source : undefined;
}

/** The same with its quotes, as somebody could write it again. */
export function rawAt(parsed: Located, path: readonly PropertyKey[]): string | undefined {
  const { node } = find(parsed.document.contents, path, "value");
  const range = isScalar(node) ? node.range : undefined;
  return range === undefined || range === null ? undefined : parsed.text.slice(range[0], range[1]);
}

/** An entry with keys or a list as it stands on its line; `undefined` for one over several lines. */
export function lineAt(parsed: Located, path: readonly PropertyKey[]): string | undefined {
  const { node } = find(parsed.document.contents, path, "value");
  const range = isCollection(node) ? node.range : undefined;
  const raw = range === undefined || range === null ? "" : parsed.text.slice(range[0], range[1]).trim();
  return raw === "" || raw.includes("\n") ? undefined : raw;
}

type Range = readonly [number, number, ...number[]];

interface Found {
  readonly range: Range | undefined;
  /** The value itself; `undefined` where the path leads to nothing. */
  readonly node: unknown;
}

function find(root: Node | null, path: readonly PropertyKey[], target: "value" | "key"): Found {
  let node: unknown = root;
  let range: Range | undefined = valueRange(root);
  for (const [index, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (pair === undefined) return { range, node: undefined };
      const keyRange = isScalar(pair.key) ? pair.key.range : undefined;
      const wantsKey = target === "key" && index === path.length - 1;
      range = (wantsKey ? keyRange : valueRange(pair.value)) ?? keyRange ?? range;
      node = pair.value;
    } else if (isCollection(node) && typeof step === "number") {
      const item: unknown = node.items[step];
      if (item === undefined) return { range, node: undefined };
      node = isPair(item) ? item.value : item;
      // An entry of a list that is nothing has no key to point at, but a place behind its hyphen.
      range = valueRange(node) ?? (isScalar(node) ? node.range : undefined) ?? range;
    } else {
      return { range, node: undefined };
    }
  }
  return { range, node };
}

/** A whole map as a place would underline a page; its first key stands for it. Nothing at all has no place. */
function valueRange(node: unknown): Range | undefined {
  if (isMap(node) && node.flow !== true) return firstKeyRange(node) ?? node.range ?? undefined;
  if (isScalar(node)) return node.value === null && node.source === "" ? undefined : (node.range ?? undefined);
  if (isCollection(node)) return node.range ?? undefined;
  return undefined;
}

function firstKeyRange(node: unknown): Range | undefined {
  if (!isMap(node)) return undefined;
  const key = node.items[0]?.key;
  return isScalar(key) ? (key.range ?? undefined) : undefined;
}
