/** From bytes to text: a content file is UTF-8 of sensible size. A byte order mark and the line ends of any system are fine. */
import { type Diagnostic, diagnostic, type SourceLocation, startOf } from "../core/diagnostic.ts";
import { findInvisible, invisibleMessage, lostCharacter, oddIndentation } from "./invisible-characters.ts";
import { placeInText } from "./source-location.ts";

/** The longest real file has a few dozen kilobytes. */
export const maxBytes = 1_000_000;

/** Marks that a merge left behind: from the first to the last of a conflict, or one alone. */
const conflict = /^(?:<{7}(?: [^\n]*)?\n[\s\S]*?^>{7}|([<>|])\1{6}|(?<!^<{7}[\s\S]*)={7}(?![\s\S]*^>{7}))(?= |$)/gm;

/** Turns the bytes of a file into text, without byte order mark; `undefined` if there are issues. */
export function decode(file: string, bytes: Uint8Array): { text?: string; issues: readonly Diagnostic[] } {
  if (bytes.byteLength > maxBytes) return { issues: [tooLarge(file, bytes)] };
  const text = new TextDecoder().decode(bytes).replaceAll(/\r(?!\n)/g, "\n");
  if (!isUtf8(bytes)) {
    const at = text.indexOf("\uFFFD");
    return { issues: [wrongEncoding(placeInText(file, text, at, 1), "\uFFFD")] };
  }
  const conflicts = [...text.matchAll(conflict)].map(({ index }) => conflictMarker(file, text, index));
  const issues = [...conflicts, ...text.split("\n").flatMap((line, index) => checkLine(file, line, index + 1))];
  return issues.length > 0 ? { issues } : { text, issues };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function tooLarge(file: string, bytes: Uint8Array): Diagnostic {
  const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
  const message = {
    en: `This file has ${megabytes} MB, more than 1 MB`,
    de: `Diese Datei hat ${megabytes} MB, mehr als 1 MB`,
  };
  const hint = { en: "Split it, or delete what is not needed", de: "Teilen Sie sie, oder löschen Sie Überflüssiges" };
  return diagnostic(startOf(file), "file-size", message, hint);
}

/** A file that was saved otherwise, or a character that was lost when it was copied: `Ã¼`. */
function wrongEncoding(place: SourceLocation, text: string): Diagnostic {
  const message = { en: `A character in "${text}" is broken`, de: `In „${text}“ ist ein Zeichen zerstört` };
  const hint = {
    en: "Save the file as UTF-8, and type it again",
    de: "Speichern Sie die Datei als UTF-8, und tippen Sie das Zeichen neu",
  };
  return diagnostic(place, "encoding", message, hint);
}

function conflictMarker(file: string, text: string, index: number): Diagnostic {
  const message = { en: "Marks of a merge were left in", de: "Markierungen einer Zusammenführung sind noch da" };
  const hint = {
    en: "Keep one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    de: "Behalten Sie eine der Fassungen und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen",
  };
  return diagnostic(placeInText(file, text, index, 7), "yaml-syntax", message, hint);
}

/** What no line may have; only the first finding of a line is told. */
function checkLine(file: string, line: string, number: number): Diagnostic[] {
  const invisible = findInvisible(line) ?? oddIndentation.exec(line);
  const found = invisible ?? [...line.matchAll(/[^ \t]+/g)].find(([word]) => lostCharacter.test(word));
  if (found === undefined) return [];
  const [text] = found;
  const column = found.index + 1;
  const place = { file, line: number, column, endLine: number, endColumn: column + text.length };
  if (invisible !== null) {
    const hint = {
      en: "Delete the characters here, and type them again",
      de: "Löschen Sie die Zeichen hier, und tippen Sie sie neu",
    };
    return [diagnostic(place, "invisible-character", invisibleMessage(text), hint)];
  }
  return [wrongEncoding(place, text)];
}
