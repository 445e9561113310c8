import { type Problem, problem } from "../../core/diagnostic.ts";
import { hints } from "../../messages/hints.ts";
import { hintOf, refusalOf } from "../../schema/refusal.ts";
import type { ContentFiles } from "../../validate/content-files.ts";
import { adviceFor } from "./advice.ts";

/** Values that a check of a schema refuses, in the words of the refusal, which is their rule. */
export function refusedValues({ issues }: ContentFiles): Problem[] {
  return issues.flatMap((issue) => {
    const refusal = issue.code === "refused" ? refusalOf(issue.refusal) : undefined;
    if (issue.code !== "refused" || refusal === undefined) return [];
    const { place, path, example, isOptional } = issue;
    const isDeletable = refusal.id === "blank" && isOptional;
    const hint = adviceFor(issue, isDeletable ? hints.writeOrDelete : hintOf(refusal, example));
    return [problem(place, refusal.id, refusal.message, hint, { path })];
  });
}
