/**
 * What the YAML parser stumbled over, in words for people who do not program, at the place of the mistake if the parser
 * can know it: it often notices a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";
import type { Sentence } from "../core/localized-text.ts";
import { syntaxMessages as said, sentencesOfCodes } from "../messages/syntax.ts";

export interface SyntaxFinding {
  /** Offsets of the first character and of the one behind the last. */
  readonly range: readonly [number, number];
  readonly message: Sentence;
  readonly hint: Sentence;
}

interface Line {
  readonly start: number;
  readonly content: string;
  /** Where the value begins, behind indentation, hyphens and key. */
  readonly value: number;
}

/** Explains the first error of a document. */
export function explainSyntax(error: YAMLError, text: string, document: Document.Parsed): SyntaxFinding {
  const at = Math.min(error.pos[0], text.length);
  const line = lineAt(text, at);
  return (
    unclosedQuote(error, document) ??
    unclosedBracket(error, text) ??
    badBeginning(error, text, line, at) ??
    behindQuote(error, text, line, at) ??
    unfinishedKey(error, text, line, at) ??
    secondColon(error, text, line) ??
    other(error, text, line, at)
  );
}

function unclosedQuote(error: YAMLError, document: Document.Parsed): SyntaxFinding | undefined {
  if (!error.message.startsWith("Missing closing ")) return undefined;
  let opened = error.pos[0];
  visit(document, {
    Scalar(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      if (!node.type?.startsWith("QUOTE") || start > error.pos[0] || end < error.pos[0]) return undefined;
      opened = start;
      return visit.BREAK;
    },
  });
  const quote = error.message.includes("'") ? "'" : '"';
  return { range: [opened, opened + 1], message: said.unclosedQuote, hint: said.closeQuote(quote) };
}

