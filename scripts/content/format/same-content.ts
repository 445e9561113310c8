/** Whether two texts of YAML say the same: the promise that formatting keeps. */
import { isDeepStrictEqual } from "node:util";
import { layoutOf } from "../comments.ts";
import { parseSource } from "../parse.ts";

/**
 * True where both texts parse, have the same value with its keys in the same order, and the same comments at the same
 * places: each between the same two texts, or behind the same one.
 */
export function isSameContent(before: string, after: string): boolean {
  const [a, b] = [before, after].map((text) => parseSource({ file: "", text }).parsed);
  if (a === undefined || b === undefined) return false;
  return (
    isDeepStrictEqual(a.value, b.value) &&
    // Equality does not look at the order of keys.
    JSON.stringify(a.value) === JSON.stringify(b.value) &&
    isDeepStrictEqual(commentsIn(before), commentsIn(after))
  );
}

function commentsIn(text: string) {
  return layoutOf(text).comments.map((one) => [one.text.trimEnd(), one.isAlone, one.textsAbove]);
}
