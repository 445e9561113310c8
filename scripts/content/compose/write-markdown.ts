/**
 * Converts Markdown to HTML. Supports only the nodes that the check allows, so the result contains nothing but their
 * elements, escaped text and safe links, whatever the facts contain.
 */

import { escapeHtml, type FactTable, fillText } from "../check/format-facts.ts";
import { type MarkdownNode, readMarkdown } from "../files/markdown.ts";

/** Converts a link within this site (`/contact`, `#hardware`) to its address on the page. */
export type ResolveLink = (path: string) => string;

interface Writer {
  readonly facts: FactTable;
  readonly resolveLink: ResolveLink;
}

/** Also fills in facts. @throws Error for a node that the check disallows, or if a fact makes a link unsafe. */
export function writeMarkdown(text: string, facts: FactTable, resolveLink: ResolveLink): string {
  return writeAll(readMarkdown(text).children, { facts, resolveLink }, " ");
}

function writeAll(nodes: readonly MarkdownNode[], writer: Writer, separator = ""): string {
  return nodes.map((node) => write(node, writer)).join(separator);
}

function write(node: MarkdownNode, writer: Writer): string {
  const inner = (name: string) => ("children" in node ? element(name, writeAll(node.children, writer)) : "");
  switch (node.type) {
    case "text":
      return escapeText(fillText(node.value.replaceAll("\n", " "), writer.facts));
    case "inlineCode":
      return element("code", escapeText(fillText(node.value, writer.facts)));
    case "break":
      return "<br>";
    case "paragraph":
      return inner("p");
    case "strong":
      return inner("strong");
    case "emphasis":
      return inner("em");
    case "link":
      return `<a href="${escapeHtml(addressOf(node.url, writer))}">${writeAll(node.children, writer)}</a>`;
    case "list":
      return writeList(node, writer);
    case "heading":
      if (node.depth === 3) return inner("h3");
  }
  throw notAllowed(node.type);
}

/** The entries of a loose list contain paragraphs (CommonMark, "Lists"). */
function writeList(list: Extract<MarkdownNode, { type: "list" }>, writer: Writer): string {
  const isLoose = list.children.some(({ spread }) => spread) || list.spread === true;
  const items = list.children.map(({ children }) => {
    const blocks = children.map((block) =>
      block.type === "paragraph" && !isLoose ? writeAll(block.children, writer) : write(block, writer),
    );
    return element("li", blocks.join(" "));
  });
  return element(list.ordered === true ? "ol" : "ul", ` ${items.join(" ")} `);
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

function addressOf(url: string, { facts, resolveLink }: Writer): string {
  const address = fillText(isInternal(url) ? resolveLink(url) : url, facts);
  if (!isInternal(address) && !/^(?:https:\/\/|mailto:)/.test(address)) throw notAllowed(address);
  return address;
}

/** True for a path or an anchor. `//` starts another host. */
function isInternal(address: string): boolean {
  return /^(?:#|\/(?![/\\]))/.test(address);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function notAllowed(piece: string): Error {
  return new Error(`Not allowed on a page: ${piece}`);
}
