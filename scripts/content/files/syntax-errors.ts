/** Explains errors of the YAML parser, and points at the mistake rather than where the parser noticed it. */
import { type Document, visit, type YAMLError } from "yaml";
import type { Message, MessageId } from "../core/messages/message.ts";
import {
  columnOf,
  keyPrefix,
  type Line,
  lineAbove,
  lineAt,
  lineRange,
  misindentedLine,
  nextLine,
  opensEntry,
  opensText,
  textColumn,
} from "./lines.ts";
import type { Range } from "./source-location.ts";

export interface YamlFinding extends Message {
  readonly range: Range;
  /** For a duplicate: the first occurrence. */
  readonly related?: Range;
}

/** Explains the first error of a document. */
export function explainSyntax(error: YAMLError, text: string, document: Document.Parsed): YamlFinding {
  const offset = Math.min(error.pos[0], text.length);
  const line = lineAt(text, offset);
  return (
    unclosedQuote(error, text, document) ??
    unclosedBracket(error, text, line) ??
    wrongBullet(text, line) ??
    reservedIndicator(error, text, line, offset) ??
    textAfterQuote(error, text, line, offset) ??
    outdentedText(text, line) ??
    hyphenWithoutSpace(text, line) ??
    keyWithoutColon(error, text, line, offset) ??
    secondColon(error, line) ??
    badCharacter(error, offset) ??
    wrongIndentation(error, text, line)
  );
}

function unclosedQuote({ message, pos }: YAMLError, text: string, document: Document.Parsed): YamlFinding | undefined {
  if (!message.startsWith("Missing closing ")) return undefined;
  let [start] = pos;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith("QUOTE") && range && range[0] <= pos[0] && pos[0] <= range[1]) start = range[0];
    },
  });
  const quote = message.includes("'") ? "'" : '"';
  // Excel puts an apostrophe before a number that it should not calculate with.
  if (/^'\+?\d[\d\s.,()/-]*$/.test(text.slice(start).split("\n", 1)[0] ?? ""))
    return { range: [start, start + 1], id: "yaml-syntax.apostrophe" };
  return { range: [start, start + 1], id: "yaml-syntax.open-quote", data: { quote } };
}

