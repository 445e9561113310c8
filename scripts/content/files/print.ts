/** Printer for content files, used by `content:format` and by the form for editors. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
} from "yaml";
import { type StringifyContext, stringTag } from "yaml/util";
import type { Path } from "../core/value-path.ts";
import { isSame, type JsonValue, jsonOf } from "./json-value.ts";

const syntax = { version: "1.2", merge: false, maxAliasCount: 0 } as const;
const lineWidth = 120;

const neatLines = /^(?:\S(?:.*\S)?\n+)*\S(?:.*\S)?\n?$/;

/** The style of a text depends on its value and on whether it is Markdown, not on how it was written before. */
const textTag: ScalarTag = {
  ...stringTag,
  stringify(node, ctx, onComment, onChompKeep) {
    const { value, comment } = node;
    const text = String(value);
    if (node.type === Scalar.BLOCK_LITERAL) return stringTag.stringify?.(node, ctx, onComment, onChompKeep) ?? text;
    const lines = ctx.implicitKey === true || ctx.inFlow === true ? undefined : foldedLines(text, ctx);
    if (lines === undefined) {
      const scalar = Object.assign(new Scalar(text), { comment: comment ?? null });
      // A single quotation mark at the end would look like an unclosed quote.
      if (text.endsWith('"')) scalar.type = text.includes("'") ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE;
      // In a flow collection, or with white space at the ends of lines, a multi-line text needs quotes.
      else if (text.includes("\n") && (ctx.inFlow || !neatLines.test(text))) scalar.type = Scalar.QUOTE_DOUBLE;
      // Only multi-line texts are wrapped.
      const options = { ...ctx.options, lineWidth: text.includes("\n") ? lineWidth : 0 };
      return stringTag.stringify?.(scalar, { ...ctx, options }, onComment, onChompKeep) ?? text;
    }
    onComment?.();
    const remark = comment ? ` #${comment.replaceAll(/\n+/g, " ")}` : "";
    return [`>-${remark}`, ...lines].join(`\n${ctx.indent}`);
  },
};

/** A space where a line may break. */
const breakable = /(?<=\S) (?=\S)/;

/**
 * Wraps a text for `>-`.
 *
 * @returns `undefined` if the text fits on the line of its key, or cannot be folded (line breaks, spaces at its ends).
 */
function foldedLines(text: string, { indent, indentAtStart }: StringifyContext): string[] | undefined {
  if (!/^(?! )[^\p{Cc}\p{Cs}]+(?<! )$/u.test(text)) return undefined;
  const words = text.split(breakable);
  // After a key, `indent` is that of the next line.
  const start = indentAtStart === undefined ? indent.length : indent.length - 2 + indentAtStart;
  if (start + text.length <= lineWidth || words.length === 1) return undefined;
  return filled(words, lineWidth - indent.length);
}

/** As many words on each line as fit. */
export function filled(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || line.length > width) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

export interface YamlFile {
  /** Comments at the top. They belong to the file, not to its first key. */
  readonly head: string;
  readonly document: Document;
}

/** @param text YAML without anchors and tags; an empty text for a new file. @throws Error if it does not parse. */
export function readYaml(text: string): YamlFile {
  const unix = text.replaceAll("\r\n", "\n");
  const [head = ""] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(unix) ?? [];
  const rest = unix.slice(head.length);
  const document = parseDocument(rest, {
    ...syntax,
    customTags: (tags) => tags.map((tag) => (typeof tag === "object" && tag.tag === stringTag.tag ? textTag : tag)),
  });
  if (document.errors[0] !== undefined) throw document.errors[0];
  visit(document, { Scalar: (_key, node, path) => settleComment(node, path, rest) });
  return {
    head: head
      .replaceAll(/^[ \t]+/gm, "")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trimStart(),
    document,
  };
}

/**
 * YAML reads a deeper indented comment below a text as part of that text. Moves it back to a line of
 * its own, above the next entry.
 */
function settleComment(node: Scalar, path: readonly unknown[], source: string): void {
  const above = path.findLast(isCollection);
  const [start = 0, end = 0] = node.range ?? [];
  // A comment on the first line of a block scalar follows its indicator.
  if (!node.comment || above === undefined || /[>|]/.test(source.charAt(start))) return;
  const lines = node.comment.split("\n");
  node.comment = /^[ \t]*#/.test(source.slice(end)) ? (lines.shift() ?? null) : null;
  if (lines.length === 0) return;
  const next = above.items[above.items.findIndex((item) => item === node || item === path.at(-1)) + 1];
  const below = isPair(next) ? next.key : next;
  if (isNode(below)) below.commentBefore = joinComments(...lines, below.commentBefore);
  else above.comment = joinComments(...lines, above.comment);
}

/** Comments, one per line. */
export function joinComments(...comments: readonly (string | null | undefined)[]): string | null {
  return comments.filter((comment) => comment).join("\n") || null;
}

/**
 * Prints the document with all its comments.
 *
 * @param isMarkdown True for the path of a text that is printed as a literal block.
 * @throws Error if the result would parse to other values.
 */
export function printYaml({ head, document }: YamlFile, isMarkdown: (path: Path) => boolean = () => false): string {
  const { contents } = document;
  for (const { node, path } of textsIn(contents)) node.type = isMarkdown(path) ? Scalar.BLOCK_LITERAL : Scalar.PLAIN;
  // A comment below the last key belongs to the document.
  if (isCollection(contents) && contents.comment) {
    document.comment = joinComments(contents.comment, document.comment);
    contents.comment = null;
  }
  const options = { lineWidth, flowCollectionPadding: false, directives: false, doubleQuotedAsJSON: true };
  const text = head + document.toString(options);
  if (!isSame(valueIn(text), jsonOf(document.toJS()))) throw new Error("This value cannot be written as YAML");
  return text;
}

/** The texts below a node, keys excluded. */
function textsIn(node: unknown, path: Path = []): { readonly node: Scalar; readonly path: Path }[] {
  if (isScalar(node)) return typeof node.value === "string" ? [{ node, path }] : [];
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => textsIn(value, [...path, String(isScalar(key) ? key.value : key)]));
  }
  return isSeq(node) ? node.items.flatMap((item, index) => textsIn(item, [...path, index])) : [];
}

export function valueIn(text: string): JsonValue {
  return jsonOf(parse(text, syntax));
}
