import type { Path } from "../core/value-path.ts";
import { changedLast } from "../lookup/changes.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../lookup/translated-pairs.ts";
import { unwrittenPiece } from "../lookup/unwritten.ts";
import { hasIssueNear } from "../lookup/value-issues.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { placeholdersIn } from "../model/format-facts.ts";
import { defineRule, type Finding } from "./rule.ts";
import { unknownPlaceholders } from "./unknown-placeholder.ts";

export default defineRule({
  check(files) {
    const inText = (file: string, path: Path) => [file, ...path].join("\n");
    const links = markdownIssues(files, "link").filter(({ severity }) => severity !== "warning");
    const reported = [...unknownPlaceholders(files), ...markdownIssues(files, "markdown"), ...links];
    const isSaid = new Set(reported.map(({ file, path = [] }) => inText(file, path)));
    return translatedPairs(files).flatMap((pair) =>
      compare(files, pair, (file, path) => isSaid.has(inText(file, path)) || hasIssueNear(files, file, path)),
    );
  },
});

/** @param isSaid Whether something else is wrong with a text, which may be why it differs. */
function compare(
  files: ContentFiles,
  { original, translated, texts }: TranslatedPair,
  isSaid: (file: string, path: Path) => boolean,
): Finding[] {
  const pairs = texts.filter(({ original, value }) => !unwrittenPiece(original) && !unwrittenPiece(value));
  return pairs.flatMap((pair): Finding[] => {
    const [there, here] = changedLast(
      files,
      { file: original.file, path: pair.originalPath, names: placeholdersIn(pair.original) },
      { file: translated.file, path: pair.path, names: placeholdersIn(pair.value) },
    );
    const missing = there.names.filter((name) => !here.names.includes(name));
    const extra = here.names.filter((name) => !there.names.includes(name));
    if (missing.length === 0 && extra.length === 0) return [];
    if (isSaid(there.file, there.path) || isSaid(here.file, here.path)) return [];
    const spot = { file: here.file, path: here.path, piece: extra[0] ?? "", related: [there] };
    const other = whereBeside(there, here);
    return missing.length > 0
      ? [{ ...spot, id: "placeholder-differs.missing", data: { placeholders: missing, other } }]
      : [{ ...spot, id: "placeholder-differs.extra", data: { placeholders: extra, other } }];
  });
}
