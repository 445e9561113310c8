import type { ContentFiles } from "../content-files.ts";
import { type ContentRef, rangeIn } from "../content-ref.ts";
import { placeholdersIn } from "../format-facts.ts";
import { changedLast } from "../indexes/changes.ts";
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { hasIssueNear } from "../indexes/reported-issues.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../indexes/translated-pairs.ts";
import { unknownPlaceholders } from "../indexes/unknown-placeholders.ts";
import { unwrittenPiece } from "../indexes/unwritten.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files) {
    const issues = [...markdownIssues(files, "markdown"), ...markdownIssues(files, "link")];
    const findings = [...unknownPlaceholders(files), ...issues.filter(({ severity }) => severity !== "warning")];
    const reported = new Set(findings.map(textKey));
    return translatedPairs(files).flatMap((pair) => compare(files, pair, reported));
  },
});

function textKey({ file, path = [] }: ContentRef): string {
  return [file, ...path].join("\n");
}

/** @param reported Texts with another mistake, which may be why their placeholders differ. */
function compare(
  files: ContentFiles,
  { original, translated, texts }: TranslatedPair,
  reported: ReadonlySet<string>,
): Finding[] {
  const pairs = texts.filter((pair) => !unwrittenPiece(pair.original) && !unwrittenPiece(pair.value));
  return pairs.flatMap((pair): Finding[] => {
    const [other, blamed] = changedLast(
      files,
      { file: original.file, path: pair.originalPath, text: pair.original },
      { file: translated.file, path: pair.path, text: pair.value },
    );
    const [expected, names] = [placeholdersIn(other.text), placeholdersIn(blamed.text)];
    const missing = expected.filter((name) => !names.includes(name));
    const extra = names.filter((name) => !expected.includes(name));
    if (missing.length === 0 && extra.length === 0) return [];
    if ([other, blamed].some((text) => reported.has(textKey(text)) || hasIssueNear(files, text.file, text.path)))
      return [];
    const id = missing.length > 0 ? "placeholder-differs.missing" : "placeholder-differs.extra";
    const data = { placeholders: missing.length > 0 ? missing : extra, other: counterpartName(other, blamed) };
    const { file, path, text } = blamed;
    const [first] = extra;
    return [{ id, data, file, path, related: [other], ...(first !== undefined && { range: rangeIn(text, first) }) }];
  });
}
