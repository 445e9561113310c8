/** Comments that accept a warning on their line: `# accepted: untranslated, a brand name`. */
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

const pattern = /(?<=^|\s)#[ \t]*accepted:[ \t]*([\w-]+)[ \t,.:;–—-]*(.*)$/gm;

const acceptedComments = memo(({ file, text, lines }: ParsedFile): readonly AcceptedComment[] =>
  [...text.matchAll(pattern)].map(({ 0: source, 1: rule = "", 2: reason = "", index }) => {
    const location = toLocation(file, lines, [index, index + source.length]);
    const { line } = location;
    const before = text.slice(0, index).split("\n").at(-1) ?? "";
    const applicable = before.trim() === "" ? [line, nextLineNumber(text, line)] : [line];
    return { rule, reason: reason.trim(), location, lines: applicable };
  }),
);

/** The number of the next line that is neither empty nor a comment. */
function nextLineNumber(text: string, line: number): number {
  const below = text.split("\n").slice(line);
  return line + 1 + below.findIndex((each) => !isBlank(each));
}
