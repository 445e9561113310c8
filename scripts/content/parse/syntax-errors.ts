/**
 * What the YAML parser stumbled over: what somebody did, at the place where it was done if the parser can know it. It
 * often notices a line later.
 */
import { type Document, visit, type YAMLError } from "yaml";
import type { Advice } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import type { Range } from "./source-location.ts";

export interface YamlFault extends Advice {
  readonly range: Range;
}

/** Explains the first error of a document. */
export function explainSyntax(error: YAMLError, text: string, document: Document.Parsed): YamlFault {
  const at = Math.min(error.pos[0], text.length);
  const line = lineAt(text, at);
  return (
    unclosedQuote(error, document) ??
    unclosedBracket(error, text) ??
    badBeginning(error, text, line, at) ??
    behindQuote(error, text, line, at) ??
    unfinishedHyphen(text, line) ??
    unfinishedKey(error, text, line, at) ??
    secondColon(error, line) ??
    oddSign(error, at) ??
    oddSpaces(error, text, line)
  );
}

function unclosedQuote({ message, pos }: YAMLError, document: Document.Parsed): YamlFault | undefined {
  if (!message.startsWith("Missing closing ")) return undefined;
  let [opened] = pos;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] <= pos[0] && pos[0] <= range[1]) opened = range[0];
    },
  });
  const quote = message.includes("'") ? "'" : '"';
  return {
    range: [opened, opened + 1],
    message: { en: "This quote is never closed", de: "Dieses Anführungszeichen wird nie geschlossen" },
    hint: { en: `End the text with ${quote} as well`, de: `Beenden Sie den Text auch mit ${quote}` },
  };
}

