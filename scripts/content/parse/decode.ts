/** From bytes to text: a content file is UTF-8 of sensible size. A byte order mark and the line ends of any system are fine. */
import { type Diagnostic, diagnostic, type SourceLocation, startOf } from "../core/diagnostic.ts";
import { findInvisible, invisibleMessage, lostCharacter, oddIndentation } from "./invisible-characters.ts";
import { placeInText } from "./source-location.ts";

/** The longest real file has a few dozen kilobytes. */
export const maxBytes = 1_000_000;

/** Marks that a merge left behind: from the first to the last of a conflict, or one alone. */
const conflict = /^(?:<{7}(?: [^\n]*)?\n[\s\S]*?^>{7}|([<>|])\1{6})(?= |$)/gm;

/** Turns the bytes of a file into text, without byte order mark; `undefined` if there are issues. */
export function decode(file: string, bytes: Uint8Array): { text?: string; issues: readonly Diagnostic[] } {
  if (bytes.byteLength > maxBytes) return { issues: [tooLarge(file, bytes)] };
  const text = new TextDecoder().decode(bytes).replaceAll(/\r(?!\n)/g, "\n");
  if (!isUtf8(bytes)) return { issues: [wrongEncoding(placeInText(file, text, text.indexOf("\uFFFD"), 1), "\uFFFD")] };
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
    en: `This file has ${megabytes} MB; a content file has at most 1 MB`,
    de: `Diese Datei hat ${megabytes} MB; eine Inhaltsdatei hat höchstens 1 MB`,
  };
  const hint = {
    en: "Split it, or check whether something was pasted by mistake",
    de: "Teilen Sie sie auf, oder prüfen Sie, ob versehentlich etwas eingefügt wurde",
  };
  return diagnostic(startOf(file), "file-too-large", message, hint);
}

/** A file that was saved otherwise, or a character that was lost when it was copied: `Ã¼`. */
function wrongEncoding(place: SourceLocation, text: string): Diagnostic {
  const message = {
    en: `A character was lost here: "${text}" is what remains of it`,
    de: `Hier ging ein Zeichen verloren: „${text}“ ist der Rest davon`,
  };
  const hint = {
    en: "Save the file with the encoding UTF-8, and type the character again",
    de: "Speichern Sie die Datei mit der Kodierung UTF-8, und tippen Sie das Zeichen neu",
  };
  return diagnostic(place, "encoding", message, hint);
}

function conflictMarker(file: string, text: string, index: number): Diagnostic {
  const message = {
    en: "Two versions of this file were merged and the marks were left in",
    de: "Zwei Fassungen dieser Datei wurden zusammengeführt, und die Markierungen sind stehen geblieben",
  };
  const hint = {
    en: "Keep one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    de: "Behalten Sie eine der Fassungen und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen",
  };
  return diagnostic(placeInText(file, text, index, 7), "yaml-syntax", message, hint);
}

/** What no line may have; only the first finding of a line is told. */
function checkLine(file: string, line: string, number: number): Diagnostic[] {
  const invisible = findInvisible(line) ?? oddIndentation.exec(line);
  const found = invisible ?? lostCharacter.exec(line);
  if (found === null) return [];
  const [text] = found;
  const column = found.index + 1;
  const place = { file, line: number, column, endLine: number, endColumn: column + text.length };
  if (invisible !== null) {
    const hint = {
      en: "Delete the characters around this place and type them again",
      de: "Löschen Sie die Zeichen um diese Stelle und tippen Sie sie neu",
    };
    return [diagnostic(place, "invisible-character", invisibleMessage(text), hint)];
  }
  return [wrongEncoding(place, text)];
}
