import { isSamePath, valueAt } from "../core/value-path.ts";
import { brokenFactLinks } from "../lookup/links.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { unknownPlaceholders } from "../lookup/unknown-placeholders.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [
    ...markdownIssues(files, "link").filter((issue) => !isUnknownPlaceholder(files, issue)),
    ...brokenFactLinks(files),
  ],
});

/** True for an address that is a misspelled placeholder, which `unknown-placeholder` reports. */
function isUnknownPlaceholder(files: ContentFiles, { id, file, path = [], range }: Finding): boolean {
  if (id !== "link.address") return false;
  const address = String(valueAt(files.parsed.get(file)?.value, path)).slice(...(range ?? []));
  return unknownPlaceholders(files).some(
    (unknown) => unknown.file === file && isSamePath(unknown.path ?? [], path) && unknown.piece === address,
  );
}
