/** Keys that come, go and get another value in a map written on lines. */
import { isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import type { Place } from "./changes.ts";
import { colonOf, columnOf, endOfPair, isBehindSomething, isNode, lineEnd, lineStart } from "./places.ts";
import type { Plain, PlainMap } from "./plain.ts";
import { renderPair } from "./render.ts";
import type { Splice } from "./splice.ts";

type ChangesIn = (node: Node | null, value: Plain, place: Place) => Splice[];

/**
 * @returns The pieces; `undefined` where the map as a whole has to be written anew, such as one that loses all its keys.
 */
export function mapPieces(map: YAMLMap, value: PlainMap, text: string, changesIn: ChangesIn): Splice[] | undefined {
  const pairs = map.items.flatMap((pair) => entryOf(pair) ?? []);
  const kept = pairs.filter(({ key }) => Object.hasOwn(value, key));
  const [first] = pairs;
  const [firstKept] = kept;
  if (pairs.length !== map.items.length || first === undefined || firstKept === undefined) return undefined;
  const indent = columnOf(text, first.start);
  const render = (key: string) => renderPair(key, value[key] ?? null, indent);
  const pieces = kept.flatMap(({ key, pair }) => {
    const behind = colonOf(pair);
    const place = { text, behind, indent, render: (one: Plain) => renderPair(key, one, indent).slice(key.length + 1) };
    return changesIn(isNode(pair.value) ? pair.value : null, value[key] ?? null, place);
  });
  const pad = `\n${" ".repeat(indent)}`;
  for (const { key, behind } of newKeys(value, pairs, kept)) {
    if (behind === undefined) pieces.push(at(firstKept.start, render(key) + pad));
    else pieces.push(at(lineEnd(text, endOfPair(behind.pair, text)), pad + render(key)));
  }
  // What stands behind a hyphen draws the next key up to it.
  const draws = isBehindSomething(text, first.start) && first !== firstKept;
  if (draws) pieces.push({ from: first.start, to: firstKept.start, text: "" });
  for (const entry of pairs) {
    if (kept.includes(entry) || (draws && entry.start < firstKept.start)) continue;
    pieces.push(withoutLines(text, entry.start, endOfPair(entry.pair, text)));
  }
  return pieces;
}

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly pair: Pair;
}

function entryOf(pair: Pair): Entry | undefined {
  const { key } = pair;
  if (!isScalar(key) || typeof key.value !== "string" || colonOf(pair) === 0) return undefined;
  return { key: key.value, start: key.range?.[0] ?? 0, pair };
}

/** New keys with the known one that each comes behind in the order of the value. */
function newKeys(value: PlainMap, known: readonly Entry[], kept: readonly Entry[]) {
  const found: { key: string; behind: Entry | undefined }[] = [];
  let behind: Entry | undefined;
  for (const key of Object.keys(value)) {
    const entry = kept.find((one) => one.key === key);
    if (entry === undefined && !known.some((one) => one.key === key)) found.push({ key, behind });
    else behind = entry ?? behind;
  }
  return found;
}

function at(offset: number, text: string): Splice {
  return { from: offset, to: offset, text };
}

/** The lines from one offset to another, with the line break in front of them or, at the top, the one behind. */
export function withoutLines(text: string, start: number, end: number): Splice {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  return from === 0 ? { from, to: to + 1, text: "" } : { from: from - 1, to, text: "" };
}
