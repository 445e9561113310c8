import { type MarkdownNode, rangeOf } from "../../files/markdown.ts";
import { inspectLink, type LinkTargets } from "../indexes/links.ts";
import type { MarkdownIssue } from "./issue.ts";

/** Checks a Markdown link: it must be written as `[text](address)`, without a title or escapes, and lead somewhere. */
export function inspectLinkNode(
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
