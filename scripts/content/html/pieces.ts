/** HTML taken apart: text, references to characters (`&amp;`), tags, and what is none of these. */
import { Parser } from "htmlparser2";
import { invisibleCharacter } from "../invisible.ts";

/** A part of the HTML as it is written, and where it begins. */
export interface Written {
  readonly whole: string;
  readonly start: number;
}

export interface Tag extends Written {
  readonly kind: "tag";
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Written as if it closed itself, which only XML does. */
  readonly isEmpty: boolean;
}

/** `other` is a comment, a declaration, or a bracket that begins nothing. */
export type Piece =
  | Tag
  | (Written & { readonly kind: "text" })
  | (Written & { readonly kind: "reference" })
  | (Written & { readonly kind: "other" });

/** White space is what HTML calls so: a no-break space is part of a name (HTML, "ASCII whitespace"). */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\t\n\f\r /<>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<|&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);?/gi;

/** The whole of a piece of HTML, part by part. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const text = (start: number, before: number) => {
    if (start < before) pieces.push({ kind: "text", whole: html.slice(start, before), start });
  };
  for (const { 0: whole, 1: slash, 2: name, index: start } of html.matchAll(markup)) {
    text(end, start);
    end = start + whole.length;
    if (name !== undefined) {
      const tag = { name: name.toLowerCase(), isEnd: slash === "/", isEmpty: whole.endsWith("/>") };
      pieces.push({ kind: "tag", whole, start, ...tag });
    } else {
      pieces.push({ kind: whole.startsWith("&") ? "reference" : "other", whole, start });
    }
  }
  text(end, html.length);
  return pieces;
}

/** The references in the value of an attribute. What looks like a tag there is text. */
export function referencesIn(value: string): Written[] {
  return [...value.matchAll(/&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);?/gi)].map(({ 0: whole, index: start }) => ({
    whole,
    start,
  }));
}

/** Attributes as a browser reads them: names in lower case, references decoded. One that stands twice is given twice. */
export function attributesOf(whole: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  const parser = new Parser({
    onattribute(name, value) {
      found.push([name, value]);
    },
  });
  parser.end(whole);
  return found;
}

/** Text as a browser reads it. */
export function decode(text: string): string {
  if (!text.includes("&")) return text;
  let decoded = "";
  const parser = new Parser({
    ontext(part) {
      decoded += part;
    },
  });
  parser.end(text);
  return decoded;
}

/**
 * What is wrong with a reference: `unknown` where there is no such character, `open` where it lacks its `;` and browsers
 * guess, `invisible` where the character is one that nobody sees. `undefined` where it is fine, or only an `&` and text.
 *
 * @param next The character behind it, within an attribute: there browsers guess less (HTML, "Named character reference
 *   state"), so that `?a=1&copy=2` means what it says.
 */
export function referenceFault(whole: string, next?: string): "unknown" | "open" | "invisible" | undefined {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+))/i.exec(whole) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (!whole.endsWith(";")) return Number.isNaN(code) && !isGuessed(whole, next) ? undefined : "open";
  const decoded = decode(whole);
  // Of a name that it does not know, a browser takes the beginning that it knows: &notit; begins with &not.
  const isKnown = Number.isNaN(code)
    ? decoded !== whole && [...decoded].length <= 2
    : decoded === characterOf(code) && !isNoCharacter(code);
  if (!isKnown) return "unknown";
  // Whether a joiner is meant depends on the letters beside it; by its name it is.
  return invisibleCharacter.test(decoded) && !/[\u200B-\u200D]/.test(decoded) ? "invisible" : undefined;
}

function isGuessed(whole: string, next: string | undefined): boolean {
  const decoded = decode(whole);
  if (next === undefined) return decoded !== whole;
  return [...decoded].length === 1 && next !== "=";
}

/** "" for a number that no character has; half of a pair is none. */
function characterOf(code: number): string {
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "" : String.fromCodePoint(code);
}

/** Unicode, section 23.7: the last two of each plane, and 32 in the first. A carriage return is read as a line end. */
function isNoCharacter(code: number): boolean {
  return (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef) || code === 0x0d;
}
