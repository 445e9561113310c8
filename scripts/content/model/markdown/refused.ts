/** The nodes that a text must not have, and HTML. */

import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { MessageId } from "../../messages/message.ts";
import type { MarkdownIssue } from "./issue.ts";

/** The writer throws at the last two, but they need a definition, which is refused. */
const allowed: readonly MarkdownNode["type"][] = [
  ...(["paragraph", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "link", "break"] as const),
  ...(["linkReference", "imageReference"] as const),
];

const ids: { readonly [type in MarkdownNode["type"]]?: MessageId } = {
  blockquote: "markdown.quotation",
  code: "markdown.code-block",
  definition: "markdown.definition",
  heading: "markdown.heading",
  image: "markdown.image",
  thematicBreak: "markdown.line",
};

/** What people write in HTML, and its Markdown. */
const instead: ReadonlyMap<string, string> = new Map([
  ...["<b>", "<strong>"].map((tag) => [tag, "**…**"] as const),
  ...["<i>", "<em>"].map((tag) => [tag, "*…*"] as const),
  ...["<h1>", "<h2>", "<h3>", "<h4>"].map((tag) => [tag, "### …"] as const),
  ["<a>", "[…](…)"],
  ["<code>", "`…`"],
  ["<li>", "- …"],
]);

/** Those whose Markdown is told in words. */
const inWords: ReadonlyMap<string, MessageId> = new Map([
  ["<br>", "markdown.line-break-tag"],
  ["<p>", "markdown.paragraph-tag"],
]);

/** @returns `undefined` for a node that may be there. */
export function refused(node: MarkdownNode, text: string): MarkdownIssue | undefined {
  if (allowed.includes(node.type) || (node.type === "heading" && isThirdLevel(node, text))) return undefined;
  if (node.type === "html") return refusedTag(node.value, rangeOf(node)[0]);
  const [start, end] = rangeOf(node);
  const line = text.slice(start, end).search(/\n|$/);
  return { id: ids[node.type] ?? "markdown.refused", range: [start, start + line] };
}

function isThirdLevel(node: Extract<MarkdownNode, { type: "heading" }>, text: string): boolean {
  return node.depth === 3 && text.startsWith("#", rangeOf(node)[0]);
}

/** The first tag stands for all that is in it. */
function refusedTag(value: string, start: number): MarkdownIssue {
  const [whole = value, name = ""] = /^<\/?([a-z][\w-]*)(?:[^>\n]*>)?/i.exec(value) ?? [];
  const range = [start, start + whole.search(/\n|$/)] as const;
  const tag = name === "" ? `${value.slice(0, 2)}…>` : `<${name.toLowerCase()}>`;
  const markdown = instead.get(tag);
  if (markdown !== undefined) return { id: "markdown.tag", data: { tag, markdown }, range };
  return { id: inWords.get(tag) ?? "markdown.html", data: { tag }, range };
}
