/**
 * Which line to change so that a file parses. The parser notices a line that stands too far left or right only later,
 * often at one that is right; so the lines around are moved on trial, and the change after which the file says what its
 * schema wants is the mistake.
 */
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { schemaOf } from "./layout.ts";
import { fieldMessages as fields } from "./messages/fields.ts";
import type { Sentence } from "./messages/sentence.ts";
import { syntaxMessages as said } from "./messages/syntax.ts";
import { ownersIn } from "./schema-keys.ts";
import { findSurprises } from "./surprises.ts";

export interface Repair {
  /** Offsets of the first character and of the one behind the last. */
  readonly range: readonly [number, number];
  readonly message: Sentence;
  readonly hint: Sentence;
}

interface Trial extends Repair {
  /** The whole file with the change. */
  readonly text: string;
}

/** Lines above the one that the parser stumbled over that are tried. */
const linesAbove = 20;
/** Characters that are parsed on trial: for a long page some dozens of times, for a file of any size within a second. */
const budget = 600_000;

/**
 * Looks for a single line that is indented wrongly, that begins with a hyphen too many, or above which a key is missing.
 *
 * @param at Offset at which the parser stumbled.
 * @returns `undefined` where no such change brings the file in order.
 */
export function findRepair(file: string, text: string, at: number): Repair | undefined {
  const [top = ""] = file.split("/");
  const found = schemaOf(file, [top]);
  if (!("schema" in found)) return undefined;
  let spent = 0;
  for (const trial of trials(text, at, ownersIn(found.schema))) {
    spent += text.length;
    if (spent > budget) break;
    if (isInOrder(file, trial.text, found.schema)) return trial;
  }
  return undefined;
}

/** True for a text that parses and has every key where it belongs. Other mistakes in the same file may remain. */
function isInOrder(file: string, text: string, schema: z.ZodType): boolean {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, version: "1.2", merge: false, uniqueKeys: false } as const;
  const document = parseDocument(text, options);
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  if (findSurprises(file, text, lines, document).length > 0) return false;
  const issues = schema.safeParse(document.toJS({ maxAliasCount: 0 })).error?.issues ?? [];
  return !issues.some(({ code }) => ["unrecognized_keys", "invalid_type", "invalid_union"].includes(code));
}

interface Line {
  readonly start: number;
  readonly content: string;
  readonly indent: number;
}

/**
 * Changes, the likelier ones first: lines that are not indented by twos, keys, texts, each upwards from the place; and
 * for each line the indentation that its neighbours have.
 */
function* trials(text: string, at: number, owners: readonly string[]): Generator<Trial> {
  const lines = linesOf(text);
  const stumbled = lines.findLastIndex(({ start }) => start <= at);
  const above = lines.slice(0, stumbled + 2);
  const near = [...above]
    .reverse()
    .sort((a, b) => likelihood(b) - likelihood(a))
    .slice(0, linesAbove);
  for (const line of near) {
    yield* withoutHyphen(text, line);
    yield* withHyphen(text, line);
    const usual = usualIndent(lines, line);
    if (usual !== line.indent) yield moved(text, line, usual);
  }
  yield* withKeys(text, above, owners);
  for (const line of near) {
    const indents = [...new Set([...near.map(({ indent }) => indent), line.indent + 2, line.indent - 2])];
    const others = indents.filter(
      (indent) => indent >= 0 && indent !== line.indent && indent !== usualIndent(lines, line),
    );
    const byDistance = others.sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent));
    for (const indent of byDistance) yield moved(text, line, indent);
  }
}

function likelihood({ indent, content }: Line): number {
  if (indent % 2 === 1 || (indent === 0 && content.startsWith("- "))) return 2;
  return /^\s*(?:- +)?[\w-]+:/.test(content) ? 1 : 0;
}

/** Two spaces more than the line that it stands below. */
function usualIndent(lines: readonly Line[], line: Line): number {
  const owner = lines.slice(0, lines.indexOf(line)).findLast(({ indent }) => indent < line.indent);
  return owner === undefined ? 0 : owner.indent + 2;
}

/** Lines with content, comments left out. */
function linesOf(text: string): Line[] {
  return [...text.matchAll(/^([ \t]*)(?![\s#])(.*)$/gm)].map(({ 0: content, 1: space = "", index }) => {
    return { start: index, content, indent: space.length };
  });
}

function moved(text: string, { start, content, indent }: Line, wanted: number): Trial {
  const end = start + content.trimEnd().length;
  const hint = wanted > indent ? said.indentMore(wanted - indent) : said.indentLess(indent - wanted);
  const changed = text.slice(0, start) + " ".repeat(wanted) + text.slice(start + indent);
  return { text: changed, range: [start + indent, end], message: said.badIndentation, hint };
}

function* withoutHyphen(text: string, { start, indent, content }: Line): Generator<Trial> {
  if (!/^- +[\w-]+:/.test(content.slice(indent))) return;
  const hyphen = start + indent;
  const more = { range: [hyphen, hyphen + 1], message: said.strayHyphen, hint: said.deleteHyphen } as const;
  yield { text: `${text.slice(0, hyphen)}  ${text.slice(hyphen + 2)}`, ...more };
  yield { text: text.slice(0, hyphen) + text.slice(hyphen + 2).trimStart(), ...more };
}

/** In place of the spaces that were left, or where they were deleted with the hyphen. */
function* withHyphen(text: string, { start, indent, content }: Line): Generator<Trial> {
  if (!/^[\w-]+:\s/.test(content.slice(indent))) return;
  const at = start + indent;
  const more = { range: [at, start + content.trimEnd().length], message: said.noHyphen, hint: said.addHyphen } as const;
  if (indent >= 2) yield { text: `${text.slice(0, at - 2)}- ${text.slice(at)}`, ...more };
  yield { text: `${text.slice(0, at)}- ${text.slice(at)}`, ...more };
}

/** A key in front of a line that stands two levels deeper than the one above. */
function* withKeys(text: string, lines: readonly Line[], owners: readonly string[]): Generator<Trial> {
  for (const [index, line] of lines.entries()) {
    const { start, indent, content } = line;
    const before = lines[index - 1]?.indent ?? -2;
    if (indent - before < 4) continue;
    const what = /^(?:- +)?([\w-]+):/.exec(content.slice(indent))?.[1] ?? content.trim();
    const range = [start + indent, start + content.trimEnd().length] as const;
    for (const key of owners) {
      const changed = `${text.slice(0, start)}${" ".repeat(indent - 2)}${key}:\n${text.slice(start)}`;
      yield { text: changed, range, message: fields.lost(key, what), hint: fields.addAbove(key) };
    }
  }
}
