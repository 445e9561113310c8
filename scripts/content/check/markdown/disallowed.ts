/** Markdown nodes that texts may not contain, and HTML. */

import type { MessageId } from "../../core/messages/message.ts";
import { type MarkdownNode, rangeOf } from "../../files/markdown.ts";
import type { MarkdownIssue } from "./issue.ts";

/** `writeMarkdown` doesn't support the last two, but they need a definition, which is disallowed. */
const allowed: readonly MarkdownNode["type"][] = [
  ...(["paragraph", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "link", "break"] as const),
  ...(["linkReference", "imageReference"] as const),
];

const messageIds: { readonly [type in MarkdownNode["type"]]?: MessageId } = {
  blockquote: "markdown.quotation",
  code: "markdown.code-block",
  definition: "markdown.definition",
  heading: "markdown.heading",
  image: "markdown.image",
  thematicBreak: "markdown.line",
};

/** Markdown equivalents of HTML tags. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ...["<b>", "<strong>"].map((tag) => [tag, "**…**"] as const),
  ...["<i>", "<em>"].map((tag) => [tag, "*…*"] as const),
  ...["<h1>", "<h2>", "<h3>", "<h4>"].map((tag) => [tag, "### …"] as const),
  ["<a>", "[…](…)"],
  ["<code>", "`…`"],
  ["<li>", "- …"],
]);

/** Messages about tags whose equivalent takes a sentence to explain. */
const tagMessageIds: ReadonlyMap<string, MessageId> = new Map([
  ["<br>", "markdown.line-break-tag"],
  ["<p>", "markdown.paragraph-tag"],
]);

/** @returns `undefined` for an allowed node. */
export function inspectNodeType(node: MarkdownNode, text: string): MarkdownIssue | undefined {
  if (allowed.includes(node.type) || isThirdLevelHeading(node, text)) return undefined;
  const [start, end] = rangeOf(node);
  if (node.type === "html") return inspectHtml(node.value, start);
  const lineLength = text.slice(start, end).search(/\n|$/);
  return { id: messageIds[node.type] ?? "markdown.disallowed", range: [start, start + lineLength] };
}

/** `### …`, the only heading that texts may have. */
function isThirdLevelHeading(node: MarkdownNode, text: string): boolean {
  return node.type === "heading" && node.depth === 3 && text.startsWith("#", rangeOf(node)[0]);
}

/** Reports the first tag of a block or an inline element. */
function inspectHtml(html: string, start: number): MarkdownIssue {
  const [piece = html, name = ""] = /^<\/?([a-z][\w-]*)(?:[^>\n]*>)?/i.exec(html) ?? [];
  const range = [start, start + piece.search(/\n|$/)] as const;
  const tag = name === "" ? `${html.slice(0, 2)}…>` : `<${name.toLowerCase()}>`;
  const markdown = equivalents.get(tag);
  if (markdown !== undefined) return { id: "markdown.tag", data: { tag, markdown }, range };
  return { id: tagMessageIds.get(tag) ?? "markdown.html", data: { tag }, range };
}
