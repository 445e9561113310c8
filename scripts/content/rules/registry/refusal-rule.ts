import { hints } from "../../core/hints.ts";
import { hintOf, type Refusal } from "../../schema/refusal.ts";
import { adviceFor } from "./advice.ts";
import { issueFindings } from "./issue-findings.ts";
import type { Rule } from "./rule.ts";

/** The rule of values that a check of a schema refuses. */
export function refusalRule(refusal: Refusal): Rule {
  const { id, message } = refusal;
  return {
    ...refusal,
    severity: "error",
    check(files) {
      const issues = files.issues.filter((issue) => issue.code === "refused" && issue.refusal === id);
      return issueFindings({ issues }, "refused", (issue) => {
        const { example, isOptional } = issue;
        const isDeletable = id === "blank" && isOptional;
        return { message, hint: adviceFor(issue, isDeletable ? hints.writeOrDelete : hintOf(refusal, example)) };
      });
    },
  };
}
