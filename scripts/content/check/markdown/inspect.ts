import { isBlank } from "../../../../src/domain/blank.ts";
import { type MarkdownNode, rangeOf, readMarkdown } from "../../files/markdown.ts";
import { inspectLink, type LinkTargets } from "../indexes/links.ts";
import { inspectNodeType } from "./disallowed.ts";
import type { MarkdownIssue, TextRange } from "./issue.ts";
import { joinedLine, misleadingSigns } from "./misleading-signs.ts";
import { rawSigns } from "./raw-signs.ts";

/** Deeper nesting is no text. The parser and the walk below are recursive. */
const maxDepth = 12;

/** Marks that would make the parser nest too deeply. */
const deepNesting = /[*_`~]{20,}|^[ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]*){9,}/m;

/**
 * Finds the mistakes in a Markdown text, in text order: disallowed nodes, broken links, and signs with an unexpected
 * effect or none. Skips what is inside a disallowed node.
 *
 * @param parse Parses the text; pass a cached parser to check a text repeatedly.
 */
export function inspectMarkdown(text: string, targets: LinkTargets, parse = readMarkdown): MarkdownIssue[] {
  const tooDeep = deepNesting.exec(text);
  if (tooDeep !== null) {
    return [{ id: "markdown.too-deep", range: [tooDeep.index, tooDeep.index + tooDeep[0].length] }];
  }
  const texts: TextRange[] = [];
  const paragraphs: TextRange[] = [];
  const visit = (node: MarkdownNode, depth: number, isInLink: boolean, previous?: MarkdownNode): MarkdownIssue[] => {
    if (depth > maxDepth) return [{ id: "markdown.too-deep", range: rangeOf(node) }];
    const disallowed = inspectNodeType(node, text);
    if (disallowed !== undefined) return [disallowed];
    const above = previous?.type === "list" || (depth === 0 && previous?.type === "paragraph") ? previous : undefined;
    const own = misleadingSigns(node, above, text);
    if (node.type === "text" && !isInLink) texts.push(rangeOf(node));
    if (node.type === "paragraph" && depth === 0) paragraphs.push(rangeOf(node));
    if (node.type === "link") own.push(...inspectLinkNode(node, text, targets));
    if (!("children" in node)) return own;
    const inner = visitAll(node.children, depth + 1, isInLink || node.type === "link");
    const isEmpty = inner.length === 0 && !hasText(node);
    return isEmpty ? [{ id: "markdown.empty", range: rangeOf(node) }, ...own] : [...own, ...inner];
  };
  const visitAll = (nodes: readonly MarkdownNode[], depth: number, isInLink: boolean) =>
    nodes.flatMap((node, index) => visit(node, depth, isInLink, nodes[index - 1]));
  const issues = visitAll(parse(text).children, 0, false).filter(isFirstOfTag);
  const signs = rawSigns(text, texts);
  const joined = paragraphs.flatMap((range) => joinedLine(text, range, signs));
  // With another sign, a line is an entry of the list around it or below it.
  const isApart = ({ id, range: [start] }: MarkdownIssue) =>
    !/list-below-text|line-of-entry/.test(id) ||
    !signs.some((sign) => sign.id === "markup.list-sign" && /^(?:.*\n\s*)?$/.test(text.slice(sign.range[0], start)));
  return [...issues.filter(isApart), ...signs, ...joined].sort((a, b) => a.range[0] - b.range[0]);
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

/** Checks a Markdown link: it must be written as `[text](address)`, without a title or escapes, and lead somewhere. */
function inspectLinkNode(
  node: Extract<MarkdownNode, { type: "link" }>,
  text: string,
  targets: LinkTargets,
): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const source = text.slice(start, end);
  const index = source.lastIndexOf(node.url);
  const isPlain = /^\[(?!\[)/.test(source) && index > 0 && typeof node.title !== "string";
  if (!isPlain || /\\|&(?:#\w+|[a-z]\w*);/i.test(source.slice(source.lastIndexOf("](")))) {
    const [address = "", words = address] = source.slice(1, -1).split("|");
    const inner = source.startsWith("<") ? words : /^\[\[([^\]]*)\]\]/.exec(source)?.[1];
    const readings = inner === undefined ? [] : [`[${inner}](${node.url.split("|", 1)[0]})`];
    return [{ id: "markdown.link-form", range: [start, end], readings }];
  }
  const issue = inspectLink(node.url, targets);
  const range = node.url === "" ? ([start, end] as const) : ([start + index, start + index + node.url.length] as const);
  return issue === undefined ? [] : [{ ...issue, range }];
}
