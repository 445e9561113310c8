/** Where the parts of a parsed YAML text stand in it. Offsets count from the beginning of the text. */
import { isCollection, isMap, isPair, isScalar, type Node, type Pair, type YAMLSeq } from "yaml";

/** Behind the last character of a value, without the comment or the empty lines that follow. */
export function endOf(node: Node, text: string): number {
  const [start, end] = node.range ?? [0, 0];
  if (isCollection(node) && node.flow !== true) {
    const last: unknown = node.items.at(-1);
    if (isPair(last)) return endOfPair(last, text);
    if (isNode(last)) return endOf(last, text);
  }
  return start + text.slice(start, end).trimEnd().length;
}

/** Behind the value of a pair; behind its colon where it has none. */
export function endOfPair(pair: Pair, text: string): number {
  const end = isNode(pair.value) ? endOf(pair.value, text) : 0;
  return Math.max(end, colonOf(pair));
}

/** Behind the colon of a pair; 0 where the text has none. */
export function colonOf({ srcToken }: Pair): number {
  const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
  return colon === undefined ? 0 : colon.offset + 1;
}

/** Where the hyphens of a list stand. A list in brackets has none. */
export function hyphensOf({ srcToken }: YAMLSeq): number[] {
  if (srcToken?.type !== "block-seq") return [];
  return srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? []);
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** Where the line of an offset ends: at its line break, or at the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const found = text.indexOf("\n", offset);
  return found === -1 ? text.length : found;
}

/** Characters in front of an offset on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Whether something stands in front of an offset on its line, such as a hyphen. */
export function isBehindSomething(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() !== "";
}

export function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isCollection(value);
}
