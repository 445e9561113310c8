/**
 * What the YAML parser stumbled over, in words for people who do not program, at the place where the mistake was made:
 * the parser often notices it a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";

export interface SyntaxFinding {
  /** Offsets of the first character and of the one behind the last. */
  readonly range: readonly [number, number];
  readonly message: string;
  readonly hint: string;
}

interface Line {
  readonly start: number;
  readonly content: string;
  /** Where the value begins, behind indentation, hyphens and key. */
  readonly value: number;
}

const quoteIt = "Put the whole text into quotes";

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
  const hint = `A text that begins with ${quote} must end with ${quote}`;
  return { range: [opened, opened + 1], message: "This quote is opened and never closed", hint };
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
  const hint = "Close it, or put the whole text into quotes";
  return { range: [opened, opened + 1], message: "This bracket is opened and never closed", hint };
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
  return { range: [start, start + 1], message: `A text cannot begin with ${sign}`, hint: quoteIt };
}

function behindQuote(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  const quote = line.content[line.value] ?? "";
  const isBehind = error.message.endsWith("at node end") && at > line.start + line.value;
  if ((quote !== '"' && quote !== "'") || !isBehind) return undefined;
  const hint =
    quote === "'"
      ? 'Put the text into "…" if it has an apostrophe, or write the apostrophe twice'
      : 'Write \\" for a quote inside the text, or use “ and ”';
  const end = at + Math.max(1, text.slice(at).search(/\s|$/));
  return { range: [at, end], message: "The text goes on behind its closing quote", hint };
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
    const hint = "Begin it with a hyphen and a space, or indent it if it belongs to the entry above";
    return { range, message: "This line stands in a list and does not begin with a hyphen and a space", hint };
  }
  const message = "The spaces at the beginning of this line do not fit the lines around it";
  return { range, message, hint: "Indent it like the entries beside it, two spaces for each level" };
}

function badKey(error: YAMLError, text: string, line: Line, at: number): SyntaxFinding | undefined {
  if (error.code === "BLOCK_AS_IMPLICIT_KEY") {
    const colon = line.start + line.value + line.content.slice(line.value).search(/:(?:\s|$)/);
    return { range: [colon, colon + 1], message: "There is a second colon on this line", hint: `${quoteIt}: "…: …"` };
  }
  const isMissing = error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "KEY_OVER_1024_CHARS";
  if (!isMissing && !error.message.startsWith("Implicit map keys need")) return undefined;
  const key = lineAt(text, at);
  const start = key.start + key.content.search(/\S|$/);
  const range = [start, Math.max(start + 1, key.start + key.content.trimEnd().length)] as const;
  if (text[at] === "-" && key.content.trimStart().startsWith("- ")) {
    const hint = "Give the list a key above it, and indent it by two spaces";
    return { range, message: "A list entry cannot stand here", hint };
  }
  const unspaced = /^\s*([\w-]+):(\S.*)$/.exec(key.content);
  const hint =
    unspaced === null
      ? "Write  key: value; if the line belongs to the text above, indent it by two more spaces"
      : `Put a space behind the colon: ${unspaced[1]}: ${unspaced[2]}`;
  const message = unspaced === null ? "This line has no colon behind its key" : "There is no space behind the colon";
  return { range, message, hint };
}

/** A line that begins with % tells the parser something, but only in front of a line of three hyphens. */
function directive(error: YAMLError, text: string): SyntaxFinding | undefined {
  if (!error.message.startsWith("Missing directives-end") && error.code !== "BAD_DIRECTIVE") return undefined;
  const start = Math.max(0, text.search(/^%/m));
  return { range: [start, start + 1], message: "A line cannot begin with %", hint: quoteIt };
}

/** Sentences for the other codes that editors really meet; the rest gets a general one. */
const sentences: Partial<Record<YAMLError["code"], readonly [message: string, hint: string]>> = {
  TAB_AS_INDENT: ["This line begins with a tab", "Use two spaces for each level instead of tabs"],
  BAD_INDENT: [
    "The spaces at the beginning of this line do not fit the lines around it",
    "Indent it like the entries beside it, two spaces for each level",
  ],
  MISSING_CHAR: ["A colon or a comma is missing here", quoteIt],
  UNEXPECTED_TOKEN: ["This cannot stand here", "Put the whole text into quotes, or check the indentation of the line"],
  BAD_SCALAR_START: ["A text cannot begin with this sign", quoteIt],
  BAD_ALIAS: ["A text cannot begin with this sign", quoteIt],
  TAG_RESOLVE_FAILED: ["A text cannot begin with !", quoteIt],
  BAD_DQ_ESCAPE: [
    'A backslash has a special meaning inside "…"',
    "Write the backslash twice, or put the text into '…' instead",
  ],
  BLOCK_IN_FLOW: ["An entry inside { } or [ ] is not closed", "Close the bracket, or put the text into quotes"],
  RESOURCE_EXHAUSTION: [
    "More entries stand inside each other here than can be read",
    "Take the entries apart, or put the text into quotes",
  ],
};

function other(error: YAMLError, line: Line, at: number): SyntaxFinding {
  const [message, hint] = sentences[error.code] ?? [
    "This is not valid YAML",
    "Compare the line with the ones around it: spaces, colon, quotes",
  ];
  return { range: [at, Math.max(at + 1, Math.min(error.pos[1], line.start + line.content.length))], message, hint };
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  const [before = ""] = /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content) ?? [];
  return { start, content, value: before.length };
}
