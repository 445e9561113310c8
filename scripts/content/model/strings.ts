/** The strings of a parsed file, found once: several rules go through all of them. */
import { memo } from "../core/memo.ts";
import { walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { languageOf } from "../schema/collections.ts";
import type { ContentFiles } from "../validate/content-files.ts";
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
