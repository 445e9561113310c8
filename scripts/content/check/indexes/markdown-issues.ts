/** Mistakes in the Markdown texts of a content folder. */

import type { Issue } from "../../core/diagnostic.ts";
import { memo, memoBy } from "../../core/memo.ts";
import { ruleOf } from "../../core/messages/message.ts";
import { readMarkdown } from "../../files/markdown.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { locateRange } from "../../files/source-location.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { inspectMarkdown } from "../markdown/inspect.ts";
import { hasJoinedLines, joinedLinesMessage } from "../markdown/joined-lines.ts";
import { movedPages } from "./former-addresses.ts";
import { ownHosts } from "./links.ts";
import { anchorsOf, knownPages } from "./page-index.ts";
import { validTexts } from "./strings.ts";

type LocatedIssue = ContentRef & Issue;

/** Cached by file: parsing all texts takes 200 ms, which an edit of one file must not cost. */
const treeOf = memoBy((_parsed: ParsedFile, text: string) => readMarkdown(text));

const allIssues = memo((files: ContentFiles): readonly LocatedIssue[] => {
  const anchorsIn = memo((parsed: ParsedFile) => anchorsOf(files, [parsed]));
  const site = {
    pages: knownPages(files),
    hosts: ownHosts(files),
    languages: files.languages,
    moved: movedPages(files),
  };
  return validTexts(files).flatMap(({ parsed, file, path, value, isMarkdown }): LocatedIssue[] => {
    if (!isMarkdown) return [];
    if (hasJoinedLines(parsed, path)) return [{ file, path, ...joinedLinesMessage }];
    const issues = inspectMarkdown(value, { ...site, anchors: anchorsIn(parsed) }, (text) => treeOf(parsed, text));
    // A reading of several lines is indented like the text.
    const margin = `\n${" ".repeat(locateRange(parsed, path, [0, 0]).column - 1)}`;
    return issues.map((issue) => {
      return { file, path, ...issue, readings: issue.readings?.map((each) => each.replaceAll("\n", margin)) };
    });
  });
});

export function markdownIssues(files: ContentFiles, rule: "link" | "markdown" | "markup"): readonly LocatedIssue[] {
  return allIssues(files).filter(({ id }) => ruleOf(id) === rule);
}
