/**
 * Whether a drawing runs or loads something when it is opened by its own address (SVG 2, "Linking" and "Scripting"):
 * it is part of this site then, and not held back as it is in an `<img>`. Gradients and symbols of the same file are
 * fine, and so is what other programs write beside the drawing.
 */
import {
  type CSSToken,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhitespace,
  TokenType,
  tokenize,
} from "@csstools/css-tokenizer";
import { SaxesParser } from "saxes";

const dangerousTags = /^(?:script|foreignobject|iframe|object|embed|handler)$/i;

/**
 * The first thing in a drawing that runs or loads something, as it is called in the file.
 * @throws Error for what is no well-formed drawing in its namespace: browsers show nothing of it.
 */
export function dangerIn(bytes: Uint8Array): string | undefined {
  const found: string[] = [];
  const tags: string[] = [];
  const errors: Error[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => errors.push(error));
  // Read in another encoding, the same bytes can be other tags: ISO-2022-JP has bytes that mean nothing.
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) found.push(`encoding="${encoding}"`);
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) found.push("<!DOCTYPE […]>");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") found.push("<?xml-stylesheet?>");
  });

  // A browser joins the pieces of text of a style sheet, whatever is between them.
  const texts: string[] = [];
  const addText = (text: string) => texts.push((texts.pop() ?? "") + text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, local, uri, attributes }) => {
    tags.push(`${local} ${uri}`);
    if (dangerousTags.test(local) || uri === "http://www.w3.org/1999/xhtml") found.push(`<${name}>`);
    found.push(
      ...Object.values(attributes)
        .filter(isDangerous)
        .map((attribute) => attribute.name),
    );
    texts.push("");
  });
  parser.on("closetag", ({ name, local }) => {
    const text = texts.pop() ?? "";
    if (/^style$/i.test(local) && stylesLoad(text)) found.push(`<${name}>`);
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  const [danger] = found;
  if (danger === undefined && errors[0] !== undefined) throw errors[0];
  if (danger === undefined && tags[0] !== "svg http://www.w3.org/2000/svg") throw new Error("This is no drawing");
  return danger;
}

function isDangerous({ name, local, value }: { name: string; local: string; value: string }): boolean {
  if (/^xmlns(?:$|:)/.test(name)) return false;
  const isLink = /^href$/i.test(local) && !/^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(value.trim());
  // What an animation may change is named in an attribute.
  const animates = name === "attributeName" && /(?:^|:)href$|^on/i.test(value.trim());
  if (/^on/i.test(name) || isLink || animates || name === "xml:base") return true;
  // The values of an animation are styles of their own.
  return (name === "values" ? value.split(";") : [value]).some(stylesLoad);
}

/** Functions that take an address as a plain string, or put one together; drawings do without them. */
const loadingFunctions = /^(?:src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade|filter)$/i;

/** Parts of the same file, and pictures and fonts that are in the address. */
const withinFile = /^(?:#|$|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i;

/** Whether a style sheet, a list of declarations or a value fetches a file, with its escapes and strings (CSS Syntax 3). */
function stylesLoad(css: string): boolean {
  const tokens = tokenize({ css }).filter((token) => !isTokenWhitespace(token));
  return tokens.some((token, index) => loads(token, tokens[index + 1]));
}

function loads(token: CSSToken, next: CSSToken | undefined): boolean {
  if (token[0] === TokenType.AtKeyword) return /^import$/i.test(token[4].value);
  if (isTokenURL(token)) return !withinFile.test(token[4].value.trim());
  if (!isTokenFunction(token)) return false;
  if (token[4].value.toLowerCase() !== "url") return loadingFunctions.test(token[4].value);
  return next === undefined || !isTokenString(next) || !withinFile.test(next[4].value.trim());
}
