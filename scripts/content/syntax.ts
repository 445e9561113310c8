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
    badBeginning(error, line, at) ??
    behindQuote(error, text, line, at) ??
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
function badBeginning(error: YAMLError, line: Line, at: number): SyntaxFinding | undefined {
  const sign = line.content[line.value] ?? "";
  const start = line.start + line.value;
  const isBracket = sign === "{" || sign === "[";
  if (!isBracket && !/[*&!|>%@`,?-]/.test(sign)) return undefined;
  if (sign === "-" && !error.message.startsWith("Unexpected block-seq-ind")) return undefined;
  // What stands inside brackets is judged on its own.
  if (at < start || (isBracket && !error.message.endsWith("at node end"))) return undefined;
  if (sign === "-" && line.content.slice(0, line.value).trim() === "") return undefined;
  return { range: [start, start + 1], message: said.badBeginning(sign), hint: hints.quoteIt };
}

function behindQuote(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  const quote = line.content[line.value] ?? "";
  const isBehind = error.message.endsWith("at node end") && at > line.start + line.value;
  if ((quote !== '"' && quote !== "'") || !isBehind) return undefined;
  const hint = quote === "'" ? said.apostrophe : said.innerQuote;
  const end = at + Math.max(1, text.slice(at).search(/\s|$/));
  return { range: [at, end], message: said.behindQuote, hint };
}

function badIndentation(error: YAMLError, text: string, line: Line): SyntaxFinding | undefined {
  const isAligned = /must start at the same column|A block sequence may not|Sequence item without/.test(error.message);
  if (isAligned) return indentationOf(text, line);
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  if (/:(?:\s|$)/.test(line.content.slice(line.value))) return undefined;
  // The value is on this line, so the line that does not fit is the next one.
  let next = lineAt(text, line.start + line.content.length + 1);
  while (next.content.trim() === "" && next.start + next.content.length < text.length) {
    next = lineAt(text, next.start + next.content.length + 1);
  }
  return indentationOf(text, next);
}

function indentationOf(text: string, line: Line): SyntaxFinding {
  const indent = line.content.search(/\S|$/);
  const range = [line.start + indent, line.start + line.content.trimEnd().length] as const;
  const before = text.slice(0, line.start).trimEnd();
  const above = lineAt(text, before.length);
  const isList = /^\s*- /.test(above.content) && above.content.search(/\S/) === indent;
  if (isList && !line.content.trimStart().startsWith("- ")) {
    return { range, message: said.noHyphen, hint: said.beginWithHyphen };
  }
  return { range, message: said.badIndentation, hint: said.indentIt };
}

function badKey(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  if (error.code === "BLOCK_AS_IMPLICIT_KEY") {
    const colon = line.start + line.value + line.content.slice(line.value).search(/:(?:\s|$)/);
    return { range: [colon, colon + 1], message: said.secondColon, hint: said.quoteColon };
  }
  const isMissing = error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "KEY_OVER_1024_CHARS";
  if (!isMissing && !error.message.startsWith("Implicit map keys need")) return undefined;
  const key = lineAt(text, at);
  const start = key.start + key.content.search(/\S|$/);
  const range = [start, Math.max(start + 1, key.start + key.content.trimEnd().length)] as const;
  if (text[at] === "-" && key.content.trimStart().startsWith("- ")) {
    return { range, message: said.listHere, hint: said.keyAbove };
  }
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
  return { range: [at, Math.max(at + 1, Math.min(error.pos[1], line.start + line.content.length))], message, hint };
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  const [before = ""] = /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content) ?? [];
  return { start, content, value: before.length };
}
