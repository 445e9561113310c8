/** Removes warnings that a comment on their line accepts. */
import { type Diagnostic, diagnostic, isError } from "../core/diagnostic.ts";
import { type Message, ruleOf } from "../core/messages/message.ts";
import { type AcceptedComment, acceptedComments } from "../files/accepted-comments.ts";
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
