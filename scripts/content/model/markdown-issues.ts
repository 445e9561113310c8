/** What is wrong in the Markdown texts of a content folder. */
import { readMarkdown } from "../../../src/admin/yaml/markdown.ts";
import { memo, memoBy } from "../core/memo.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { newAddresses } from "./former-addresses.ts";
import { ownHosts } from "./links.ts";
import type { Fault } from "./markdown/fault.ts";
import { inspectMarkdown } from "./markdown/inspect.ts";
import { joinedLines, joinedText } from "./markdown/joined-lines.ts";
import { knownPages, placesIn } from "./page-index.ts";
import type { Spot } from "./spot.ts";
import { markdownTexts } from "./strings.ts";

type Finding = Spot & Omit<Fault, "rule" | "range" | "tag">;

interface RuleFinding {
  readonly rule: Fault["rule"];
  readonly finding: Finding;
}

/** A file that did not change is not read again: all texts take a fifth of a second. */
const treeOf = memoBy((_parsed: ParsedFile, text: string) => readMarkdown(text));

const allFaults = memo((files: ContentFiles): readonly RuleFinding[] => {
  const idsIn = memo((parsed: ParsedFile) => placesIn(files, parsed));
  const site = {
    pages: knownPages(files),
    hosts: ownHosts(files),
    languages: files.languages,
    moved: newAddresses(files),
  };
  return markdownTexts(files).flatMap(({ parsed, file, path, value }): RuleFinding[] => {
    const piece = joinedLines(parsed, path);
    if (piece !== undefined) return [{ rule: "markdown", finding: { file, path, piece, ...joinedText } }];
    return inspectMarkdown(value, { ...site, ids: idsIn(parsed) }, (text) => treeOf(parsed, text)).map(
      ({ rule, tag, ...finding }) => {
        return { rule, finding: { file, path, ...finding } };
      },
    );
  });
});

/** The findings of one rule. */
export function markdownFaults(files: ContentFiles, rule: Fault["rule"]): readonly Finding[] {
  return allFaults(files).flatMap((fault) => (fault.rule === rule ? [fault.finding] : []));
}
