/**
 * What the YAML parser stumbled over: what somebody did, at the place where it was done if the parser can know it. It
 * often notices a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";
import type { Message, MessageId } from "../messages/message.ts";
import { type Line, lineAt, lineRange, misindentedLine, nextLine } from "./lines.ts";
import type { Range } from "./source-location.ts";

export interface YamlFinding extends Message {
  readonly range: Range;
  /** The first of two. */
  readonly related?: Range;
}

/** Explains the first error of a document. */
export function explainSyntax(error: YAMLError, text: string, document: Document.Parsed): YamlFinding {
  const at = Math.min(error.pos[0], text.length);
  const line = lineAt(text, at);
  return (
    unclosedQuote(error, document) ??
    unclosedBracket(error, text, line) ??
    badBeginning(error, text, line, at) ??
    behindQuote(error, text, line, at) ??
    unfinishedHyphen(text, line) ??
    unfinishedKey(error, text, line, at) ??
    secondColon(error, line) ??
    oddSign(error, at) ??
    oddSpaces(error, text, line)
  );
}

function unclosedQuote({ message, pos }: YAMLError, document: Document.Parsed): YamlFinding | undefined {
  if (!message.startsWith("Missing closing ")) return undefined;
  let [opened] = pos;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] <= pos[0] && pos[0] <= range[1]) opened = range[0];
    },
  });
  const quote = message.includes("'") ? "'" : '"';
  return { range: [opened, opened + 1], id: "yaml-syntax.open-quote", data: { quote } };
}

function unclosedBracket({ message, pos }: YAMLError, text: string, line: Line): YamlFinding | undefined {
  // What is missing is seen when the line ends.
  const isMissing = message.startsWith("Missing , ");
  if (!isMissing && !/must be sufficiently indented|Expected flow|Block collections are not/.test(message)) return;
  const open: number[] = [];
  const end = isMissing ? line.start + line.content.length : pos[0];
  for (const { 0: bracket, index } of text.slice(0, end).matchAll(/[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") open.push(index);
    else open.pop();
  }
  const opened = open.at(-1);
  if (opened !== undefined) return { range: [opened, opened + 1], id: "yaml-syntax.open-bracket" };
  return isMissing ? { range: [pos[0], pos[0] + 1], id: "yaml-syntax.no-comma" } : undefined;
}

/** Where the value of a line begins, behind indentation, hyphens and key. */
function valueIn({ content }: Line): number {
  return /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content)?.[0].length ?? 0;
}

/** A plain text that begins with a sign that YAML reads as something else. */
function badBeginning({ code, message }: YAMLError, text: string, line: Line, at: number): YamlFinding | undefined {
  const value = valueIn(line);
  const sign = line.content[value] ?? "";
  const start = line.start + value;
  // What is inside brackets is judged on its own.
  const isBracket = /[{[]/.test(sign) && !message.endsWith("at node end");
  const isEntry = sign === "-" && !message.startsWith("Unexpected block-seq-ind");
  const isBadSign = /[{[\]}*&!|>%@`,?-]/.test(sign) && at >= start && !isBracket && !isEntry;
  const isRefused = /^(?:BAD_DIRECTIVE|BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED)$/.test(code);
  const place = isBadSign ? start : isRefused || message.startsWith("Missing directives-end") ? at : undefined;
  if (place === undefined) return undefined;
  const range: Range = [place, place + 1];
  return line.content.startsWith("```")
    ? { range, id: "yaml-syntax.fence" }
    : { range, id: "yaml-syntax.beginning", data: { sign: text[place] ?? "" } };
}

function behindQuote({ message }: YAMLError, text: string, line: Line, at: number): YamlFinding | undefined {
  const value = valueIn(line);
  if (!/["']/.test(line.content[value] ?? "") || !message.endsWith("at node end") || at <= line.start + value) {
    return undefined;
  }
  return {
    range: [at, at + Math.max(1, text.slice(at).search(/\s|$/))],
    id: "yaml-syntax.behind-quote",
  };
}

/**
 * A key without its colon, or without the space behind it, on this line or the one above: it became a text, and the next
 * key with it.
 */
function unfinishedKey({ message }: YAMLError, text: string, line: Line, at: number): YamlFinding | undefined {
  for (const { start, content, indent } of [line, nextLine(text, line, -1)]) {
    const [, sign, value] = /^\s*(?:- +)?[\w-]+([^\w"'{/]*)(.*)$/u.exec(content) ?? [];
    if (sign === undefined || value === undefined) continue;
    const hasNoSpace = sign === ":" && value !== "" && !value.startsWith("//");
    const isBeside = start !== line.start && indent === line.indent && value !== "" && !/^\s*- /.test(content);
    const isText = /implicit (?:map )?key/i.test(message) && !text.slice(at).trimStart().startsWith("-");
    const hasNoColon = (isBeside || isText) && !/:(?:\s|$)/.test(content);
    if (!hasNoSpace && !hasNoColon) continue;
    return { range: lineRange({ start, content, indent }), id: "yaml-syntax.no-colon" };
  }
  return undefined;
}

function unfinishedHyphen(text: string, line: Line): YamlFinding | undefined {
  const near = [line, nextLine(text, line, 1), nextLine(text, line, -1)];
  const odd = near.find(({ content }) => /^\s*-[^\s-]/.test(content));
  return odd && missingSpace(odd);
}

/** A list entry without the space behind its hyphen is a text, or goes on with the entry above. */
export function missingSpace(line: Line): YamlFinding {
  return { range: lineRange(line), id: "yaml-syntax.no-space" };
}

function secondColon({ code }: YAMLError, line: Line): YamlFinding | undefined {
  const value = valueIn(line);
  const colon = line.content.slice(value).search(/:(?:\s|$)/);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || colon < 0) return undefined;
  const start = line.start + value + colon;
  return { range: [start, start + 1], id: "yaml-syntax.second-colon" };
}

const oddSigns: Readonly<Record<string, MessageId>> = {
  TAB_AS_INDENT: "yaml-syntax.tab",
  BAD_DQ_ESCAPE: "yaml-syntax.backslash",
};

function oddSign({ code }: YAMLError, at: number): YamlFinding | undefined {
  const id = oddSigns[code];
  return id === undefined ? undefined : { range: [at, at + 1], id };
}

/** Everything else: mostly the indentation, unless a sign is missing. */
function oddSpaces({ code, message }: YAMLError, text: string, line: Line): YamlFinding {
  const odd = code === "MISSING_CHAR" ? line : misindentedLine(text, line, message.startsWith("Nested mappings"));
  return { range: lineRange(odd), id: "yaml-syntax.indentation" };
}
