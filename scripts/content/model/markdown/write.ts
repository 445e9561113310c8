/**
 * Markdown as HTML for a page. It knows the nodes that the check allows and no others, so nothing can be in the result
 * but their elements, escaped text and harmless links, whatever the facts say.
 */
import { type MarkdownNode, readMarkdown } from "../../../../src/admin/yaml/markdown.ts";
import { escapeHtml, type FactTable, fillText } from "../format-facts.ts";

/** Turns a link within this site (`/contact`, `#hardware`) into the address on the page. */
export type Readdress = (path: string) => string;

interface Writer {
  readonly facts: FactTable;
  readonly readdress: Readdress;
}

/**
 * Fills facts into checked Markdown, and writes it as HTML.
 * @throws Error if it has a node that the check refuses, or if a fact makes a link that could do harm.
 */
export function writeMarkdown(text: string, facts: FactTable, readdress: Readdress): string {
  return writeAll(readMarkdown(text).children, { facts, readdress }, " ");
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

/** Entries with an empty line between them, or within one, hold paragraphs (CommonMark, "loose"). */
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

function addressOf(url: string, { facts, readdress }: Writer): string {
  const address = fillText(isInternal(url) ? readdress(url) : url, facts);
  if (!isInternal(address) && !/^(?:https:\/\/|mailto:)/.test(address)) throw notAllowed(address);
  return address;
}

/** A path on this host or a place on the same page. After two slashes another host begins. */
function isInternal(address: string): boolean {
  return /^(?:#|\/(?![/\\]))/.test(address);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function notAllowed(what: string): Error {
  return new Error(`This cannot be on a page: ${what}`);
}
