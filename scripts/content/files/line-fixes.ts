/** What may be meant by lines that YAML reads otherwise, or not at all. */
import type { Diagnostic, Edit } from "../core/diagnostic.ts";
import { indentOf, isBlank, keyPrefix, textColumn } from "./lines.ts";
import { visible } from "./repair-lines.ts";

/** The line of a mistake among all lines, its index, and the index of the column. */
interface Place {
  readonly line: string;
  readonly lines: readonly string[];
  readonly index: number;
  readonly column: number;
  /** Keys that the file may have at its start. */
  readonly keys: readonly string[];
  /** The line of the first of two. */
  readonly related: string | undefined;
}

/** Lines in place of the line; each list has spellings of one meaning, the most likely first. */
type LineFix = (place: Place) => readonly (readonly string[])[];

/** The whole value in quotes; behind the hyphen too, because a text may begin like a key. */
const quoted: LineFix = ({ line }) => {
  const columns = [keyPrefix.exec(line)?.[0].length ?? textColumn(line), textColumn(line)];
  return [columns.map((column) => quotedFrom(line, column))];
};

function quotedFrom(line: string, column: number): string {
  const [, space = "", value = ""] = /^(\s*)(.*?)\s*$/.exec(line.slice(column)) ?? [];
  const [, , inner] = /^(["'])(.*)\1$/.exec(value) ?? [];
  const plain = inner !== undefined && !/\\["\\]|''/.test(inner) ? inner : value;
  const text = /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`;
  return line.slice(0, column) + (column > 0 && space === "" && /:$/.test(line.slice(0, column)) ? " " : space) + text;
}

const withoutCharacter: LineFix = ({ line, column }) => [[line.slice(0, column) + line.slice(column + 1)]];

const closedBracket: LineFix = (place) => {
  const closing = place.line[place.column] === "[" ? "]" : "}";
  return [[place.line.trimEnd() + closing, ...quoted(place).flat()]];
};

const withCommas: LineFix = (place) => {
  const words = place.line.replace(/\[.*\]/, (list) => list.replaceAll(/(?<=[^\s,[])\s+(?=[^\s,\]])/g, ", "));
  return [[words, ...quoted(place).flat()]];
};

const hyphen: LineFix = ({ line }) => [[line.replace(/\S\s*/, "- ")]];

/** A key with `=` or nothing in place of a colon, or without the blank behind it; or a line of the text above. */
const colon: LineFix = ({ line, lines, index }) => {
  const above = lines.slice(0, index).findLast((other) => !isBlank(other)) ?? "";
  const column = keyPrefix.test(above) ? textColumn(above) + 2 : indentOf(above);
  const withColon = line.replace(/^(\s*(?:- +)?[\w-]+)\s*[:=;：]?\s*(?=\S|$)/, "$1: ").trimEnd();
  const asText = /^\s*(?:- +)?[\w-]+[:=;：]/.test(line) ? [] : [[" ".repeat(Math.max(column, 2)) + line.trimStart()]];
  return [[withColon], ...asText];
};

/** A key whose line was deleted above this one. */
const keyAbove: LineFix = ({ line, lines, keys }) =>
  keys
    .filter((key) => !lines.some((other) => other.startsWith(`${key}:`)))
    .map((key) => [`${" ".repeat(Math.max(0, indentOf(line) - 2))}${key}:\n${line}`]);

/** A text that begins with #, which makes it a comment. */
const quotedComment: LineFix = (place) => (/:\s+#/.test(place.line) ? quoted(place) : []);

const straightQuotes: LineFix = ({ line }) => [[line.replace(/[“„”‟«»]([^“„”‟«»]*)[“„”‟«»](?=\s*$)/, '"$1"')]];

/** An entry of a list without its hyphen: in front of it, or with a blank in its place. */
const missingHyphen: LineFix = ({ line, lines, index }) => {
  const above = lines.slice(0, index).findLast((other) => indentOf(other) <= indentOf(line)) ?? "";
  const isEntry = indentOf(above) === indentOf(line) && /^\s*- /.test(above);
  return [[isEntry ? line.replace(/^\s*/, "$&- ") : line.replace(/ {2}(?=\S)/, "- ")]];
};

/** Text behind the closing quote of a value that needs quotes, for a colon, may belong into them. */
const movedQuote: LineFix = ({ line }) => [
  [line.replace(/(["'])(?=.*(?:: | #))(.*)\1(?=[^"']+$)(.*\S)\s*$/, "$1$2$3$1")],
];

const both =
  (...fixes: readonly LineFix[]): LineFix =>
  (place) =>
    fixes.flatMap((fix) => fix(place));

const withoutRepeat: LineFix = ({ line, related }) => (line === related ? [[""]] : []);

const byId: Readonly<Record<string, LineFix>> = {
  "markdown.joined-lines": ({ line }) => (/ >-?$/.test(line) ? [[line.replace(/>-?$/, "|-")]] : []),
  "invisible-character.character": ({ line }) => [[visible(line)]],
  "missing-field.above": keyAbove,
  "unknown-field.hyphen": ({ line }) => [[line.replace("-", " ")]],
  "wrong-type.colon": ({ line, column }) => [[quotedFrom(line, column)]],
  "wrong-type.list": ({ line, column }) => [[`${line.slice(0, column)}[${line.slice(column).trimEnd()}]`]],
  "wrong-type.text": quotedComment,
  "wrong-type.text-in-form": quotedComment,
  "wrong-type.whole-number": ({ line }) => [[line.replace(/: +#(?=\d)/, ": ")]],
  "yaml-feature.beginning": quoted,
  "yaml-feature.comment": quoted,
  "yaml-feature.no-key": quoted,
  "yaml-feature.quote": withoutCharacter,
  "yaml-feature.quotes": straightQuotes,
  "yaml-feature.twice": both(withoutRepeat, missingHyphen, keyAbove),
  "yaml-feature.twice-entry": keyAbove,
  "yaml-syntax.after-quote": both(movedQuote, quoted),
  "yaml-syntax.apostrophe": withoutCharacter,
  "yaml-syntax.backslash": quoted,
  "yaml-syntax.beginning": quoted,
  "yaml-syntax.bullet": hyphen,
  "yaml-syntax.indentation": both(missingHyphen, keyAbove),
  "yaml-syntax.no-colon": colon,
  "yaml-syntax.no-comma": withCommas,
  "yaml-syntax.no-key-above": keyAbove,
  "yaml-syntax.no-space": hyphen,
  "yaml-syntax.open-bracket": closedBracket,
  "yaml-syntax.open-quote": ({ line, column }) => [[line.trimEnd() + (line[column] ?? "")]],
  "yaml-syntax.second-colon": both(straightQuotes, movedQuote, quoted),
  "yaml-syntax.second-document": () => [[""]],
};

const ofIndentation = /\.(?:indentation|too-deep|swallowed)$|^yaml-syntax\.tab$/;

/**
 * @param text The file with the mistake, as it is.
 * @param keys Keys that the file may have at its start, one of which may have been deleted.
 * @returns For each meaning, edits that write it, the most likely first. Untried.
 */
export function lineFixes(
  { id, file, line: number, column, related: [first] }: Diagnostic,
  text: string,
  keys: readonly string[],
): readonly (readonly Edit[])[] {
  const lines = text.split("\n").map((each) => each.replace(/\r$/, ""));
  const index = number - 1;
  const line = lines[index] ?? "";
  const edit = (newText: string, last = index): Edit => {
    const isRemoved = newText === "";
    const end = isRemoved
      ? { endLine: last + 2, endColumn: 1 }
      : { endLine: last + 1, endColumn: (lines[last] ?? "").length + 1 };
    return { file, line: number, column: 1, ...end, newText };
  };
  const place: Place = { line, lines, index, column: column - 1, keys, related: first && lines[first.line - 1] };
  const meanings = byId[id]?.(place) ?? [];
  const shifts = ofIndentation.test(id) ? shiftsOf(place) : [];
  return [
    ...shifts.map((variants) => variants.map(({ newText, last }) => edit(newText, last))),
    ...meanings.map((variants) => variants.map((each) => edit(each))),
  ];
}

/** The line with what is below it, indented like a line beside it or as its first entry; or with its siblings too. */
function shiftsOf({ line, lines, index }: Place) {
  const own = indentOf(line.replaceAll("\t", "  "));
  const above = lines.slice(0, index).findLast((other) => !isBlank(other)) ?? "";
  const below = lines.slice(index + 1).find((other) => !isBlank(other)) ?? "";
  const isTab = line.includes("\t");
  const around = lines.slice(0, index).findLast((other) => !isBlank(other) && indentOf(other) < own) ?? "";
  const beside = [textColumn(above), indentOf(above), indentOf(above) + 2, indentOf(below), indentOf(around)];
  const columns = [...beside, ...(isTab ? [own] : [own - 2, own + 2])];
  return [...new Set(columns)]
    .filter((to) => to >= 0 && (to !== own || isTab))
    .map((to) => [Infinity, own + 1, own].map((margin) => shifted(lines, index, to - own, margin)));
}

/** Moves a line, and the lines below it that are indented by `margin` or more. */
function shifted(lines: readonly string[], index: number, by: number, margin: number) {
  const end = lines.findIndex((line, at) => at > index && line.trim() !== "" && indentOf(line) < margin);
  const last = (end < 0 ? lines.length : end) - 1;
  const moved = lines.slice(index, last + 1).map((line) => {
    const plain = line.replace(/^\s+/, (space) => space.replaceAll("\t", "  "));
    return by > 0 && plain !== "" ? " ".repeat(by) + plain : plain.replace(new RegExp(`^ {0,${-by}}`), "");
  });
  return { newText: moved.join("\n"), last };
}
