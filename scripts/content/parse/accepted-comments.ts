/** Comments by which somebody says that they have looked at a warning: `# accepted: untranslated, a brand name`. */
import { CST, Lexer } from "yaml";
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import type { ParsedFile } from "./parse.ts";
import { toLocation } from "./source-location.ts";

export interface AcceptedComment {
  readonly rule: string;
  /** Why; may be empty. */
  readonly reason: string;
  readonly place: SourceLocation;
  /** Numbers of the lines that it is about: its own, and the next one if it has its line for itself. */
  readonly lines: readonly number[];
}

const comment = /^#\s*accepted:\s*([\w-]+)[\s,.:;–—-]*(.*)$/;

/** All of a file, in their order. */
export const acceptedComments = memo(({ file, text, lines }: ParsedFile): readonly AcceptedComment[] => {
  if (!text.includes("accepted:")) return [];
  return commentsIn(text).flatMap(({ source, offset }) => {
    const [, rule, reason = ""] = comment.exec(source) ?? [];
    if (rule === undefined) return [];
    const place = toLocation(file, lines, [offset, offset + source.length]);
    const before = text.slice(0, offset).split("\n").at(-1) ?? "";
    const isAlone = before.trim() === "";
    return {
      rule,
      reason: reason.trim(),
      place,
      lines: isAlone ? [place.line, lineBelow(text, place.line)] : [place.line],
    };
  });
});

/** The next line that is neither empty nor a comment. */
function lineBelow(text: string, line: number): number {
  const below = text.split("\n").slice(line);
  return line + 1 + below.findIndex((each) => !/^\s*(?:#|$)/.test(each));
}

/** What the lexer puts between the parts of the text. */
const marks = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function commentsIn(text: string): { source: string; offset: number }[] {
  const comments: { source: string; offset: number }[] = [];
  let offset = 0;
  for (const source of new Lexer().lex(text)) {
    if (source.startsWith("#")) comments.push({ source, offset });
    if (!marks.has(source)) offset += source.length;
  }
  return comments;
}
