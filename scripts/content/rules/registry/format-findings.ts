import { type Problem, problem } from "../../core/diagnostic.ts";
import { hints } from "../../messages/hints.ts";
import { isCheck, sentencesOf } from "../../messages/values.ts";
import type { ContentFiles } from "../../validate/content-files.ts";
import { adviceFor } from "./advice.ts";

/** Values that are not written as their format needs it, in the words of the format. */
export function formatProblems({ issues }: ContentFiles): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "format" || !isCheck(issue.format)) return [];
    const { place, path, format, example, isOptional } = issue;
    const [message, hint] = sentencesOf(format, example);
    const advice = adviceFor(issue, format === "blank" && isOptional ? hints.writeOrDelete : hint);
    return [problem(place, format, message, advice, { path })];
  });
}
