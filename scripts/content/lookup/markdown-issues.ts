/** What is wrong in the Markdown texts of a content folder. */
import { readMarkdown } from "../../../src/admin/yaml/markdown.ts";
import { memo, memoBy } from "../core/memo.ts";
import { ruleOf } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import type { MarkdownIssue } from "../model/markdown/issue.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { newAddresses } from "./former-addresses.ts";
import { ownHosts } from "./links.ts";
import { inspectMarkdown } from "./markdown/inspect.ts";
import { joinedLines, linesAreJoined } from "./markdown/joined-lines.ts";
import { knownPages, placesIn } from "./page-index.ts";
import { markdownTexts } from "./strings.ts";

type PlacedIssue = ContentRef & Omit<MarkdownIssue, "range">;

/** A file that did not change is not read again: all texts take a fifth of a second. */
const treeOf = memoBy((_parsed: ParsedFile, text: string) => readMarkdown(text));

const allIssues = memo((files: ContentFiles): readonly PlacedIssue[] => {
  const idsIn = memo((parsed: ParsedFile) => placesIn(files, parsed));
  const site = {
    pages: knownPages(files),
    hosts: ownHosts(files),
    languages: files.languages,
    moved: newAddresses(files),
  };
  return markdownTexts(files).flatMap(({ parsed, file, path, value }): PlacedIssue[] => {
    const piece = joinedLines(parsed, path);
    if (piece !== undefined) return [{ file, path, piece, ...linesAreJoined }];
    const issues = inspectMarkdown(value, { ...site, ids: idsIn(parsed) }, (text) => treeOf(parsed, text));
    return issues.map((issue) => ({ file, path, ...issue }));
  });
});

/** Those of one rule. */
export function markdownIssues(files: ContentFiles, rule: "link" | "markdown" | "markup"): readonly PlacedIssue[] {
  return allIssues(files).filter(({ id }) => ruleOf(id) === rule);
}
