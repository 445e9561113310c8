/** The strings of a parsed file, found once: several rules go through all of them. */
import type { ParsedFile } from "./parse.ts";
import { type FoundString, walkStrings } from "./walk.ts";

const found = new WeakMap<ParsedFile, readonly FoundString[]>();

export function stringsOf(parsed: ParsedFile): readonly FoundString[] {
  const strings = found.get(parsed) ?? [...walkStrings(parsed.value)];
  found.set(parsed, strings);
  return strings;
}
