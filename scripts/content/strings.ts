/** The strings of a parsed file, found once: several rules go through all of them. */
import { isUnread } from "./flaws.ts";
import type { ContentFiles } from "./load.ts";
import { memo } from "./memo.ts";
import type { ParsedFile } from "./parse.ts";
import { type FoundString, walkStrings } from "./walk.ts";

const allStrings = memo((parsed: ParsedFile): readonly FoundString[] => [...walkStrings(parsed.value)]);

/** Every string that somebody reads; what stands under an unknown key is left out. */
export function stringsOf(files: ContentFiles, parsed: ParsedFile): readonly FoundString[] {
  const strings = allStrings(parsed);
  const isValid = (files.flaws.get(parsed.file) ?? []).length === 0;
  return isValid ? strings : strings.filter(({ path }) => !isUnread(files, parsed.file, path));
}
