import { isSamePath } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { brokenFactLinks, wrappedAddress } from "../indexes/links.ts";
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { validTexts } from "../indexes/strings.ts";
import { unknownPlaceholders } from "../indexes/unknown-placeholders.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [
    ...markdownIssues(files, "link").filter((issue) => !isUnknownPlaceholder(files, issue)),
    ...brokenFactLinks(files),
    ...wrappedFacts(files),
  ],
});

function wrappedFacts(files: ContentFiles): Finding[] {
  return validTexts(files).flatMap(({ file, path, value, isMarkdown }) => {
    const issue = isMarkdown ? undefined : wrappedAddress(value);
    return issue === undefined ? [] : [{ file, path, ...issue }];
  });
}

/** True for an address that is a misspelled placeholder, which `unknown-placeholder` reports. */
function isUnknownPlaceholder(files: ContentFiles, { id, file, path = [], range }: Finding): boolean {
  if (id !== "link.address") return false;
  return unknownPlaceholders(files).some(
    (unknown) => unknown.file === file && isSamePath(unknown.path, path) && String(unknown.range) === String(range),
  );
}
