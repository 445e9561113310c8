/**
 * Writes changed values into a YAML text and leaves everything else as it stands: comments, quotes, line breaks, order.
 * Nothing is written that would not be read as exactly these values.
 */
import { type Document, parseDocument } from "yaml";
import { changesOf } from "./changes.ts";
import { isSame, type Plain, plainOf } from "./plain.ts";
import { renderFile } from "./render.ts";
import { applySplices } from "./splice.ts";

/**
 * @param text A YAML file; an empty text for a new one. Without anchors and tags, which content does not have.
 * @param value What the file shall hold.
 * @returns The text itself where it holds that already; otherwise the text with the lines changed that say something
 *   else. A file whose lines cannot be changed one by one is written anew, with the comments at its top.
 * @throws Error where the text is no YAML, or the value cannot be written as such.
 */
export function applyEdits(text: string, value: Plain): string {
  if (text.trim() === "") return renderFile(value);
  const document = parse(text);
  if (document.errors[0] !== undefined) throw document.errors[0];
  if (isSame(readValue(document), value)) return text;
  const edited = applySplices(text, changesOf(document, text, value));
  return holds(edited, value) ? edited : writtenAnew(text, value);
}

function holds(text: string, value: Plain): boolean {
  const document = parse(text);
  return document.errors.length === 0 && isSame(readValue(document), value);
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, { version: "1.2", merge: false, keepSourceTokens: true, prettyErrors: false });
}

function readValue(document: Document.Parsed): Plain {
  return plainOf(document.toJS({ maxAliasCount: 0 }));
}

function writtenAnew(text: string, value: Plain): string {
  const comments = /^(?:[ \t]*(?:#.*)?\n)*/.exec(text)?.[0] ?? "";
  const anew = comments + renderFile(value);
  if (!holds(anew, value)) throw new Error("This value cannot be written as YAML");
  return anew;
}