function unclosedBracket({ message, pos }: YAMLError, text: string, line: Line): YamlFinding | undefined {
  const isMissingComma = message.startsWith("Missing , ");
  if (!isMissingComma && !/must be sufficiently indented|Expected flow|Block collections are not/.test(message)) return;
  const open: number[] = [];
  // A missing comma is an unclosed bracket if none closes it on this line.
  const end = isMissingComma ? line.start + line.content.length : pos[0];
  for (const { 0: bracket, index } of text.slice(0, end).matchAll(/[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") open.push(index);
    else open.pop();
  }
  const start = open.at(-1);
  if (start !== undefined) return { range: [start, start + 1], id: "yaml-syntax.open-bracket" };
  return isMissingComma ? { range: [pos[0], pos[0] + 1], id: "yaml-syntax.no-comma" } : undefined;
}

export const bullet = /^\s*[*•·●▪+–—](?=\s)/;

/** A list entry with another sign than a hyphen, as word processors write it. */
function wrongBullet(text: string, line: Line): YamlFinding | undefined {
  const entry = [line, nextLine(text, line, 1), nextLine(text, line, -1)].find(({ content }) => bullet.test(content));
  const above = entry && lineAbove(text, entry, ({ indent }) => indent <= entry.indent);
  if (entry === undefined || above === undefined) return undefined;
  const isInList = opensEntry(above.content) || /^\s*-\s/.test(above.content) || bullet.test(above.content);
  if (!isInList) return undefined;
  const start = entry.start + entry.indent;
  return { range: [start, start + 1], id: "yaml-syntax.bullet" };
}

/** The column where the value begins, after indentation, hyphens and key. */
function valueColumn({ content }: Line): number {
  const key = keyPrefix.exec(content)?.[0].length ?? textColumn(content);
  return key + content.slice(key).search(/\S|$/);
}

/** Plain text that begins with a YAML indicator. */
function reservedIndicator(
  { code, message }: YAMLError,
  text: string,
  line: Line,
  offset: number,
): YamlFinding | undefined {
  const column = valueColumn(line);
  const sign = line.content[column] ?? "";
  const valueStart = line.start + column;
  // Errors inside brackets are explained elsewhere.
  const isBracket = /[{[]/.test(sign) && !message.endsWith("at node end");
  const isEntry = sign === "-" && !message.startsWith("Unexpected block-seq-ind");
  const isIndicator = /[{[\]}*&!|>%@`,?-]/.test(sign) && offset >= valueStart && !isBracket && !isEntry;
  const isRejected = /^(?:BAD_DIRECTIVE|BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED)$/.test(code);
  if (!isIndicator && !isRejected && !message.startsWith("Missing directives-end")) return undefined;
  const start = isIndicator ? valueStart : offset;
  const range: Range = [start, start + 1];
  return line.content.startsWith("```")
    ? { range, id: "yaml-syntax.fence" }
    : { range, id: "yaml-syntax.beginning", data: { sign: text[start] ?? "" } };
}

function textAfterQuote({ message }: YAMLError, text: string, line: Line, offset: number): YamlFinding | undefined {
  const column = valueColumn(line);
  const isQuoted = /["']/.test(line.content[column] ?? "");
  if (!isQuoted || !message.endsWith("at node end") || offset <= line.start + column) return undefined;
  const length = Math.max(1, text.slice(offset).search(/\s|$/));
  return { range: [offset, offset + length], id: "yaml-syntax.after-quote" };
}

/** The first line of a block of text, if it isn't indented. */
function outdentedText(text: string, line: Line): YamlFinding | undefined {
  const first = [line, nextLine(text, line, -1)].find((each) => {
    const above = nextLine(text, each, -1);
    return above !== each && opensText(above) && each.indent <= columnOf(above);
  });
  return first && { range: lineRange(first), id: "yaml-syntax.indentation" };
}

/**
 * A key without its colon, or without the space after it, on this line or the one above. It was read as text, together
 * with the next key.
 */
function keyWithoutColon({ message }: YAMLError, text: string, line: Line, offset: number): YamlFinding | undefined {
  const candidate = [line, nextLine(text, line, -1)].find(({ start, content, indent }) => {
    const [, separator, value] = /^\s*(?:- +)?[\w-]+([^\w"'{/]*)(.*)$/u.exec(content) ?? [];
    if (separator === undefined || value === undefined) return false;
    const lacksSpace = /^:(?![ \t])/.test(separator) && value !== "" && !value.startsWith("//");
    const isSibling = start !== line.start && indent === line.indent && value !== "" && !/^\s*- /.test(content);
    const isText = /implicit (?:map )?key/i.test(message) && !text.slice(offset).trimStart().startsWith("-");
    return lacksSpace || ((isSibling || isText) && !/:(?:\s|$)/.test(content));
  });
  // A row pasted from a spreadsheet has tabs between its cells.
  const id = /\S\t+\S/.test(candidate?.content ?? "") ? "yaml-syntax.cells" : "yaml-syntax.no-colon";
  return candidate && { range: lineRange(candidate), id };
}

function hyphenWithoutSpace(text: string, line: Line): YamlFinding | undefined {
  const nearby = [line, nextLine(text, line, 1), nextLine(text, line, -1)];
  const entry = nearby.find(({ content }) => /^\s*-[^\s-]/.test(content));
  return entry && missingSpace(entry);
}

/** A list entry without a space after its hyphen is read as text, or as part of the entry above. */
export function missingSpace(line: Line): YamlFinding {
  return { range: lineRange(line), id: "yaml-syntax.no-space" };
}

function secondColon({ code }: YAMLError, line: Line): YamlFinding | undefined {
  const column = valueColumn(line);
  const colon = line.content.slice(column).search(/:(?:\s|$)/);
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || colon < 0) return undefined;
  const start = line.start + column + colon;
  return { range: [start, start + 1], id: "yaml-syntax.second-colon" };
}

const badCharacters: Readonly<Record<string, MessageId>> = {
  TAB_AS_INDENT: "yaml-syntax.tab",
  BAD_DQ_ESCAPE: "yaml-syntax.backslash",
};

function badCharacter({ code }: YAMLError, offset: number): YamlFinding | undefined {
  const id = badCharacters[code];
  return id === undefined ? undefined : { range: [offset, offset + 1], id };
}

/** The fallback: all other errors mostly come from indentation. */
function wrongIndentation({ message }: YAMLError, text: string, line: Line): YamlFinding {
  // The parser points at the complete value above the nested one.
  const failed = message.startsWith("Nested mappings") ? nextLine(text, line, 1) : line;
  const misindented = misindentedLine(text, failed);
  const above = nextLine(text, misindented, -1);
  // An entry below a key that has a value: the key of the list was deleted.
  const isKeyLost =
    /^\s*- /.test(misindented.content) &&
    /^\s*[\w-]+: +[^\s|>]/.test(above.content) &&
    above.indent < misindented.indent;
  return { range: lineRange(misindented), id: isKeyLost ? "yaml-syntax.no-key-above" : "yaml-syntax.indentation" };
}