function unclosedBracket(error: YAMLError, text: string): SyntaxFinding | undefined {
  if (!/must be sufficiently indented|Expected flow|Block collections are not/.test(error.message)) return undefined;
  const open: number[] = [];
  for (const { 0: bracket, index } of text.slice(0, error.pos[0]).matchAll(/[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") open.push(index);
    else open.pop();
  }
  const opened = open.at(-1);
  if (opened === undefined) return undefined;
  return { range: [opened, opened + 1], message: said.unclosedBracket, hint: said.closeBracket };
}

/** A plain text that begins with a sign that YAML reads as something else. */
function badBeginning(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  const sign = line.content[line.value] ?? "";
  const start = line.start + line.value;
  const isBracket = sign === "{" || sign === "[";
  if (!isBracket && !/[\]}*&!|>%@`,?-]/.test(sign)) return undefined;
  if (sign === "-" && !error.message.startsWith("Unexpected block-seq-ind")) return undefined;
  // What stands inside brackets is judged on its own.
  if (at < start || (isBracket && !error.message.endsWith("at node end"))) return undefined;
  if (sign === "-" && line.content.slice(0, line.value).trim() === "") return undefined;
  return { range: [start, start + 1], message: said.badBeginning(sign), hint: said.quoteText(wholeText(text, line)) };
}

function behindQuote(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  const quote = line.content[line.value] ?? "";
  const isBehind = error.message.endsWith("at node end") && at > line.start + line.value;
  if ((quote !== '"' && quote !== "'") || !isBehind) return undefined;
  const end = at + Math.max(1, text.slice(at).search(/\s|$/));
  const isSign = /^[,;.]\s*$/.test(line.content.slice(at - line.start));
  const hint = isSign ? said.deleteSign : quote === "'" ? said.apostrophe : said.innerQuote;
  return { range: [at, end], message: said.behindQuote, hint };
}

/**
 * A key without its colon, without the space behind it, or with a colon of another script, on this line or the one above:
 * it became a text, and the next key with it.
 */
function unfinishedKey(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  for (const { start, content } of [line, nextLine(text, line, -1)]) {
    const indent = content.search(/\S|$/);
    const range = [start + indent, start + Math.max(indent + 1, content.trimEnd().length)] as const;
    const [before = "", key, sign = "", value = ""] = /^\s*(?:- +)?([\w-]+)([^\w"'{/]*)(.*)$/u.exec(content) ?? [];
    if (key === undefined) continue;
    if (/^(?:[：﹕︓ː꞉]|:[\u00A0\u2000-\u200A\u202F\u205F\u3000])/u.test(sign)) {
      const colon = start + before.indexOf(key) + key.length;
      return { range: [colon, colon + sign.trimEnd().length], message: said.oddColon, hint: said.typeColon(key) };
    }
    if (sign === ":" && value !== "" && !value.startsWith("//")) {
      return { range, message: said.noSpace, hint: said.addSpace(`${key}: ${value}`) };
    }
    const isBeside = start !== line.start && indent === line.content.search(/\S|$/) && value !== "";
    const isMissing =
      isBeside || (/implicit (?:map )?key/i.test(error.message) && !text.slice(at).trimStart().startsWith("-"));
    if (isMissing && !/:(?:\s|$)/.test(content) && !/^\s*- /.test(isBeside ? content : "")) {
      return { range, message: said.noColon, hint: said.keyValue };
    }
  }
  return undefined;
}

function secondColon(error: YAMLError, text: string, line: Line): SyntaxFinding | undefined {
  const colon = line.content.slice(line.value).search(/:(?:\s|$)/);
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY" || colon < 0) return undefined;
  const at = line.start + line.value + colon;
  return { range: [at, at + 1], message: said.secondColon, hint: said.quoteText(wholeText(text, line)) };
}

function other(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding {
  const code = error.message.startsWith("Missing directives-end") ? "BAD_DIRECTIVE" : error.code;
  const known = error.message.startsWith("Sequence item without") ? undefined : sentencesOfCodes[code];
  if (known !== undefined) {
    const end = Math.max(at + 1, Math.min(error.pos[1], line.start + line.content.length));
    return { range: [at, end], message: known[0], hint: known[1] };
  }
  const { start, content } = oddLine(error, text, isBlank(line) ? nextLine(text, line, 1) : line);
  const indent = start + content.search(/\S|$/);
  const range = [indent, Math.max(indent + 1, start + content.trimEnd().length)] as const;
  return { range, message: said.badIndentation, hint: said.compareLines };
}

/** Which of the lines around the one that the parser stumbled over does not fit the others. */
function oddLine(error: YAMLError, text: string, line: Line): Line {
  const [above, below] = [nextLine(text, line, -1), nextLine(text, line, 1)];
  const first = nextLine(text, { start: -1, content: "", value: 0 }, 1);
  // Below a first line that is indented nothing can begin further left.
  if (indentOf(line) === 0 && indentOf(first) > 0) return first;
  const odd = [line, below, above].find((one) => indentOf(one) % 2 === 1);
  if (odd !== undefined) return odd;
  // A text went on in a line that stands deeper: which of the two is right is seen from the one before.
  const [upper, lower] = error.message.startsWith("Nested mappings") ? [line, below] : [above, line];
  const before = nextLine(text, upper, -1);
  const isUpper = /:\s*$/.test(before.content)
    ? indentOf(upper) !== indentOf(before) + 2
    : indentOf(before) === indentOf(lower);
  return before !== upper && isUpper && !/:\s*$/.test(upper.content) ? upper : lower;
}

/**
 * The value of a line that is a text of its own; `undefined` if it goes on in the next one, or is in quotes already.
 */
function wholeText(text: string, line: Line): string | undefined {
  const value = line.content.slice(line.value).trim();
  const next = nextLine(text, line, 1);
  const goesOn = next !== line && next.content.search(/\S|$/) > line.content.search(/[^\s-]|$/);
  return value === "" || goesOn || /^["']/.test(value) ? undefined : value;
}

/** The next line with content below or above; the line itself if there is none. */
function nextLine(text: string, line: Line, step: 1 | -1): Line {
  let next = line;
  do {
    const offset = step > 0 ? next.start + next.content.length + 1 : next.start - 1;
    if (offset < 0 || offset >= text.length) return line;
    next = lineAt(text, offset);
  } while (isBlank(next));
  return next;
}

function indentOf({ content }: Line): number {
  return content.search(/\S|$/);
}

function isBlank({ content }: Line): boolean {
  return /^\s*(?:#|$)/.test(content);
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  const [before = ""] = /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content) ?? [];
  return { start, content, value: before.length };
}
