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

/** What may stand in place of a line or an element. */
const plainForms: readonly (readonly [pattern: RegExp, ...readings: string[]])[] = [
  [/^#+ /, "### "],
  [/^> ?/, "", "\\> "],
  [/^(?:[-*_] *){3,}$/, ""],
  [/^<(?:b|strong)>([^<>*\n]+)<\/\w+>/i, "**$1**"],
  [/^<(?:i|em)>([^<>*\n]+)<\/\w+>/i, "*$1*"],
  [/^<a href=["']([^"'\s<>()]+)["']>([^<>\n]+)<\/a>/i, "[$2]($1)"],
  [/^<code>([^<>`\n]+)<\/code>/i, "`$1`"],
  [/^<h[1-6]>([^<>\n]+)<\/h[1-6]>$/i, "### $1"],
  [/^<(?:u|span|font)\b[^<>\n]*>([^<>\n]+)<\/\w+>/i, "$1"],
  [/^<br *\/?>$/i, "\\"],
];

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
  if (node.type === "html") return inspectHtml(node.value, start, text);
  const [line = ""] = /^.*/.exec(text.slice(start, end)) ?? [];
  const readings = plainForms.flatMap(([pattern, ...forms]) =>
    pattern.test(line) ? forms.map((form) => line.replace(pattern, form)) : [],
  );
  return { id: messageIds[node.type] ?? "markdown.disallowed", range: [start, start + line.length], readings };
}

function isThirdLevelHeading(node: MarkdownNode, text: string): boolean {
  return node.type === "heading" && node.depth === 3 && text.startsWith("#", rangeOf(node)[0]);
}

/** Reports the first tag of a block or an inline element, or the whole element if it is a simple one. */
function inspectHtml(html: string, start: number, text: string): MarkdownIssue {
  const [piece = html, name = ""] = /^<\/?([a-z][\w-]*)(?:[^>\n]*>)?/i.exec(html) ?? [];
  const tag = name === "" ? `${html.slice(0, 2)}…>` : `<${name.toLowerCase()}>`;
  const markdown = equivalents.get(tag);
  const [line = ""] = /^.*/.exec(text.slice(start)) ?? [];
  const [pattern, reading = ""] = plainForms.find(([each]) => each.test(line)) ?? [];
  const [whole = piece.split("\n", 1)[0] ?? ""] = pattern?.exec(line) ?? [];
  const range = [start, start + whole.length] as const;
  const readings = pattern === undefined ? [] : [whole.replace(pattern, reading)];
  if (markdown !== undefined) return { id: "markdown.tag", data: { tag, markdown }, range, readings };
  return { id: tagMessageIds.get(tag) ?? "markdown.html", data: { tag }, range, readings };
}
