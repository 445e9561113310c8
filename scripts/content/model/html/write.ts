/**
 * HTML as it goes onto a page: rewritten from its pieces, so that nothing can be in it but allowed elements, escaped
 * text and harmless links, whatever the facts say.
 */
import { escapeHtml, type FactTable, fillText } from "../format-facts.ts";
import { allowedAttributes, allowedTags, decode, piecesOf, type Tag } from "./pieces.ts";

/** Turns a link within this site (`/contact`, `#hardware`) into the address that it shall have. */
export type Readdress = (path: string) => string;

/**
 * Fills facts into checked HTML and gives its internal links their addresses.
 * @throws Error if it holds what the content check refuses, or a fact makes a link that could do harm.
 */
export function writeHtml(html: string, facts: FactTable, readdress: Readdress): string {
  const open: string[] = [];
  const written = piecesOf(html).map((piece): string => {
    if (piece.kind === "text") return writeText(piece.whole, facts);
    if (piece.kind === "other" || !allowedTags.includes(piece.name)) throw notAllowed(piece.whole);
    if (piece.name === "br") return "<br>";
    if (piece.isEnd && open.pop() !== piece.name) throw notAllowed(piece.whole);
    if (piece.isEnd) return `</${piece.name}>`;
    open.push(piece.name);
    return `<${piece.name}${writeAttributes(piece, facts, readdress)}>`;
  });
  if (open.length > 0) throw notAllowed(`<${open.at(-1)}>`);
  return written.join("");
}

/** What a reference means is never part of a placeholder, and no fact completes a reference. */
function writeText(text: string, facts: FactTable): string {
  return text.replaceAll(/&[#\w]+;?|[^&]+|&/g, (part) => escapeText(fillText(decode(part), facts)));
}

function writeAttributes(tag: Tag, facts: FactTable, readdress: Readdress): string {
  return tag.attributes
    .map(({ name, value }) => {
      if (name !== allowedAttributes[tag.name]) throw notAllowed(tag.whole);
      const filled = fillText(name === "href" && isInternal(value) ? readdress(value) : value, facts);
      if (name === "href" && !isHarmless(filled)) throw notAllowed(filled);
      return ` ${name}="${escapeHtml(filled)}"`;
    })
    .join("");
}

/** A path on this host, and not two slashes, behind which another host begins; or a place on the same page. */
function isInternal(href: string): boolean {
  return /^(?:#|\/(?![/\\]))/.test(href);
}

function isHarmless(href: string): boolean {
  return isInternal(href) || /^(?:https:\/\/|mailto:)/.test(href);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function notAllowed(what: string): Error {
  return new Error(`This cannot be in HTML: ${what}`);
}
