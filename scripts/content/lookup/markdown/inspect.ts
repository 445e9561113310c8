/** What is wrong in a Markdown text: nodes that no page shows, and signs that mean something else than they look. */
import { type MarkdownNode, rangeOf, readMarkdown } from "../../../../src/admin/yaml/markdown.ts";
import type { MarkdownIssue } from "../../model/markdown/issue.ts";
import { refused } from "../../model/markdown/refused.ts";
import { visibleChar } from "../../schema/formats/text.ts";
import type { LinkTargets } from "../links.ts";
import { inspectLinkNode } from "./inspect-link.ts";
import { misleadingLines } from "./misleading-lines.ts";
import { misleadingSigns } from "./misleading-signs.ts";

/** So many marks inside each other are no text. The parser and the walk below call themselves for each. */
const deepest = 12;
const hostile = /[*_`~]{20,}|^[ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]*){9,}/m;

/**
 * Finds mistakes, in the order of the text. Within a node that is refused, nothing else is reported.
 *
 * @param read Reads the text, or has read it before.
 */
export function inspectMarkdown(text: string, targets: LinkTargets, read = readMarkdown): MarkdownIssue[] {
  const deep = hostile.exec(text);
  if (deep !== null) return [{ id: "markdown.too-deep", range: [deep.index, deep.index + deep[0].length] }];
  const visit = (node: MarkdownNode, depth: number, siblings: readonly MarkdownNode[]): MarkdownIssue[] => {
    if (depth > deepest) return [{ id: "markdown.too-deep", range: rangeOf(node) }];
    const unknown = refused(node, text);
    if (unknown !== undefined) return [unknown];
    const previous = siblings[siblings.indexOf(node) - 1];
    const above = previous?.type === "list" || (depth === 0 && previous?.type === "paragraph") ? previous : undefined;
    const own = [...misleadingLines(node, above, text), ...misleadingSigns(node, text)];
    if (node.type === "link") own.push(...inspectLinkNode(node, text, targets));
    const children: readonly MarkdownNode[] = "children" in node ? node.children : [];
    const inner = children.flatMap((child) => visit(child, depth + 1, children));
    const isEmpty = "children" in node && inner.length === 0 && !hasText(node);
    return isEmpty ? [{ id: "markdown.empty", range: rangeOf(node) }, ...own] : [...own, ...inner];
  };
  const { children } = read(text);
  return children.flatMap((node) => visit(node, 0, children)).filter(isFirstOfTag);
}

/** An element is reported once: not for its end tag, nor for each cell of a table. */
function isFirstOfTag({ data }: MarkdownIssue, index: number, all: readonly MarkdownIssue[]): boolean {
  return data?.tag === undefined || all.findIndex((other) => other.data?.tag === data.tag) === index;
}

function hasText(node: MarkdownNode): boolean {
  if (node.type === "break") return true;
  if ("children" in node) return node.children.some(hasText);
  return "value" in node && visibleChar.test(node.value);
}
