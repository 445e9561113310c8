/** Comments that accept a warning on their line: `# accepted: untranslated, a brand name`. */
import { CST, Lexer } from "yaml";
import { type Diagnostic, diagnostic, isError, type SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { type Message, ruleOf } from "../core/messages/message.ts";
import { isBlank } from "../files/lines.ts";
import type { ParsedFile } from "../files/parse.ts";
import { toLocation } from "../files/source-location.ts";
import type { ContentFiles } from "./content-files.ts";

/** The diagnostics without accepted warnings, plus warnings about comments that accept nothing or state no reason. */
export function withoutAccepted(diagnostics: readonly Diagnostic[], { parsed, base }: ContentFiles): Diagnostic[] {
  const comments = [...parsed.values()].flatMap(acceptedComments);
  const accepts = ({ rule, location, lines }: AcceptedComment, each: Diagnostic) =>
    !isError(each) && ruleOf(each.id) === rule && each.file === location.file && lines.includes(each.line);
  const remaining = diagnostics.filter((each) => !comments.some((comment) => accepts(comment, each)));
  // Some warnings need a base version to compare with, some are only checked if there are no errors.
  const isComplete = base !== undefined && !diagnostics.some(isError);
  const invalid = comments.flatMap((comment): Diagnostic[] => {
    const { rule, reason, location } = comment;
    const isUsed = diagnostics.some((each) => accepts(comment, each));
    if (isUsed ? reason !== "" : !isComplete) return [];
    const message: Message = isUsed ? { id: "accepted.no-reason" } : { id: "accepted.stale", data: { rule } };
    return [diagnostic(location, message, { severity: "warning" })];
  });
  return [...remaining, ...invalid];
}

interface AcceptedComment {
  readonly rule: string;
  /** Why the warning is accepted; may be empty. */
  readonly reason: string;
  readonly location: SourceLocation;
  /** Numbers of the lines it applies to: its own, and the next one if nothing precedes the comment on its line. */
  readonly lines: readonly number[];
}

const pattern = /^#\s*accepted:\s*([\w-]+)[\s,.:;–—-]*(.*)$/;

/** All such comments of a file, in order. */
const acceptedComments = memo(({ file, text, lines }: ParsedFile): readonly AcceptedComment[] => {
  if (!text.includes("accepted:")) return [];
  return commentsIn(text).flatMap(({ source, offset }) => {
    const [, rule, reason = ""] = pattern.exec(source) ?? [];
    if (rule === undefined) return [];
    const location = toLocation(file, lines, [offset, offset + source.length]);
    const { line } = location;
    const before = text.slice(0, offset).split("\n").at(-1) ?? "";
    const applicable = before.trim() === "" ? [line, nextLineNumber(text, line)] : [line];
    return { rule, reason: reason.trim(), location, lines: applicable };
  });
});

/** The number of the next line that is neither empty nor a comment. */
function nextLineNumber(text: string, line: number): number {
  const below = text.split("\n").slice(line);
  return line + 1 + below.findIndex((each) => !isBlank(each));
}

/** Tokens that the lexer inserts between parts of the text. */
const markers = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function commentsIn(text: string): { source: string; offset: number }[] {
  const comments: { source: string; offset: number }[] = [];
  let offset = 0;
  for (const source of new Lexer().lex(text)) {
    if (source.startsWith("#")) comments.push({ source, offset });
    if (!markers.has(source)) offset += source.length;
  }
  return comments;
}
