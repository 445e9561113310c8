/** HTML taken apart by the tokenizer of parse5: text, tags, and what is neither. */
import { html as elements, Tokenizer } from "parse5";
import { invisibleCharacter } from "../../parse/invisible-characters.ts";

/** Elements within a line of text. */
export const inlines: readonly string[] = ["strong", "em", "a", "br", "code", "abbr"];

/** The HTML that content may hold: these elements, with at most one attribute each. */
export const allowedTags: readonly string[] = ["p", "ul", "ol", "li", "h3", ...inlines];

/** The attribute that an element may have. */
export const allowedAttributes: Readonly<Record<string, string | undefined>> = { a: "href", abbr: "title" };

/** A part of the HTML as it is written, and where it begins. */
export interface Written {
  readonly whole: string;
  readonly start: number;
}

export interface Attribute extends Written {
  readonly name: string;
  /** With its references decoded. */
  readonly value: string;
}

export interface Tag extends Written {
  readonly kind: "tag";
  readonly name: string;
  readonly isEnd: boolean;
  /** Written as if it closed itself, which only XML does. */
  readonly isEmpty: boolean;
  readonly attributes: readonly Attribute[];
}

/** `other` is a comment or a declaration. */
export type Piece = Tag | (Written & { readonly kind: "text" }) | (Written & { readonly kind: "other" });

type Handler = ConstructorParameters<typeof Tokenizer>[1];
type TagToken = Parameters<Handler["onStartTag"]>[0];
type Range = { readonly startOffset: number; readonly endOffset: number };

/** The whole of a piece of HTML, part by part. It is read as it is outside of scripts and their like. */
export function piecesOf(html: string): Piece[] {
  return tokenize(html).pieces;
}

/** @returns The pieces, the text as a browser reads it, and what is wrong by the specification. */
function tokenize(html: string) {
  const pieces: Piece[] = [];
  const errors: string[] = [];
  let [end, text] = [0, ""];
  const part = (range: Range | null | undefined) => {
    const { startOffset, endOffset } = range ?? { startOffset: 0, endOffset: 0 };
    return { whole: html.slice(startOffset, endOffset), start: startOffset };
  };
  /** What is between two tokens is text. */
  const textUntil = (start: number) => {
    if (start > end) pieces.push({ kind: "text", whole: html.slice(end, start), start: end });
  };
  const add = (piece: Piece) => {
    textUntil(piece.start);
    pieces.push(piece);
    end = piece.start + piece.whole.length;
  };
  const onTag = ({ tagName: name, selfClosing: isEmpty, attrs, location }: TagToken, isEnd: boolean) => {
    const attributes = attrs.map((attr) => ({ ...attr, ...part(location?.attrs?.[attr.name]) }));
    add({ kind: "tag", name, isEnd, isEmpty, attributes, ...part(location) });
  };
  const onOther = ({ location }: { location: Range | null }) => add({ kind: "other", ...part(location) });
  const onCharacter: Handler["onCharacter"] = ({ chars }) => {
    text += chars;
  };
  const handler: Handler = {
    onStartTag: (token) => onTag(token, false),
    onEndTag: (token) => onTag(token, true),
    onComment: onOther,
    onDoctype: onOther,
    onCharacter,
    onNullCharacter: onCharacter,
    onWhitespaceCharacter: onCharacter,
    onEof: () => textUntil(html.length),
    onParseError: ({ code }) => errors.push(code),
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true);
  return { pieces, text, errors };
}

/** Text without tags as a browser reads it. */
export function decode(text: string): string {
  return text.includes("&") ? tokenize(text).text : text;
}

/**
 * References that do not mean what they seem to: there is no such character, the `;` is missing and browsers guess, or nobody
 * sees the character. A joiner by its name is meant, and a mere `&` is text.
 *
 * @param isAttribute Browsers guess less there, so that `?a=1&copy=2` means what it says (HTML, "Named character reference
 *   state").
 */
export function faultyReferences(written: string, isAttribute: boolean): Written[] {
  const references = written.matchAll(/&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*)(;?)/gi);
  return [...references].flatMap(({ 0: whole, 1: end, index: start }) => {
    const next = written.charAt(start + whole.length);
    const { text, errors } = tokenize(isAttribute && end === "" ? `<a b="${whole}${next}` : whole);
    if (end === "" && !errors.includes("missing-semicolon-after-character-reference")) return [];
    const isInvisible = invisibleCharacter.test(text.replaceAll(/[\u200B-\u200D]/g, ""));
    return errors.length > 0 || isInvisible ? [{ whole, start }] : [];
  });
}

/** Whether a name, in whatever case, is that of an HTML element that parsers know. */
export function isElement(name: string): boolean {
  return elements.getTagID(name.toLowerCase()) !== 0 || allowedTags.includes(name.toLowerCase());
}