function unclosedBracket({ message, pos }: YAMLError, text: string): YamlFault | undefined {
  if (!/must be sufficiently indented|Expected flow|Block collections are not/.test(message)) return undefined;
  const open: number[] = [];
  for (const { 0: bracket, index } of text.slice(0, pos[0]).matchAll(/[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") open.push(index);
    else open.pop();
  }
  const opened = open.at(-1);
  if (opened === undefined) return undefined;
  return {
    range: [opened, opened + 1],
    message: { en: "This bracket is never closed", de: "Diese Klammer wird nie geschlossen" },
    hint: { en: "Close it, or put the text into quotes", de: "Schließen Sie sie, oder den Text in Anführungszeichen" },
  };
}

/** Where the value of a line begins, behind indentation, hyphens and key. */
function valueIn({ content }: Line): number {
  return /^\s*(?:-\s+)*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?/.exec(content)?.[0].length ?? 0;
}

const deleteFences = {
  en: "Delete this line, and the other one that begins with ```",
  de: "Löschen Sie diese Zeile und die andere, die mit ``` beginnt",
};

/** A plain text that begins with a sign that YAML reads as something else. */
function badBeginning({ code, message }: YAMLError, text: string, line: Line, at: number): YamlFault | undefined {
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
  const isFence = line.content.startsWith("```");
  return {
    range: [place, place + 1],
    message: hints.cannotBegin(text[place] ?? ""),
    hint: isFence ? deleteFences : hints.quoteIt,
  };
}

function behindQuote({ message }: YAMLError, text: string, line: Line, at: number): YamlFault | undefined {
  const value = valueIn(line);
  if (!/["']/.test(line.content[value] ?? "") || !message.endsWith("at node end") || at <= line.start + value) {
    return undefined;
  }
  return {
    range: [at, at + Math.max(1, text.slice(at).search(/\s|$/))],
    message: { en: "The text goes on behind this quote", de: "Der Text geht hinter dem Anführungszeichen weiter" },
    hint: {
      en: `Inside "…" write \\" for a quote, inside '…' two '' for an apostrophe; delete what is behind the last quote`,
      de: `Schreiben Sie in "…" für ein Anführungszeichen \\", in '…' für einen Apostroph zwei ''; löschen Sie, was hinter dem letzten steht`,
    },
  };
}

/**
 * A key without its colon, or without the space behind it, on this line or the one above: it became a text, and the next
 * key with it.
 */
function unfinishedKey({ message }: YAMLError, text: string, line: Line, at: number): YamlFault | undefined {
  for (const { start, content, indent } of [line, nextLine(text, line, -1)]) {
    const [, sign, value] = /^\s*(?:- +)?[\w-]+([^\w"'{/]*)(.*)$/u.exec(content) ?? [];
    if (sign === undefined || value === undefined) continue;
    const hasNoSpace = sign === ":" && value !== "" && !value.startsWith("//");
    const isBeside = start !== line.start && indent === line.indent && value !== "" && !/^\s*- /.test(content);
    const isText = /implicit (?:map )?key/i.test(message) && !text.slice(at).trimStart().startsWith("-");
    const hasNoColon = (isBeside || isText) && !/:(?:\s|$)/.test(content);
    if (!hasNoSpace && !hasNoColon) continue;
    return {
      range: wholeLine({ start, content, indent }),
      message: { en: "A colon and a space are missing here", de: "Hier fehlt ein Doppelpunkt mit Leerzeichen" },
      hint: {
        en: "Put a colon and a space behind the key; if the line belongs to the text above, indent it by two more spaces",
        de: "Setzen Sie Doppelpunkt und Leerzeichen hinter den Schlüssel; gehört die Zeile zum Text darüber, rücken Sie sie um zwei weitere Leerzeichen ein",
      },
    };
  }
  return undefined;
}

function unfinishedHyphen(text: string, line: Line): YamlFault | undefined {
  const near = [line, nextLine(text, line, 1), nextLine(text, line, -1)];
  const odd = near.find(({ content }) => /^\s*-[^\s-]/.test(content));
  return odd && missingSpace(odd);
}

/** A list entry without the space behind its hyphen is a text, or goes on with the entry above. */
export function missingSpace(line: Line): YamlFault {
  return {
    range: wholeLine(line),
    message: { en: "A space is missing behind the hyphen", de: "Hinter dem Bindestrich fehlt ein Leerzeichen" },
    hint: { en: "Write a space behind it", de: "Schreiben Sie ein Leerzeichen dahinter" },
  };
}

function secondColon({ code }: YAMLError, line: Line): YamlFault | undefined {
  const value = valueIn(line);
  const colon = line.content.slice(value).search(/:(?:\s|$)/);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || colon < 0) return undefined;
  const start = line.start + value + colon;
  return {
    range: [start, start + 1],
    message: { en: "There is a second colon on this line", de: "In dieser Zeile steht ein zweiter Doppelpunkt" },
    hint: hints.quoteIt,
  };
}

const oddSigns: Readonly<Record<string, Advice>> = {
  TAB_AS_INDENT: {
    message: { en: "This line begins with a tab", de: "Diese Zeile beginnt mit einem Tabulator" },
    hint: { en: "Use two spaces for each level instead", de: "Nehmen Sie stattdessen zwei Leerzeichen je Ebene" },
  },
  BAD_DQ_ESCAPE: {
    message: { en: 'A backslash has a meaning inside "…"', de: 'Ein Rückstrich hat in "…" eine Bedeutung' },
    hint: { en: "Write it twice, or put the text into '…'", de: "Schreiben Sie ihn doppelt, oder den Text in '…'" },
  },
};

function oddSign({ code }: YAMLError, at: number): YamlFault | undefined {
  const words = oddSigns[code];
  return words && { range: [at, at + 1], ...words };
}

/** Everything else: mostly the indentation, unless a sign is missing. */
function oddSpaces({ code, message }: YAMLError, text: string, line: Line): YamlFault {
  const odd = code === "MISSING_CHAR" ? line : oddLine(text, line, message.startsWith("Nested mappings"));
  return {
    range: wholeLine(odd),
    message: { en: "The indentation of this line does not fit", de: "Die Einrückung dieser Zeile passt nicht" },
    hint: {
      en: "Compare the indentation with the lines above: two spaces for each level, a hyphen and a space in front of a list entry; a text with signs of YAML in it goes into quotes",
      de: "Vergleichen Sie die Einrückung mit den Zeilen darüber: zwei Leerzeichen je Ebene, Bindestrich und Leerzeichen vor einem Listeneintrag; ein Text mit Zeichen von YAML darin steht in Anführungszeichen",
    },
  };
}

function wholeLine({ start, content, indent }: Line): Range {
  return [start + indent, start + Math.max(indent + 1, content.trimEnd().length)];
}

export interface Line {
  readonly start: number;
  readonly content: string;
  readonly indent: number;
}

export function lineAt(text: string, offset: number): Line {
  // Searched from below zero, a line end at zero would be found.
  const start = offset > 0 ? text.lastIndexOf("\n", offset - 1) + 1 : 0;
  const end = text.indexOf("\n", offset);
  const content = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, "");
  return { start, content, indent: content.search(/\S|$/) };
}

/** The nearest line below or above that says something; the line itself if there is none. */
export function nextLine(text: string, line: Line, step: 1 | -1): Line {
  let next = line;
  do {
    const offset = step > 0 ? next.start + next.content.length + 1 : next.start - 1;
    if (offset < 0 || offset >= text.length) return line;
    next = lineAt(text, offset);
  } while (isBlank(next));
  return next;
}

/** True for an empty line and for a comment. */
export function isBlank({ content }: Line): boolean {
  return /^\s*(?:#|$)/.test(content);
}

/** Which of the lines around the one that the parser stumbled over is indented otherwise than the others. */
export function oddLine(text: string, stumbled: Line, isNested: boolean): Line {
  const line = isBlank(stumbled) ? nextLine(text, stumbled, 1) : stumbled;
  const [above, below] = [nextLine(text, line, -1), nextLine(text, line, 1)];
  const first = nextLine(text, { start: -1, content: "", indent: 0 }, 1);
  // Below a first line that is indented nothing can begin further left.
  if (line.indent === 0 && first.indent > 0) return first;
  const odd = [line, below, above].find(({ indent }) => indent % 2 === 1);
  if (odd !== undefined) return odd;
  // A text went on in a line that is indented deeper: which of the two is right is seen from the one before.
  const [upper, lower] = isNested ? [line, below] : [above, line];
  const before = nextLine(text, upper, -1);
  const opensEntry = ({ content }: Line) => /:\s*$/.test(content);
  const isUpper = opensEntry(before) ? upper.indent !== before.indent + 2 : before.indent === lower.indent;
  return before !== upper && isUpper && !opensEntry(upper) ? upper : lower;
}
