/** Where the comments of a YAML text stand: the parsed document keeps their words, and not their places. */
import { CST, Lexer } from "yaml";

export interface Comment {
  /** From the number sign to the end of the line. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Counts from 1. */
  readonly line: number;
  /** Nothing but white space stands in front of it. */
  readonly isAlone: boolean;
  /** How many texts, keys included, begin above its line. */
  readonly textsAbove: number;
}

export interface TextLayout {
  readonly comments: readonly Comment[];
  /** Lines, counted from 1, that go on with a text begun above. What looks like a comment there is none. */
  readonly continued: ReadonlySet<number>;
}

/**
 * Finds the comments of a text, whatever the indentation and the length of what stands around them.
 *
 * @param text YAML with line ends of any kind but that of old Macs. It need not parse.
 */
export function layoutOf(text: string): TextLayout {
  const comments: Comment[] = [];
  const continued = new Set<number>();
  let [offset, line, texts, textsAbove] = [0, 1, 0, 0];
  let lineStart = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type: string | null = isText ? "text" : CST.tokenType(lexeme);
    isText = type === "scalar";
    // These are signs between the lexer and its parser and stand nowhere in the text.
    if (type === "scalar" || type === "doc-mode" || type === "flow-error-end") continue;
    if (type === "comment") {
      const end = offset + lexeme.length;
      const isAlone = text.slice(lineStart, offset).trim() === "";
      comments.push({ text: lexeme, start: offset, end, line, isAlone, textsAbove });
    }
    if (type === "text" || type === "single-quoted-scalar" || type === "double-quoted-scalar") texts += 1;
    offset += lexeme.length;
    const breaks = lexeme.split("\n").length - 1;
    for (let below = 1; below <= breaks; below += 1) {
      const isInside = type !== "newline" && (below < breaks || !lexeme.endsWith("\n"));
      if (isInside) continued.add(line + below);
    }
    if (breaks === 0) continue;
    line += breaks;
    lineStart = text.lastIndexOf("\n", offset - 1) + 1;
    textsAbove = texts;
  }
  return { comments, continued };
}
