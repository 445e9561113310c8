/**
 * Whether a drawing runs or loads something when it is opened by its own address (SVG 2, "Linking" and "Scripting"):
 * it is part of this site then, and not held back as it is in an `<img>`. Gradients and symbols of the same file are
 * fine, and so is what other programs write beside the drawing.
 */
import { SaxesParser } from "saxes";
import { stylesLoad } from "./styles-load.ts";

/** Dangers that are no tag and no attribute. */
export type Danger = "encoding" | "definitions" | "style-sheet" | "loading-styles" | "html";
const danger = (kind: Danger) => kind;

const dangerousTags = /^(?:.*:)?(?:script|foreignobject|iframe|object|embed|handler)$/i;
const xhtml = "http://www.w3.org/1999/xhtml";

/** @returns The first danger, or the tag or attribute that is one; `undefined` for a harmless drawing. */
export function dangerIn(bytes: Uint8Array): string | undefined {
  const found: string[] = [];
  const parser = new SaxesParser();
  // Of what is no XML, browsers show the beginning; `picture-integrity.ts` refuses it.
  parser.on("error", () => {});
  // Read in another encoding, the same bytes can be other tags: ISO-2022-JP has bytes that mean nothing.
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) found.push(danger("encoding"));
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) found.push(danger("definitions"));
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") found.push(danger("style-sheet"));
  });

  // A browser joins the pieces of text of a style sheet, whatever is between them.
  const texts: string[] = [];
  const addText = (text: string) => texts.push((texts.pop() ?? "") + text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes }) => {
    if (dangerousTags.test(name)) found.push(`<${name}>`);
    found.push(...Object.entries(attributes).flatMap(([key, value]) => dangerInAttribute(key, value) ?? []));
    texts.push("");
  });
  parser.on("closetag", ({ name }) => {
    const text = texts.pop() ?? "";
    if (/^(?:.*:)?style$/i.test(name) && stylesLoad(text)) found.push(danger("loading-styles"));
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return found[0];
}

function dangerInAttribute(key: string, value: string): string | undefined {
  if (/^xmlns(?:$|:)/.test(key)) return value.trim() === xhtml ? danger("html") : undefined;
  const isLink = /(?:^|:)href$/i.test(key) && !/^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(value.trim());
  // What an animation may change is named in an attribute.
  const animates = key === "attributeName" && /(?:^|:)href$|^on/i.test(value.trim());
  if (/^on/i.test(key) || isLink || animates) return key;
  // The values of an animation are styles of their own.
  const styles = key === "values" ? value.split(";") : [value];
  return key === "xml:base" || styles.some(stylesLoad) ? danger("loading-styles") : undefined;
}
