import { isBlank } from "../../../../src/domain/blank.ts";
import { type MarkdownNode, rangeOf, readMarkdown } from "../../files/markdown.ts";
import type { LinkTargets } from "../indexes/links.ts";
import { inspectNodeType } from "./disallowed.ts";
import { inspectLinkNode } from "./inspect-link.ts";
import type { MarkdownIssue } from "./issue.ts";
import { misleadingLines } from "./misleading-lines.ts";
import { misleadingMarks } from "./misleading-marks.ts";

/** Deeper nesting is no text. The parser and the walk below are recursive. */
const maxDepth = 12;

/** Marks that would make the parser nest too deeply. */
const deepNesting = /[*_`~]{20,}|^[ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]*){9,}/m;

/**
 * Finds the mistakes in a Markdown text, in text order: disallowed nodes, broken links, and marks with an unexpected
 * effect. Skips what is inside a disallowed node.
 *
 * @param parse Parses the text; pass a cached parser to check a text repeatedly.
 */
export function inspectMarkdown(text: string, targets: LinkTargets, parse = readMarkdown): MarkdownIssue[] {
  const tooDeep = deepNesting.exec(text);
  if (tooDeep !== null) {
    return [{ id: "markdown.too-deep", range: [tooDeep.index, tooDeep.index + tooDeep[0].length] }];
  }
  const visit = (node: MarkdownNode, depth: number, previous?: MarkdownNode): MarkdownIssue[] => {
    if (depth > maxDepth) return [{ id: "markdown.too-deep", range: rangeOf(node) }];
    const disallowed = inspectNodeType(node, text);
    if (disallowed !== undefined) return [disallowed];
    const above = previous?.type === "list" || (depth === 0 && previous?.type === "paragraph") ? previous : undefined;
    const own = [...misleadingLines(node, above, text), ...misleadingMarks(node, text)];
    if (node.type === "link") own.push(...inspectLinkNode(node, text, targets));
    if (!("children" in node)) return own;
    const inner = visitAll(node.children, depth + 1);
    const isEmpty = inner.length === 0 && !hasText(node);
    return isEmpty ? [{ id: "markdown.empty", range: rangeOf(node) }, ...own] : [...own, ...inner];
  };
  const visitAll = (nodes: readonly MarkdownNode[], depth: number) =>
    nodes.flatMap((node, index) => visit(node, depth, nodes[index - 1]));
  return visitAll(parse(text).children, 0).filter(isFirstOfTag);
}

/** Keeps one issue per tag name: not the end tag, nor every cell of a table. */
function isFirstOfTag({ data }: MarkdownIssue, index: number, all: readonly MarkdownIssue[]): boolean {
  return data?.tag === undefined || all.findIndex((other) => other.data?.tag === data.tag) === index;
}

function hasText(node: MarkdownNode): boolean {
  if (node.type === "break") return true;
  if ("children" in node) return node.children.some(hasText);
  return "value" in node && !isBlank(node.value);
}
