/** From bytes to text: a content file is UTF-8 of sensible size. A byte order mark and the line ends of any system are fine. */
import { type Diagnostic, diagnostic, type SourceLocation, startOf } from "../core/diagnostic.ts";
import { characterCode, findInvisible, lookalikeIndent, mojibake } from "./invisible-characters.ts";
import { locationInText } from "./source-location.ts";

/** The longest real file has a few dozen kilobytes. */
export const maxBytes = 1_000_000;

/** Turns the bytes of a file into text, without byte order mark; `undefined` if they are none. */
export function decode(file: string, bytes: Uint8Array): { text?: string; issues: readonly Diagnostic[] } {
  if (bytes.byteLength > maxBytes) return { issues: [diagnostic(startOf(file), { id: "file-size.too-large" })] };
  const text = new TextDecoder().decode(bytes).replaceAll(/\r(?!\n)/g, "\n");
  if (!isUtf8(bytes)) {
    return { issues: [diagnostic(locationInText(file, text, text.indexOf("\uFFFD"), 1), { id: "encoding.file" })] };
  }
  const lines = text.split("\n");
  const issues = [...conflicts(file, lines), ...lines.flatMap((line, index) => checkLine(file, line, index + 1))];
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

/** Marks that a merge left behind: the first of each conflict. */
function conflicts(file: string, lines: readonly string[]): Diagnostic[] {
  let isOpen = false;
  return lines.flatMap((line, index) => {
    const [mark, sign] = /^([<>|=])\1{6}(?=\s|$)/.exec(line) ?? [];
    if (mark === undefined) return [];
    const isFirst = sign === "<" || !isOpen;
    isOpen = sign !== ">";
    return isFirst ? [diagnostic(placeInLine(file, index + 1, 1, mark), { id: "yaml-syntax.conflict" })] : [];
  });
}

/** What no line may have; only the first finding of a line is told. */
function checkLine(file: string, line: string, number: number): Diagnostic[] {
  const invisible = findInvisible(line) ?? lookalikeIndent.exec(line);
  // A file that was saved otherwise, or a character that was lost when it was copied: `Ã¼`.
  const found = invisible ?? [...line.matchAll(/[^ \t]+/g)].find(([word]) => mojibake.test(word));
  if (found === undefined) return [];
  const [text] = found;
  const place = placeInLine(file, number, found.index + 1, text);
  return invisible === null
    ? [diagnostic(place, { id: "encoding.character" })]
    : [diagnostic(place, { id: "invisible-character.character", data: { code: characterCode(text) } })];
}

function placeInLine(file: string, line: number, column: number, text: string): SourceLocation {
  return { file, line, column, endLine: line, endColumn: column + text.length };
}
