/**
 * What the YAML parser stumbled over: what somebody did, at the place where it was done if the parser can know it. It
 * often notices a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";
import { type Line, lineAt, nextLine, oddLine } from "./indentation.ts";
import type { SyntaxCause } from "./parse-issue.ts";

interface SyntaxFinding {
  readonly cause: SyntaxCause;
  /** Offsets of the first character and of the one behind the last. */
  readonly range: readonly [start: number, end: number];
  /** The sign, the key or the line that the message shows. */
  readonly text?: string;
}

/** Codes of the parser that say it all. */
const causesOfCodes: Readonly<Record<string, SyntaxCause>> = {
  TAB_AS_INDENT: "tab",
  MISSING_CHAR: "missing-sign",
  BAD_DIRECTIVE: "beginning",
  BAD_SCALAR_START: "beginning",
  BAD_ALIAS: "beginning",
  TAG_RESOLVE_FAILED: "beginning",
  BAD_DQ_ESCAPE: "backslash",
  BLOCK_IN_FLOW: "unclosed-bracket",
};

/** Explains the first error of a document. */
export function explainSyntax(error: YAMLError, text: string, document: Document.Parsed): SyntaxFinding {
  const at = Math.min(error.pos[0], text.length);
  const line = lineAt(text, at);
  return (
    unclosedQuote(error, document) ??
    unclosedBracket(error, text) ??
    badBeginning(error, line, at) ??
    behindQuote(error, text, line, at) ??
    unfinishedKey(error, text, line, at) ??
    secondColon(error, line) ??
    byCode(error, text, line, at)
  );
}

function unclosedQuote({ message, pos }: YAMLError, document: Document.Parsed): SyntaxFinding | undefined {
  if (!message.startsWith("Missing closing ")) return undefined;
  let [opened] = pos;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] <= pos[0] && pos[0] <= range[1]) opened = range[0];
    },
  });
  return { cause: "unclosed-quote", range: [opened, opened + 1], text: message.includes("'") ? "'" : '"' };
}

function unclosedBracket({ message, pos }: YAMLError, text: string): SyntaxFinding | undefined {
  if (!/must be sufficiently indented|Expected flow|Block collections are not/.test(message)) return undefined;
  const open: number[] = [];
  for (const { 0: bracket, index } of text.slice(0, pos[0]).matchAll(/[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") open.push(index);
    else open.pop();
  }
  const opened = open.at(-1);
  return opened === undefined ? undefined : { cause: "unclosed-bracket", range: [opened, opened + 1] };
}

/** Where the value of a line begins, behind indentation, hyphens and key. */
function valueIn({ content }: Line): number {
  return /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content)?.[0].length ?? 0;
}

/** A plain text that begins with a sign that YAML reads as something else. */
function badBeginning({ message }: YAMLError, line: Line, at: number): SyntaxFinding | undefined {
  const value = valueIn(line);
  const sign = line.content[value] ?? "";
  const start = line.start + value;
  const isBracket = sign === "{" || sign === "[";
  // What is inside brackets is judged on its own.
  if (!/[{[\]}*&!|>%@`,?-]/.test(sign) || at < start || (isBracket && !message.endsWith("at node end")))
    return undefined;
  const isEntry = sign === "-" && line.content.slice(0, value).trim() === "";
  if (sign === "-" && (isEntry || !message.startsWith("Unexpected block-seq-ind"))) return undefined;
  return { cause: "beginning", range: [start, start + 1], text: sign };
}

function behindQuote({ message }: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  const value = valueIn(line);
  const quote = line.content[value] ?? "";
  if (!/["']/.test(quote) || !message.endsWith("at node end") || at <= line.start + value) return undefined;
  const end = at + Math.max(1, text.slice(at).search(/\s|$/));
  return { cause: "behind-quote", range: [at, end], text: quote };
}

/**
 * A key without its colon, without the space behind it, or with a colon of another script, on this line or the one above:
 * it became a text, and the next key with it.
 */
function unfinishedKey({ message }: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  for (const { start, content, indent } of [line, nextLine(text, line, -1)]) {
    const range = [start + indent, start + Math.max(indent + 1, content.trimEnd().length)] as const;
    const [before = "", key, sign = "", value = ""] = /^\s*(?:- +)?([\w-]+)([^\w"'{/]*)(.*)$/u.exec(content) ?? [];
    if (key === undefined) continue;
    if (/^(?:[：﹕︓ː꞉]|:[\u00A0\u2000-\u200A\u202F\u205F\u3000])/u.test(sign)) {
      const colon = start + before.indexOf(key) + key.length;
      return { cause: "colon-lookalike", range: [colon, colon + sign.trimEnd().length], text: key };
    }
    if (sign === ":" && value !== "" && !value.startsWith("//")) {
      return { cause: "no-space", range, text: `${key}: ${value}` };
    }
    const isBeside = start !== line.start && indent === line.indent && value !== "";
    const isMissing =
      isBeside || (/implicit (?:map )?key/i.test(message) && !text.slice(at).trimStart().startsWith("-"));
    if (isMissing && !/:(?:\s|$)/.test(content) && !(isBeside && /^\s*- /.test(content)))
      return { cause: "no-colon", range };
  }
  return undefined;
}

function secondColon({ code }: YAMLError, line: Line): SyntaxFinding | undefined {
  const value = valueIn(line);
  const colon = line.content.slice(value).search(/:(?:\s|$)/);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || colon < 0) return undefined;
  const start = line.start + value + colon;
  return { cause: "second-colon", range: [start, start + 1] };
}

function byCode({ code, message, pos }: YAMLError, text: string, line: Line, at: number): SyntaxFinding {
  const isDirective = message.startsWith("Missing directives-end");
  const cause = isDirective ? "beginning" : causesOfCodes[code];
  if (cause !== undefined && !message.startsWith("Sequence item without")) {
    const end = Math.max(at + 1, Math.min(pos[1], line.start + line.content.length));
    return { cause, range: [at, end], text: text[at] ?? "" };
  }
  const { start, content, indent } = oddLine(text, line, message.startsWith("Nested mappings"));
  return { cause: "indentation", range: [start + indent, start + Math.max(indent + 1, content.trimEnd().length)] };
}
