/** The strings of a parsed file, found once: several rules go through all of them. */
import { memo, memoBy } from "../core/memo.ts";
import { walkStrings } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { languageAt } from "../schema/per-language.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";
import { kindOf } from "../validate/file-kinds.ts";
import { hasIssueAt, isIgnoredAt } from "./value-issues.ts";

/** Kept with the file: asking the schema of each text takes half of the time of a check. */
const textsOf = memoBy((parsed: ParsedFile, languages: string) => {
  const { file } = parsed;
  const codes = languages === "" ? [] : languages.split(",");
  const kind = kindOf(file, codes);
  return walkStrings(parsed.value).map(({ path, value }) => {
    const isMarkdown = "schema" in kind && isMarkdownAt(kind.schema, path);
    const language = "schema" in kind ? (kind.language ?? languageAt(kind.schema, path)) : undefined;
    return { parsed, file, path, value, language, isMarkdown };
  });
});

/** Every string that somebody reads, with its language unless it is a fact; what is under an unknown key is left out. */
export const textsIn = memo((files: ContentFiles) =>
  [...files.parsed.values()].flatMap((parsed) =>
    textsOf(parsed, files.languages.join()).filter(({ file, path }) => !isIgnoredAt(files, file, path)),
  ),
);

/** Those that fit their schema. */
export const validTexts = memo((files: ContentFiles) =>
  textsIn(files).filter(({ file, path }) => !hasIssueAt(files, file, path)),
);

/** Those in Markdown. */
export const markdownTexts = memo((files: ContentFiles) => validTexts(files).filter(({ isMarkdown }) => isMarkdown));
