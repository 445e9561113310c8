/**
 * What the YAML parser stumbled over, in words for people who do not program, at the place where the mistake was made:
 * the parser often notices it a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";
import { hints } from "./messages/hints.ts";
import type { Sentence } from "./messages/sentence.ts";
import { syntaxMessages as said, sentencesOfCodes } from "./messages/syntax.ts";

export interface SyntaxFinding {
  /** Offsets of the first character and of the one behind the last. */
  readonly range: readonly [number, number];
  readonly message: Sentence;
  readonly hint: Sentence;
  /** The parser may have stumbled behind the line that is wrong. */
  readonly isGuess?: boolean;
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
    oddColon(text, line) ??
    badBeginning(error, text, line, at) ??
    behindQuote(error, text, line, at) ??
    unfinishedKey(error, text, line) ??
    badIndentation(error, text, line) ??
    badKey(error, text, line, at) ??
    directive(error, text) ??
    other(error, line, at)
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

function badIndentation(error: YAMLError, text: string, line: Line): SyntaxFinding | undefined {
  const isAligned = /must start at the same column|A block sequence may not|Sequence item without/.test(error.message);
  if (isAligned) return indentationOf(text, line);
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  if (/:(?:\s|$)/.test(line.content.slice(line.value))) return undefined;
  // The value is on this line, so the line that does not fit is the next one.
  return indentationOf(text, lineAt(text, line.start + line.content.length + 1));
}

/** The line itself, or the next one that is neither empty nor a comment. */
function contentFrom(text: string, line: Line): Line {
  let next = line;
  while (/^\s*(?:#|$)/.test(next.content) && next.start + next.content.length < text.length) {
    next = lineAt(text, next.start + next.content.length + 1);
  }
  return next;
}

/**
 * The value of a line that is a text of its own; `undefined` where it goes on in the next one, or is in quotes already.
 */
function wholeText(text: string, line: Line): string | undefined {
  const value = line.content.slice(line.value).trim();
  const end = line.start + line.content.length;
  const next = end >= text.length ? undefined : contentFrom(text, lineAt(text, end + 1));
  const indent = line.content.search(/[^\s-]|$/);
  const goesOn = next !== undefined && next.start > line.start && next.content.search(/\S|$/) > indent;
  return value === "" || goesOn || /^["']/.test(value) ? undefined : value;
}

/** A key above that became a text, and the next key with it: the space behind its colon is missing, or the colon. */
function unfinishedKey(error: YAMLError, text: string, line: Line): SyntaxFinding | undefined {
  if (!/^(?:UNEXPECTED_TOKEN|BAD_INDENT|MISSING_CHAR|IMPOSSIBLE)$/.test(error.code)) return undefined;
  const { start, content } = contentAbove(text, line);
  const [whole = "", key, sign, value] = /^\s*(?:- +)?([\w-]+)(:(?!\/\/)| *= *)(\S.*)$/.exec(content) ?? [];
  const range = [start + content.search(/\S/), start + Math.max(whole.length, content.trimEnd().length)] as const;
  const isBeside = content.search(/\S/) === line.content.search(/\S/);
  // A line of words at the place of a key, as when the colon is missing.
  const isBare = isBeside && /^\s*[\w-]+ +\S/.test(content) && !/:(?:\s|$)|^\s*- /.test(content);
  if (key === undefined) return isBare ? { range, message: said.noColon, hint: said.keyValue } : undefined;
  const right = `${key}: ${value}`;
  if (sign === ":") return { range, message: said.noSpace, hint: said.addSpace(right) };
  return { range, message: said.noColon, hint: hints.write(right) };
}

function contentAbove(text: string, line: Line): Line {
  let above = line;
  do above = lineAt(text, above.start - 1);
  while (above.start > 0 && /^\s*(?:#|$)/.test(above.content));
  return above;
}

/** A key with the colon of another script or a space of another kind behind it, on this line or the one above. */
function oddColon(text: string, line: Line): SyntaxFinding | undefined {
  for (const { start, content } of [line, contentAbove(text, line)]) {
    const [whole, key] =
      /^\s*(?:- +)?([\w-]+)(?:[：﹕︓ː꞉]|:[\u00A0\u2000-\u200A\u202F\u205F\u3000])/u.exec(content) ?? [];
    if (whole === undefined || key === undefined) continue;
    const colon = start + content.indexOf(key) + key.length;
    return { range: [colon, start + whole.length], message: said.oddColon, hint: said.typeColon(key) };
  }
  return undefined;
}

function indentationOf(text: string, found: Line): SyntaxFinding {
  const line = contentFrom(text, found);
  const indent = line.content.search(/\S|$/);
  const range = [line.start + indent, line.start + line.content.trimEnd().length] as const;
  const before = text.slice(0, line.start).trimEnd();
  const above = lineAt(text, before.length);
  const isList = /^\s*- /.test(above.content) && above.content.search(/\S/) === indent;
  if (isList && !line.content.trimStart().startsWith("- ")) {
    return { range, message: said.noHyphen, hint: said.beginWithHyphen };
  }
  return { range, message: said.badIndentation, hint: said.indentIt, isGuess: true };
}

function badKey(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  if (error.code === "BLOCK_AS_IMPLICIT_KEY") {
    const colon = line.start + line.value + line.content.slice(line.value).search(/:(?:\s|$)/);
    return { range: [colon, colon + 1], message: said.secondColon, hint: said.quoteText(wholeText(text, line)) };
  }
  const isMissing = error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "KEY_OVER_1024_CHARS";
  if (!isMissing && !error.message.startsWith("Implicit map keys need")) return undefined;
  const key = lineAt(text, at);
  const start = key.start + key.content.search(/\S|$/);
  const range = [start, Math.max(start + 1, key.start + key.content.trimEnd().length)] as const;
  if (text[at] === "-" && key.content.trimStart().startsWith("- ")) {
    return { range, message: said.listHere, hint: said.keyAbove, isGuess: true };
  }
  const [, name, given = ""] = /^\s*([\w-]+)\s*=\s*(.*)$/.exec(key.content) ?? [];
  if (name !== undefined) return { range, message: said.noColon, hint: hints.write(`${name}: ${given}`) };
  const unspaced = /^\s*([\w-]+):(\S.*)$/.exec(key.content);
  if (unspaced === null) return { range, message: said.noColon, hint: said.keyValue };
  return { range, message: said.noSpace, hint: said.addSpace(`${unspaced[1]}: ${unspaced[2]}`) };
}

/** A line that begins with % tells the parser something, but only in front of a line of three hyphens. */
function directive(error: YAMLError, text: string): SyntaxFinding | undefined {
  if (!error.message.startsWith("Missing directives-end") && error.code !== "BAD_DIRECTIVE") return undefined;
  const start = Math.max(0, text.search(/^%/m));
  return { range: [start, start + 1], message: said.percent, hint: hints.quoteIt };
}

function other(error: YAMLError, line: Line, at: number): SyntaxFinding {
  const [message, hint] = sentencesOfCodes[error.code] ?? [said.invalid, said.compareLines];
  const end = Math.max(at + 1, Math.min(error.pos[1], line.start + line.content.length));
  return { range: [at, end], message, hint, isGuess: error.code !== "TAB_AS_INDENT" };
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  const [before = ""] = /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content) ?? [];
  return { start, content, value: before.length };
}
