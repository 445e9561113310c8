/**
 * Whether a drawing runs or loads something when it is opened by its own address (SVG 2, "Linking" and "Scripting"):
 * it is part of this site then, and not held back as it is in an `<img>`. Gradients and symbols of the same file are
 * fine, and so is what other programs write beside the drawing.
 */
import { Parser } from "htmlparser2";
import { drawingDangers as dangers } from "../messages/images.ts";
import type { Sentence } from "../messages/sentence.ts";

const dangerousTags = /^(?:script|foreignobject|iframe|object|embed|handler)$/i;
const xhtml = "http://www.w3.org/1999/xhtml";

/** @returns The first danger; `undefined` for a harmless drawing. */
export function dangerIn(bytes: Uint8Array): Sentence | undefined {
  const svg = new TextDecoder().decode(bytes);
  // Read in another encoding, the same bytes can be other tags: ISO-2022-JP has bytes that stand for nothing.
  const [, encoding = "utf-8"] = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) return dangers.encoding;
  let found: Sentence | undefined;
  let inStyle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.replace(/^.*:/, "");
        inStyle = /^style$/i.test(tag);
        if (dangerousTags.test(tag)) found ??= dangers.named(`<${name}>`);
        for (const [key, value] of Object.entries(attributes)) found ??= dangerInAttribute(key, value);
      },
      onclosetag() {
        inStyle = false;
      },
      ontext(text) {
        if (inStyle && loadsSomething(text)) found ??= dangers.reference;
      },
      onprocessinginstruction(name, data) {
        // The declaration <?xml … ?> is fine; a document type could bring entities and attributes of its own.
        if (/^!doctype/i.test(name) && data.includes("[")) found ??= dangers.definitions;
        if (/^\?xml-stylesheet/i.test(name)) found ??= dangers.styleSheet;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return found;
}

function dangerInAttribute(key: string, value: string): Sentence | undefined {
  if (/^xmlns(?:$|:)/.test(key)) return value.trim() === xhtml ? dangers.html : undefined;
  const isLink = /(?:^|:)href$/i.test(key) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value.trim());
  // What an animation may change is named in an attribute.
  const animates = key === "attributeName" && /(?:^|:)href$|^on/i.test(value.trim());
  if (key === "xml:base") return dangers.reference;
  if (/^on/i.test(key) || isLink || animates || /javascript:/i.test(value)) return dangers.named(key);
  return loadsSomething(value) ? dangers.reference : undefined;
}

/** Whether styles fetch a file: `url(#gradient)` and what stands in the drawing itself are none. */
function loadsSomething(styles: string): boolean {
  const plain = styles
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_whole, code: string) => characterOf(Number.parseInt(code, 16)))
    .replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return /@import|image-set\(|\burl\(\s*["']?\s*(?!["'#\s]|data:)/i.test(plain);
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
