/** Marks texts that are yet to be translated: a comment `# pending` or `# ausstehend`, after the text or above it. */
import { isCollection, isMap, isScalar } from "yaml";
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "./parse.ts";
import { childAt } from "./source-location.ts";

/** Matches the mark in a comment. A note may follow: `# pending: Maria asks`. */
const mark = /^\s*#*\s*(?:pending|ausstehend)\s*(?:[:;,.!–—-].*)?$/im;

/**
 * True if the value at `path`, or an enclosing entry, is marked. Above the first entry of a list or map, a mark applies
 * to all of it; at the top of the file, to the whole file.
 */
export function isPending({ document }: ParsedFile, path: Path): boolean {
  if (mark.test(topComment(document))) return true;
  let node: unknown = document.contents;
  for (const step of path) {
    const child = childAt(node, step);
    if (child === undefined) return false;
    node = child.value;
    if (isMarked(node) || isMarked(child.key)) return true;
  }
  return false;
}

/** Comments at the top of the file, even if the parser attached them to the first key. */
function topComment({ commentBefore, contents }: ParsedFile["document"]): string {
  const [first] = isMap(contents) ? contents.items : [];
  const above = isScalar(first?.key) ? first.key.commentBefore : undefined;
  return [commentBefore, contents?.commentBefore, above].join("\n");
}

function isMarked(node: unknown): boolean {
  if (!isScalar(node) && !isCollection(node)) return false;
  // The `comment` of a block collection is the one below its last entry.
  const after = isScalar(node) || node.flow === true ? node.comment : undefined;
  return mark.test(node.commentBefore ?? "") || mark.test(after ?? "");
}
