/** The nodes that a text must not have, and HTML. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { MarkdownIssue } from "./issue.ts";

/** The writer throws at the last two, but they need a definition, which is refused. */
const allowed: readonly MarkdownNode["type"][] = [
  ...(["paragraph", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "link", "break"] as const),
  ...(["linkReference", "imageReference"] as const),
];

const ids: { readonly [type in MarkdownNode["type"]]?: string } = {
  blockquote: "markdown.quotation",
  code: "markdown.code-block",
  definition: "markdown.definition",
  heading: "markdown.heading",
  image: "markdown.image",
  thematicBreak: "markdown.line",
};

/** The Markdown of what people write in HTML. */
const instead: Readonly<Record<string, string>> = {
  ...{ b: "**…**", strong: "**…**", i: "*…*", em: "*…*", code: "`…`" },
  ...{ h1: "### …", h2: "### …", h3: "### …", h4: "### …", li: "- …", a: "[…](…)" },
};

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
  const tag = name.toLowerCase();
  const shown = tag === "" ? `${value.slice(0, 2)}…>` : `<${tag}>`;
  if (tag === "br") return { id: "markdown.line-break-tag", data: { tag: shown }, range };
  if (tag === "p") return { id: "markdown.paragraph-tag", data: { tag: shown }, range };
  const markdown = Object.hasOwn(instead, tag) ? instead[tag] : undefined;
  return markdown === undefined
    ? { id: "markdown.html", data: { tag: shown }, range }
    : { id: "markdown.tag", data: { tag: shown, markdown }, range };
}
