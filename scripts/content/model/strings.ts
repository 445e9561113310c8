/** The strings of a parsed file, found once: several rules go through all of them. */
import { memo } from "../core/memo.ts";
import { type FoundString, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isFlawed, isUnread } from "./issue-lookup.ts";

const allStrings = memo((parsed: ParsedFile): readonly FoundString[] => walkStrings(parsed.value));

/** Every string that somebody reads; what is under an unknown key is left out. */
export function stringsOf(files: ContentFiles, parsed: ParsedFile): readonly FoundString[] {
  const strings = allStrings(parsed);
  const isValid = (files.flaws.get(parsed.file) ?? []).length === 0;
  return isValid ? strings : strings.filter(({ path }) => !isUnread(files, parsed.file, path));
}

/** The same of all files. */
export const textsIn = memo((files: ContentFiles) =>
  [...files.parsed.values()].flatMap((parsed) =>
    stringsOf(files, parsed).map(({ path, value }) => ({ parsed, file: parsed.file, path, value })),
  ),
);

/** Those that fit their schema. */
export const validTexts = memo((files: ContentFiles) =>
  textsIn(files).filter(({ file, path }) => !isFlawed(files, file, path)),
);
