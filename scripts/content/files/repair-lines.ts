/** Repairs unreadable lines just enough for the rest of the file to parse, mostly by dropping their values. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { invisibleCharacter, lookalikeIndent } from "./invisible-characters.ts";
import { indentOf, isBlank, keyPrefix, opensEntry, textColumn } from "./lines.ts";

/** @returns The repaired line; `undefined` if the intended text can only be guessed. */
type Repair = (line: string, lines: readonly string[], index: number) => string | undefined;

const withoutValue: Repair = (line) => keyPrefix.exec(line)?.[0] ?? line.slice(0, textColumn(line));

/** Makes `title:` of `title Oops` and `title:Oops`, and nothing of a line that belongs to the text above. */
const withColon: Repair = (line, lines, index) => {
  const [key] = /^\s*(?:- +)*[\w-]+/.exec(line) ?? [];
  const [above = "", below = ""] = [lines[index - 1], lines[index + 1]];
  if (indentOf(above) > indentOf(line) && indentOf(below) > indentOf(line)) return "";
  return key && `${key}:`;
};

const withHyphen: Repair = (line) => line.replace(/\S/, "-");

const onlyHyphen: Repair = (line) => /^\s*-/.exec(line)?.[0];

/** The line without invisible characters, with plain blanks for those that look like one. */
export function visible(line: string): string {
  const signs = new RegExp(`${invisibleCharacter.source}|${lookalikeIndent.source}`, "gu");
  return line.replaceAll(signs, (sign) => (/[^\S\uFEFF]/.test(sign) ? " " : ""));
}

/** Indents the line like its neighbours, if they allow only one indentation. */
const indented: Repair = (line, lines, index) => {
  const [, space = "", content = ""] = /^(\s*)(.*)$/.exec(line) ?? [];
  const isTab = space.includes("\t");
  const above = lines.slice(0, index).findLast((other) => !isBlank(other)) ?? "";
  const below = lines.slice(index + 1).find((other) => !isBlank(other)) ?? "";
  const columnByBelow = opensEntry(line) ? indentOf(below) - 2 : indentOf(below);
  const columns = opensEntry(above) ? [textColumn(above) + 2] : [textColumn(above), columnByBelow];
  const [column, other = column] = columns.filter((each) => isTab || Math.abs(each - space.length) === 1);
  return column !== undefined && column === other && column >= 0 ? " ".repeat(column) + content : undefined;
};

const repairs: Readonly<Record<string, Repair>> = {
  "encoding.character": (line) => line,
  "invisible-character.character": visible,
  "yaml-syntax.apostrophe": withoutValue,
  "yaml-syntax.open-quote": withoutValue,
  "yaml-syntax.open-bracket": withoutValue,
  "yaml-syntax.no-comma": withoutValue,
  "yaml-syntax.beginning": withoutValue,
  "yaml-syntax.after-quote": withoutValue,
  "yaml-syntax.backslash": withoutValue,
  "yaml-syntax.second-colon": withoutValue,
  "yaml-syntax.bullet": withHyphen,
  "yaml-syntax.cells": () => "",
  "yaml-syntax.tab": indented,
  "yaml-syntax.indentation": indented,
  "yaml-syntax.no-colon": withColon,
  "yaml-syntax.no-space": onlyHyphen,
  "yaml-feature.beginning": withoutValue,
  "yaml-feature.quote": withoutValue,
  "yaml-feature.comment": withoutValue,
};

/** @returns The text with the same number of lines; `undefined` if a line can't be repaired without guessing. */
export function repairLines(text: string, issues: readonly Diagnostic[]): string | undefined {
  const lines = text.split("\n");
  for (const { id, line } of issues) {
    const index = line - 1;
    const before = lines[index] ?? "";
    const after = repairs[id]?.(before, lines, index);
    if (after === undefined) return undefined;
    lines[index] = after;
    const isTruncated = after.length < before.length && before.startsWith(after.replace(/:$/, ""));
    if (isTruncated) clearNested(lines, index);
  }
  return lines.join("\n");
}

/** Empties the lines that continue the dropped value. */
function clearNested(lines: string[], index: number): void {
  const column = textColumn(lines[index] ?? "");
  for (let next = index + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (line.trim() !== "" && indentOf(line) <= column) return;
    lines[next] = "";
  }
}
