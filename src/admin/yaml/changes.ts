/** Which pieces of a YAML text have to change so that it says another value. */
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from "yaml";
import { spliceFolded } from "./fold.ts";
import { listPieces } from "./list-pieces.ts";
import { mapPieces } from "./map-pieces.ts";
import { columnOf, endOf, lineEnd } from "./places.ts";
import { isPlainList, isPlainMap, isSame, type Plain, plainOf } from "./plain.ts";
import { renderFlow, renderScalar } from "./render.ts";
import type { Splice } from "./splice.ts";

/** Where a value stands. */
export interface Place {
  readonly text: string;
  /** Behind the colon or the hyphen. */
  readonly behind: number;
  /** Spaces in front of the key or the hyphen. */
  readonly indent: number;
  /** What stands behind the colon or the hyphen for another value. */
  readonly render: (value: Plain) => string;
}

/** @returns The pieces, in any order; none where the document as a whole has to be written anew. */
export function changesOf({ contents }: Document.Parsed, text: string, value: Plain): Splice[] {
  if (isMap(contents) && contents.flow !== true && isPlainMap(value)) {
    return mapPieces(contents, value, text, changesIn) ?? [];
  }
  return [];
}

/** The pieces for one value behind a colon or a hyphen. */
function changesIn(node: Node | null, value: Plain, place: Place): Splice[] {
  if (node !== null && isSame(plainOf(node.toJSON()), value)) return [];
  return inPlace(node, value, place) ?? [replaced(node, value, place)];
}

function inPlace(node: Node | null, value: Plain, place: Place): Splice[] | undefined {
  const { text } = place;
  if (isMap(node) && isPlainMap(value)) {
    return node.flow === true ? inBrackets(node, value) : mapPieces(node, value, text, changesIn);
  }
  if (isSeq(node) && isPlainList(value)) {
    return node.flow === true ? inBrackets(node, value, place) : listPieces(node, value, text, changesIn);
  }
  if (isScalar(node) && !isPlainMap(value) && !isPlainList(value)) return scalarPieces(node, value, place);
  return undefined;
}

/** Everything behind the colon or the hyphen anew. */
function replaced(node: Node | null, value: Plain, { text, behind, render }: Place): Splice {
  const end = node === null ? behind : Math.max(behind, endOf(node, text));
  return withRemark(text, behind, end, render(value));
}

/**
 * New text in the place of another, with the remark that stood on its line: behind a text of several lines it would be
 * read as part of that, so it goes to the end of the first line.
 */
function withRemark(text: string, from: number, to: number, written: string): Splice {
  const isBlock = /^\s*[>|]/.test(text.slice(from, to));
  const [head = ""] = isBlock ? (/^.*/.exec(text.slice(from, to).trimStart()) ?? []) : [];
  const behind = text.slice(to, lineEnd(text, to));
  const remark = /\s#.*$/.exec(isBlock ? head : behind)?.[0] ?? "";
  const [first = "", ...lines] = written.split("\n");
  if (remark === "" || (lines.length === 0 && !isBlock)) return { from, to, text: written };
  return { from, to: isBlock ? to : to + behind.length, text: [first + remark, ...lines].join("\n") };
}

/** Values in brackets, where those that stay are written as they were. */
function inBrackets(node: Node, value: Plain, place?: Place): Splice[] | undefined {
  const [from, to] = node.range ?? [0, 0];
  // What gets its first entries is written as a list of lines.
  if (place === undefined || !isSeq(node) || !isPlainList(value)) {
    return isMap(node) && node.items.length > 0 ? [{ from, to, text: renderFlow(value) }] : undefined;
  }
  if (node.items.length === 0 || value.length === 0) return undefined;
  const written = node.items.filter(isScalar);
  const entries = value.map((one) => {
    const known = written.find((scalar) => isSame(plainOf(scalar.value), one));
    return known === undefined ? renderFlow(one) : place.text.slice(known.range?.[0], known.range?.[1]);
  });
  return [{ from, to, text: `[${entries.join(", ")}]` }];
}

function scalarPieces(node: Scalar, value: Plain, place: Place): Splice[] | undefined {
  const { text, indent } = place;
  const [from] = node.range ?? [0];
  const to = endOf(node, text);
  if (to === from) return undefined;
  const folded = typeof value === "string" ? foldedPiece(node, value, place) : undefined;
  if (folded !== undefined) return [folded];
  return [withRemark(text, from, to, renderScalar(value, node.type, indent, columnOf(text, from)))];
}

/** A change within a text on several lines that leaves the other lines as they are. */
function foldedPiece(node: Scalar, value: string, { text, indent }: Place): Splice | undefined {
  const [start] = node.range ?? [0];
  const to = endOf(node, text);
  const isBlock = node.type === Scalar.BLOCK_FOLDED;
  const lines = text.slice(start, to);
  if (!lines.includes("\n") || (!isBlock && node.type !== Scalar.PLAIN)) return undefined;
  const from = isBlock ? start + lines.indexOf("\n") + 1 + (/\n *(?=\S)/.exec(lines)?.[0].length ?? 1) - 1 : start;
  const column = columnOf(text, from);
  const deeper = isBlock ? column : indent + 2;
  const spliced = spliceFolded(text.slice(from, to), String(node.value), value, { column, indent: deeper });
  if (spliced === undefined) return undefined;
  const front = `${" ".repeat(indent)}k: ${text.slice(start, from)}`;
  const read: unknown = parseDocument(front + spliced, { prettyErrors: false }).toJS();
  return isSame(plainOf(read), { k: value }) ? { from, to, text: spliced } : undefined;
}
