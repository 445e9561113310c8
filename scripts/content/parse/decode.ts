/** From bytes to text: a content file is UTF-8 of sensible size. A byte order mark and the line ends of any system are fine. */
import { startOf } from "../core/diagnostic.ts";
import { findInvisible, lostCharacter, oddIndentation, privateCharacter } from "./invisible-characters.ts";
import type { ParseIssue } from "./parse-issue.ts";
import { placeInText } from "./source-location.ts";

/** The longest real file has a few dozen kilobytes. */
export const maxBytes = 1_000_000;

/** Marks that a merge left behind: from the first to the last of a conflict, or one alone. */
const conflict = /^(?:<{7}(?: [^\n]*)?\n[\s\S]*?^>{7}|([<>|])\1{6})(?= |$)/gm;

/** What no line may have; only the first finding of a line is told. */
const lineChecks = [
  { code: "invisible-character", cause: "invisible", find: findInvisible },
  { code: "invisible-character", cause: "private", find: (line: string) => privateCharacter.exec(line) },
  { code: "invisible-character", cause: "indentation", find: (line: string) => oddIndentation.exec(line) },
  { code: "encoding", cause: "lost-character", find: (line: string) => lostCharacter.exec(line) },
] as const;

/**
 * Turns the bytes of a file into text.
 *
 * @returns The text, without byte order mark and with Windows line ends kept; `undefined` if there are issues.
 */
export function decode(file: string, bytes: Uint8Array): { text?: string; issues: readonly ParseIssue[] } {
  if (bytes.byteLength > maxBytes) {
    const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
    return { issues: [{ place: startOf(file), path: [], code: "file-too-large", text: megabytes }] };
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r(?!\n)/g, "\n");
  if (!isUtf8(bytes)) {
    const place = placeInText(file, text, text.indexOf("\uFFFD"), 1);
    return { issues: [{ place, path: [], code: "encoding", cause: "not-utf8", text: "" }] };
  }
  const conflicts = [...text.matchAll(conflict)].map(({ index }): ParseIssue => {
    return { place: placeInText(file, text, index, 7), path: [], code: "conflict-marker" };
  });
  const issues = [...conflicts, ...text.split("\n").flatMap((line, index) => checkLine(file, line, index + 1))];
  return issues.length > 0 ? { issues } : { text, issues };
}

function checkLine(file: string, line: string, number: number): ParseIssue[] {
  for (const { find, ...finding } of lineChecks) {
    const found = find(line);
    if (found === null) continue;
    const column = found.index + 1;
    const place = { file, line: number, column, endLine: number, endColumn: column + found[0].length };
    return [{ place, path: [], ...finding, text: found[0] }];
  }
  return [];
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
