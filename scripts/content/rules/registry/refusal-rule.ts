import { hints } from "../../messages/hints.ts";
import { hintOf, type Refusal } from "../../schema/refusal.ts";
import { adviceFor } from "./advice.ts";
import { issueFindings } from "./issue-findings.ts";
import type { Rule } from "./rule.ts";

/** The rule of values that a check of a schema refuses. */
export function refusalRule(refusal: Refusal): Rule {
  const { id, group, title, meaning, example, message } = refusal;
  return {
    id,
    group,
    title,
    meaning,
    example,
    severity: "error",
    check(files) {
      const issues = files.issues.filter((issue) => issue.code === "refused" && issue.refusal === id);
      return issueFindings({ issues }, "refused", (issue) => {
        const isDeletable = id === "blank" && issue.isOptional;
        return { message, hint: adviceFor(issue, isDeletable ? hints.writeOrDelete : hintOf(refusal, issue.example)) };
      });
    },
  };
}
