/** Warnings that somebody has looked at: a comment at their line silences them, and is told if it does not. */
import { type Diagnostic, diagnostic, isError, type SourceLocation } from "./core/diagnostic.ts";
import { type Message, ruleOf } from "./messages/message.ts";
import type { ContentFiles } from "./model/content-files.ts";
import { acceptedComments } from "./parse/accepted-comments.ts";

/** The diagnostics without accepted warnings, and with what is wrong with the comments. */
export function withoutAccepted(diagnostics: readonly Diagnostic[], { parsed, base }: ContentFiles): Diagnostic[] {
  const comments = [...parsed.values()].flatMap(acceptedComments);
  const isAbout = ({ rule, location, lines }: (typeof comments)[number], warning: Diagnostic) =>
    !isError(warning) && ruleOf(warning.id) === rule && warning.file === location.file && lines.includes(warning.line);
  const isUsed = (comment: (typeof comments)[number]) => diagnostics.some((each) => isAbout(comment, each));
  const left = diagnostics.filter((each) => !comments.some((comment) => isAbout(comment, each)));
  // Some warnings are only given if there is a base to compare with, some only if there is no error.
  const isComplete = base !== undefined && !diagnostics.some(isError);
  const wrong = comments.flatMap((comment) => {
    const { rule, reason, location } = comment;
    if (!isUsed(comment)) return isComplete ? warning(location, { id: "accepted.stale", data: { rule } }) : [];
    return reason === "" ? warning(location, { id: "accepted.no-reason" }) : [];
  });
  return [...left, ...wrong];
}

function warning(location: SourceLocation, message: Message): Diagnostic {
  return diagnostic(location, message, { severity: "warning" });
}
