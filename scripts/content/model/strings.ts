/** The strings of a parsed file, found once: several rules go through all of them. */
import { memo } from "../core/memo.ts";
import { type Path, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { kindOf, languageOf } from "../schema/collections.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isMarkdownAt } from "../validate/schema-lookup.ts";
import { isFlawed, isUnread } from "./issue-lookup.ts";

const textsOf = memo((parsed: ParsedFile) =>
  walkStrings(parsed.value).map(({ path, value }) => ({ parsed, file: parsed.file, path, value })),
);

/** Every string that somebody reads, with its language unless it is a fact; what is under an unknown key is left out. */
export const textsIn = memo((files: ContentFiles) =>
  [...files.parsed.values()].flatMap((parsed) =>
    textsOf(parsed)
      .filter(({ file, path }) => !isUnread(files, file, path))
      .map((text) => ({ ...text, language: languageOf(text.file, text.path, files.languages) })),
  ),
);

/** Those that fit their schema. */
export const validTexts = memo((files: ContentFiles) =>
  textsIn(files).filter(({ file, path }) => !isFlawed(files, file, path)),
);

/** Those in Markdown. */
export const markdownTexts = memo((files: ContentFiles) =>
  validTexts(files).filter(({ file, path }) => isMarkdown(files, file, path)),
);

/** True if the text at the path is Markdown, as its schema says. */
export function isMarkdown({ languages }: Pick<ContentFiles, "languages">, file: string, path: Path): boolean {
  const found = kindOf(file, languages);
  return "schema" in found && isMarkdownAt(found.schema, path);
}
