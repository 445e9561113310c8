/** HTML taken apart by the tokenizer of parse5: text, tags, and what is neither. */
import { html as elements, Tokenizer } from "parse5";
import { invisibleCharacter } from "../../parse/invisible-characters.ts";
import { allowedTags } from "./allowed.ts";

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
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Written as if it closed itself, which only XML does. */
  readonly isEmpty: boolean;
  readonly attributes: readonly Attribute[];
  /** Of two attributes with the same name, browsers read the first. */
  readonly hasDuplicate: boolean;
}

/** `other` is a comment, a declaration, or a bracket that begins nothing. */
export type Piece = Tag | (Written & { readonly kind: "text" }) | (Written & { readonly kind: "other" });

/** The whole of a piece of HTML, part by part. It is read as it is outside of scripts and their like. */
export function piecesOf(html: string): Piece[] {
  return tokenize(html).pieces;
}

type Handler = ConstructorParameters<typeof Tokenizer>[1];
type TagToken = Parameters<Handler["onStartTag"]>[0];
type Range = { readonly startOffset: number; readonly endOffset: number };

/** @returns The pieces, the text as a browser reads it, and what is wrong by the specification. */
function tokenize(html: string) {
  const pieces: Piece[] = [];
  let [end, text] = [0, ""];
  const errors: string[] = [];
  const part = (range: Range | null | undefined) => {
    const { startOffset, endOffset } = range ?? { startOffset: 0, endOffset: 0 };
    return { whole: html.slice(startOffset, endOffset), start: startOffset };
  };
  /** What is between two tokens is text; a bracket in it belongs to no tag. */
  const textUntil = (startOffset: number) => {
    const written = part({ startOffset: end, endOffset: startOffset });
    if (written.whole !== "") pieces.push({ kind: "text", ...written });
    for (const { index, 0: whole } of written.whole.matchAll(/</g)) {
      pieces.push({ kind: "other", whole, start: end + index });
    }
  };
  const add = (piece: Piece) => {
    textUntil(piece.start);
    pieces.push(piece);
    end = piece.start + piece.whole.length;
  };
  const onTag = ({ tagName: name, selfClosing: isEmpty, attrs, location }: TagToken, isEnd: boolean) => {
    const attributes = attrs.map((attr) => ({ ...attr, ...part(location?.attrs?.[attr.name]) }));
    // Errors are told before the token that has them.
    const hasDuplicate = errors.splice(0).includes("duplicate-attribute");
    add({ kind: "tag", name, isEnd, isEmpty, attributes, hasDuplicate, ...part(location) });
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
 * References that do not mean what they seem to: `unknown` if there is no such character, `open` if the `;` is missing and
 * browsers guess, `invisible` if nobody sees the character. A joiner by its name is meant, and a mere `&` is text.
 *
 * @param isAttribute Browsers guess less there, so that `?a=1&copy=2` means what it says (HTML, "Named character reference
 *   state").
 */
export function faultyReferences(written: string, isAttribute: boolean) {
  const references = written.matchAll(/&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*)(;?)/gi);
  return [...references].flatMap(({ 0: whole, 1: end, index: start }) => {
    const next = written.slice(start + whole.length, start + whole.length + 1);
    const { text, errors } = tokenize(isAttribute && end === "" ? `<a b="${whole}${next}` : whole);
    const isOpen = errors.includes("missing-semicolon-after-character-reference");
    if (end === "" && !isOpen) return [];
    const isInvisible = invisibleCharacter.test(text.replaceAll(/[\u200B-\u200D]/g, ""));
    if (errors.length === 0 && !isInvisible) return [];
    const reason = isOpen ? "open" : errors.length > 0 ? "unknown" : "invisible";
    return [{ whole, start, reason } as const];
  });
}

/** Whether a name, in whatever case, is that of an HTML element that parsers know. */
export function isElement(name: string): boolean {
  return elements.getTagID(name.toLowerCase()) !== 0 || allowedTags.includes(name.toLowerCase());
}
