/**
 * Finds active content in SVG files. Opened by its own URL, an SVG is a document of this site and may run scripts and load
 * resources, which `<img>` prevents (SVG 2, "Linking" and "Scripting"). References within the file are fine, and so are
 * the metadata of drawing programs.
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
 * The first tag, attribute or declaration of an SVG that runs or loads something, as written in the file.
 * @throws Error for malformed XML or another root element than `svg`, which browsers don't show.
 */
export function findActiveContent(bytes: Uint8Array): string | undefined {
  const dangers: string[] = [];
  const tags: string[] = [];
  const errors: Error[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => errors.push(error));
  // In another encoding the same bytes can be other tags, for example with the escape sequences of ISO-2022-JP.
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) dangers.push(`encoding="${encoding}"`);
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) dangers.push("<!DOCTYPE […]>");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") dangers.push("<?xml-stylesheet?>");
  });

  // Browsers join all text nodes of a style sheet.
  const texts: string[] = [];
  const addText = (text: string) => texts.push((texts.pop() ?? "") + text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, local, uri, attributes }) => {
    tags.push(`${local} ${uri}`);
    if (dangerousTags.test(local) || uri === "http://www.w3.org/1999/xhtml") dangers.push(`<${name}>`);
    dangers.push(
      ...Object.values(attributes)
        .filter(isDangerous)
        .map((attribute) => attribute.name),
    );
    texts.push("");
  });
  parser.on("closetag", ({ name, local }) => {
    const text = texts.pop() ?? "";
    if (/^style$/i.test(local) && stylesLoad(text)) dangers.push(`<${name}>`);
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  const [danger] = dangers;
  if (danger === undefined && errors[0] !== undefined) throw errors[0];
  if (danger === undefined && tags[0] !== "svg http://www.w3.org/2000/svg") throw new Error("Not an SVG document");
  return danger;
}

function isDangerous({ name, local, value }: { name: string; local: string; value: string }): boolean {
  if (/^xmlns(?:$|:)/.test(name)) return false;
  const isLink = /^href$/i.test(local) && !/^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(value.trim());
  // An animation names the attribute that it changes.
  const animates = name === "attributeName" && /(?:^|:)href$|^on/i.test(value.trim());
  if (/^on/i.test(name) || isLink || animates || name === "xml:base") return true;
  // Each value of an animation is a style.
  return (name === "values" ? value.split(";") : [value]).some(stylesLoad);
}

/** CSS functions that take or compose a URL. Drawings don't need them. */
const loadingFunctions = /^(?:src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade|filter)$/i;

/** References within the file, and images and fonts in `data:` URLs. */
const withinFile = /^(?:#|$|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i;

/** True if a style sheet, a list of declarations or a value loads a file. Tokens have their escapes resolved (CSS Syntax 3). */
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
