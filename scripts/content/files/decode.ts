/** Decodes content files: UTF-8 of limited size, with or without byte order mark, with any line ends. */
import { type Diagnostic, diagnostic, type SourceLocation, startOf } from "../core/diagnostic.ts";
import { characterCode, invisibleCharacter, lookalikeIndent, mojibake } from "./invisible-characters.ts";
import { locationInText } from "./source-location.ts";

/** Real files have a few dozen kilobytes at most. */
export const maxBytes = 1_000_000;

/** Decodes a file, without its byte order mark. `text` is `undefined` if it isn't UTF-8 or is too large. */
export function decode(file: string, bytes: Uint8Array): { text?: string; issues: readonly Diagnostic[] } {
  if (bytes.byteLength > maxBytes) return { issues: [diagnostic(startOf(file), { id: "file-size.too-large" })] };
  const text = new TextDecoder().decode(bytes).replaceAll(/\r(?!\n)/g, "\n");
  if (!isUtf8(bytes)) {
    return { issues: [diagnostic(locationInText(file, text, text.indexOf("\uFFFD"), 1), { id: "encoding.file" })] };
  }
  const lines = text.split("\n");
  const issues = [...findConflicts(file, lines), ...lines.flatMap((line, index) => checkLine(file, line, index + 1))];
  return { text, issues };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reports the first marker of each unresolved merge conflict. */
function findConflicts(file: string, lines: readonly string[]): Diagnostic[] {
  let isOpen = false;
  return lines.flatMap((line, index) => {
    const [marker, sign] = /^([<>|=])\1{6}(?=\s|$)/.exec(line) ?? [];
    if (marker === undefined) return [];
    const isFirst = sign === "<" || !isOpen;
    isOpen = sign !== ">";
    return isFirst ? [diagnostic(locationInLine(file, index + 1, 1, marker), { id: "yaml-syntax.conflict" })] : [];
  });
}

/** Reports the first invisible character of a line, otherwise its first word with a wrong encoding. */
function checkLine(file: string, line: string, number: number): Diagnostic[] {
  const invisible = invisibleCharacter.exec(line) ?? lookalikeIndent.exec(line);
  // The line first: hardly any has such a word.
  const words = mojibake.test(line) ? [...line.matchAll(/[^ \t]+/g)] : [];
  const match = invisible ?? words.find(([word]) => mojibake.test(word));
  if (match === undefined) return [];
  const [text] = match;
  const location = locationInLine(file, number, match.index + 1, text);
  return invisible === null
    ? [diagnostic(location, { id: "encoding.character" })]
    : [diagnostic(location, { id: "invisible-character.character", data: { code: characterCode(text) } })];
}

function locationInLine(file: string, line: number, column: number, text: string): SourceLocation {
  return { file, line, column, endLine: line, endColumn: column + text.length };
}
