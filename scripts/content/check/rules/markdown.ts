import { markdownIssues } from "../indexes/markdown-issues.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  check: (files) => markdownIssues(files, "markdown"),
});
