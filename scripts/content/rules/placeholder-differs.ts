import { changedLast } from "../lookup/changes.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../lookup/translated-pairs.ts";
import { unwrittenPiece } from "../lookup/unwritten.ts";
import { hasIssueNear } from "../lookup/value-issues.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import { placeholdersIn } from "../model/format-facts.ts";
import { defineRule, type Finding } from "./rule.ts";
import { unknownPlaceholders } from "./unknown-placeholder.ts";

export default defineRule({
  check(files) {
    const keyOf = ({ file, path = [] }: ContentRef) => [file, ...path].join("\n");
    const links = markdownIssues(files, "link").filter(({ severity }) => severity !== "warning");
    const reported = new Set(
      [...unknownPlaceholders(files), ...markdownIssues(files, "markdown"), ...links].map((finding) => keyOf(finding)),
    );
    // Another mistake in a text may be why its placeholders differ.
    const isReported = (text: Side) => reported.has(keyOf(text)) || hasIssueNear(files, text.file, text.path);
    return translatedPairs(files)
      .flatMap((pair) => textPairs(files, pair))
      .filter((pair) => !pair.some(isReported))
      .flatMap(([other, blamed]) => compare(other, blamed));
  },
});

type Side = ReturnType<typeof textPairs>[number][number];

/** Pairs of written texts with their placeholders, the text to blame last. */
function textPairs(files: ContentFiles, { original, translated, texts }: TranslatedPair) {
  return texts
    .filter((pair) => !unwrittenPiece(pair.original) && !unwrittenPiece(pair.value))
    .map((pair) =>
      changedLast(
        files,
        { file: original.file, path: pair.originalPath, names: placeholdersIn(pair.original) },
        { file: translated.file, path: pair.path, names: placeholdersIn(pair.value) },
      ),
    );
}

function compare(source: Side, target: Side): Finding[] {
  const missing = source.names.filter((name) => !target.names.includes(name));
  const extra = target.names.filter((name) => !source.names.includes(name));
}
