import { brokenFactLinks } from "../lookup/links.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  check: (files) => [...markdownIssues(files, "link"), ...brokenFactLinks(files)],
});
