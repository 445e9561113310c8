/** From a path inside a value to its place in the file. */
import { type Document, isCollection, isMap, isPair, isScalar, type LineCounter, type Node } from "yaml";
import type { Place } from "./problem.ts";

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

/**
 * The place of the value at `path`; where the path leads to nothing (a missing key), the nearest entry around it.
 *
 * @param target `key` points at the key itself, which is what an unknown or misspelled key needs.
 */
export function locate(
  parsed: { readonly file: string; readonly document: Document.Parsed; readonly lines: LineCounter },
  path: readonly PropertyKey[],
  target: "value" | "key" = "value",
): Place {
  const range = rangeAt(parsed.document.contents, path, target) ?? [0, 1];
  return placeOfRange(parsed.file, parsed.lines, [range[0], range[1]]);
}

type Range = readonly [number, number, ...number[]];

function rangeAt(root: Node | null, path: readonly PropertyKey[], target: "value" | "key"): Range | undefined {
  let node: unknown = root;
  let range: Range | undefined = firstKeyRange(root);
  for (const [index, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (pair === undefined) return range;
      const last = index === path.length - 1;
      const keyRange = isScalar(pair.key) ? pair.key.range : undefined;
      range = (last && target === "key" ? keyRange : valueRange(pair.value)) ?? keyRange ?? range;
      node = pair.value;
    } else if (isCollection(node) && typeof step === "number") {
      const item: unknown = node.items[step];
      if (item === undefined) return range;
      node = isPair(item) ? item.value : item;
      range = valueRange(node) ?? range;
    } else {
      return range;
    }
  }
  return range;
}

/** A whole map as a place would underline a page; its first key stands for it. */
function valueRange(node: unknown): Range | undefined {
  if (isMap(node)) return firstKeyRange(node);
  if (isScalar(node) || isCollection(node)) return node.range ?? undefined;
  return undefined;
}

function firstKeyRange(node: unknown): Range | undefined {
  if (!isMap(node)) return undefined;
  const key = node.items[0]?.key;
  return isScalar(key) ? (key.range ?? undefined) : undefined;
}
