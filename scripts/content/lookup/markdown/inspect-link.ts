/** A link in Markdown: how it is written, and where it leads. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { MarkdownIssue } from "../../model/markdown/issue.ts";
import { inspectLink, type LinkTargets } from "../links.ts";

/** Its address is the one that people read, and nothing of it is lost. */
export function inspectLinkNode(
  node: Extract<MarkdownNode, { type: "link" }>,
  text: string,
  targets: LinkTargets,
): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const written = text.slice(start, end);
  const at = written.lastIndexOf(node.url);
  const isPlain = written.startsWith("[") && at > 0 && typeof node.title !== "string";
  if (!isPlain || /\\|&(?:#\w+|[a-z]\w*);/i.test(written.slice(written.lastIndexOf("](")))) {
    return [{ id: "markdown.link-form", range: [start, end] }];
  }
  const issue = inspectLink(node.url, targets);
  const range = node.url === "" ? ([start, end] as const) : ([start + at, start + at + node.url.length] as const);
  return issue === undefined ? [] : [{ ...issue, range }];
}
