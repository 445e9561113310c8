/** Entries that come, go, move and change in a list written on lines. */
import type { Node, YAMLSeq } from "yaml";
import type { Place } from "./changes.ts";
import { listChanges } from "./list-changes.ts";
import { withoutLines } from "./map-pieces.ts";
import { columnOf, endOf, hyphensOf, isBehindSomething, isNode, lineEnd, lineStart } from "./places.ts";
import { isSame, type Plain, plainOf } from "./plain.ts";
import { renderItem } from "./render.ts";
import type { Splice } from "./splice.ts";

type ChangesIn = (node: Node | null, value: Plain, place: Place) => Splice[];

/** An entry as it stands in the text. */
interface Entry {
  readonly node: Node | null;
  readonly value: Plain;
  readonly hyphen: number;
  readonly end: number;
}

/** @returns The pieces; `undefined` where the list as a whole has to be written anew, such as one that gets empty. */
export function listPieces(
  list: YAMLSeq,
  value: readonly Plain[],
  text: string,
  changesIn: ChangesIn,
): Splice[] | undefined {
  const entries = entriesOf(list, text);
  const [first] = entries;
  const top = first === undefined ? 0 : lineStart(text, first.hyphen);
  if (first === undefined || entries.length !== list.items.length || value.length === 0 || top === 0) return undefined;
  if (isBehindSomething(text, first.hyphen)) return undefined;
  const indent = columnOf(text, first.hyphen);
  const render = (one: Plain) => renderItem(one, indent).slice(1);
  const changes = listChanges(
    entries.map((entry) => entry.value),
    value,
  );
  const gone = changes.flatMap((change) => (change.kind === "delete" ? (entries[change.before] ?? []) : []));
  const moved = new Set<Entry>();
  const pieces: Splice[] = [];
  let last = top - 1;
  for (const change of changes) {
    const entry = change.kind === "insert" ? undefined : entries[change.before];
    if (entry !== undefined) last = lineEnd(text, entry.end);
    const next = change.kind === "delete" ? undefined : value[change.after];
    if (next === undefined) continue;
    if (entry !== undefined) {
      pieces.push(...changesIn(entry.node, next, { text, behind: entry.hyphen + 1, indent, render }));
    } else {
      const source = gone.find((one) => !moved.has(one) && isSame(one.value, next));
      if (source !== undefined) moved.add(source);
      const lines =
        source === undefined ? undefined : text.slice(topOf(source, entries, text), lineEnd(text, source.end));
      pieces.push({ from: last, to: last, text: `\n${lines ?? " ".repeat(indent) + renderItem(next, indent)}` });
    }
  }
  for (const entry of gone) {
    pieces.push(withoutLines(text, moved.has(entry) ? topOf(entry, entries, text) : entry.hyphen, entry.end));
  }
  return pieces;
}

function entriesOf(list: YAMLSeq, text: string): Entry[] {
  return hyphensOf(list).map((hyphen, index) => {
    const item: unknown = list.items[index];
    const node = isNode(item) ? item : null;
    const end = node === null ? hyphen + 1 : Math.max(hyphen + 1, endOf(node, text));
    return { node, value: node === null ? null : plainOf(node.toJSON()), hyphen, end };
  });
}

/** Where the lines of an entry begin, with the comment right above it. Above the first one stands that of the list. */
function topOf(entry: Entry, entries: readonly Entry[], text: string): number {
  let start = lineStart(text, entry.hyphen);
  if (entry === entries[0]) return start;
  for (;;) {
    const above = lineStart(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) return start;
    start = above;
  }
}
