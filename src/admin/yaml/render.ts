/** New YAML text for a value: in the manner in which the content is written. */
import { type CreateNodeOptions, Document, isMap, isScalar, isSeq, Scalar, type ToStringOptions, visit } from "yaml";
import { lineWidth } from "./fold.ts";
import type { Plain } from "./plain.ts";

const options: ToStringOptions & CreateNodeOptions = {
  indent: 2,
  indentSeq: true,
  flowCollectionPadding: false,
  // Double quotes, but around a text that has some itself.
  singleQuote: null,
  minContentWidth: 20,
};

/**
 * A key and its value in a map, without a line break at its end: `price: 5`.
 *
 * @param indent Spaces in front of the key. The first line is to be put behind them.
 */
export function renderPair(key: string, value: Plain, indent: number): string {
  return rendered(new Document({ [key]: value }, options), indent);
}

/** An entry of a list, with its hyphen. */
export function renderItem(value: Plain, indent: number): string {
  return rendered(new Document([value], options), indent);
}

/** A value inside brackets: `"7"`, `{id: a}`. */
export function renderFlow(value: Plain): string {
  const document = new Document([value], options);
  if (isSeq(document.contents)) document.contents.flow = true;
  return document
    .toString({ ...options, lineWidth: 0 })
    .trim()
    .slice(1, -1)
    .trim();
}

/** A whole file. */
export function renderFile(value: Plain): string {
  return `${rendered(new Document(value, options), 0)}\n`;
}

/**
 * Another value in the place of a scalar, behind its key or its hyphen.
 *
 * @param style How the scalar was written: quoted it stays quoted, folded it stays folded.
 * @param indent Spaces in front of its key or hyphen.
 * @param column Characters in front of the scalar on its line.
 */
export function renderScalar(value: Plain, style: Scalar.Type | undefined, indent: number, column: number): string {
  const document = new Document([value], options);
  const [scalar] = isSeq(document.contents) ? document.contents.items : [];
  if (isScalar(scalar) && typeof value === "string") {
    const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
    if (isBlock || value.includes("\n") || column + value.length > lineWidth) scalar.type = Scalar.BLOCK_FOLDED;
    else if (style !== undefined) scalar.type = style;
  }
  return shifted(document.toString({ ...options, lineWidth: lineWidth - indent }), indent).slice("- ".length);
}

function rendered(document: Document, indent: number): string {
  visit(document, {
    Scalar(key, node, path) {
      if (key === "key" || typeof node.value !== "string") return;
      const depth = path.filter((above) => isMap(above) || isSeq(above)).length - 1;
      if (isLong(node.value, indent + 2 * depth, keyLength(path.at(-1)))) node.type = Scalar.BLOCK_FOLDED;
    },
    // An empty list or map has brackets and nothing else has.
    Collection(_key, node) {
      node.flow = node.items.length === 0;
    },
  });
  return shifted(document.toString({ ...options, lineWidth: lineWidth - indent }), indent);
}

function isLong(text: string, indent: number, key: number): boolean {
  return text.includes("\n") || indent + key + 2 + text.length > lineWidth;
}

function keyLength(parent: unknown): number {
  if (typeof parent !== "object" || parent === null || !("key" in parent)) return 0;
  return isScalar(parent.key) ? String(parent.key.value).length : 0;
}

/** Every line but the first one and the empty ones moved to the right. */
function shifted(text: string, indent: number): string {
  return text.trimEnd().replaceAll(/\n(?!\n)/g, `\n${" ".repeat(indent)}`);
}
