/** Lines that cannot be read, changed so far that those around them can: mostly their value is left out. */
import type { Diagnostic } from "../core/diagnostic.ts";
import { invisibleCharacter, lookalikeIndent } from "./invisible-characters.ts";

/** @returns The line without what is wrong in it. */
type Repair = (line: string, lines: readonly string[], index: number) => string | undefined;

const start = /^\s*(?:- +)*/;
const key = /^\s*(?:- +)*(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?=\s|$)/;

const withoutValue: Repair = (line) => (key.exec(line) ?? start.exec(line) ?? [])[0];

/** `title Oops` and `title:Oops` */
const withColon: Repair = (line) => {
  const [named] = /^\s*(?:- +)*[\w-]+/.exec(line) ?? [];
  return named && `${named}:`;
};

const withSpace: Repair = (line) => /^\s*-/.exec(line)?.[0];

const withoutInvisible: Repair = (line) =>
  line.replaceAll(new RegExp(`${invisibleCharacter.source}|${lookalikeIndent.source}`, "gu"), "");

/** Indented like the lines around it, if these leave no choice. */
const indented: Repair = (line, lines, index) => {
  const [, space = "", content = ""] = /^(\s*)(.*)$/.exec(line) ?? [];
  const isTab = space.includes("\t");
  const above = lines.slice(0, index).findLast(saysSomething) ?? "";
  const below = lines.slice(index + 1).find(saysSomething) ?? "";
  const likeBelow = opens(line) ? indentOf(below) - 2 : indentOf(below);
  const likely = opens(above) ? [keyColumn(above) + 2] : [keyColumn(above), likeBelow];
  const [column, other = column] = likely.filter((each) => isTab || Math.abs(each - space.length) === 1);
  return column !== undefined && column === other && column >= 0 ? " ".repeat(column) + content : undefined;
};

const saysSomething = (line: string) => !/^\s*(?:#|$)/.test(line);
const opens = (line: string) => /:\s*(?:#.*)?$/.test(line);
const indentOf = (line: string) => line.search(/\S|$/);
const keyColumn = (line: string) => start.exec(line)?.[0].length ?? 0;

const repairs: Readonly<Record<string, Repair>> = {
  "encoding.character": (line) => line,
  "invisible-character.character": withoutInvisible,
  "yaml-syntax.open-quote": withoutValue,
  "yaml-syntax.open-bracket": withoutValue,
  "yaml-syntax.no-comma": withoutValue,
  "yaml-syntax.beginning": withoutValue,
  "yaml-syntax.behind-quote": withoutValue,
  "yaml-syntax.backslash": withoutValue,
  "yaml-syntax.second-colon": withoutValue,
  "yaml-syntax.tab": indented,
  "yaml-syntax.indentation": indented,
  "yaml-syntax.no-colon": withColon,
  "yaml-syntax.no-space": withSpace,
  "yaml-feature.beginning": withoutValue,
  "yaml-feature.quote": withoutValue,
  "yaml-feature.comment": withoutValue,
};

/** @returns As many lines as before; `undefined` if what somebody meant by one of them could only be guessed. */
export function repairLines(text: string, issues: readonly Diagnostic[]): string | undefined {
  const lines = text.split("\n");
  for (const { id, line } of issues) {
    const index = line - 1;
    const before = lines[index] ?? "";
    const after = repairs[id]?.(before, lines, index);
    if (after === undefined) return undefined;
    lines[index] = after;
    // What goes on in the lines below goes with it.
    if (isCut(before, after)) emptyBelow(lines, index);
  }
  return lines.join("\n");
}

function isCut(before: string, after: string): boolean {
  return after.length < before.length && before.startsWith(after.replace(/:$/, ""));
}

function emptyBelow(lines: string[], index: number): void {
  const column = start.exec(lines[index] ?? "")?.[0].length ?? 0;
  for (let next = index + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (line.trim() !== "" && line.search(/\S/) <= column) return;
    lines[next] = "";
  }
}
