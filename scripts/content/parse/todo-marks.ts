/** The mark of a text that is still to be translated: a comment `# pending` or `# ausstehend`, behind the text or above it. */
import { isCollection, isScalar } from "yaml";
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "./parse.ts";
import { childAt } from "./source-location.ts";

/** A line of a comment that is the mark. A note may follow: `# pending: Maria asks`. */
const mark = /^\s*#*\s*(?:pending|ausstehend)\s*(?:[:;,.!–—-].*)?$/im;

/**
 * True if the value at `path`, or an entry around it, is marked. Above the first entry of a list or group, the mark is about
 * all of it; at the beginning of the file, with an empty line below, about the whole file.
 */
export function isPending({ document }: ParsedFile, path: Path): boolean {
  if (mark.test(document.commentBefore ?? "")) return true;
  let node: unknown = document.contents;
  for (const step of path) {
    const child = childAt(node, step);
    if (child === undefined) return false;
    node = child.value;
    if (isMarked(node) || isMarked(child.key)) return true;
  }
  return false;
}

function isMarked(node: unknown): boolean {
  if (!isScalar(node) && !isCollection(node)) return false;
  // What `yaml` calls the comment of a collection in lines of its own is what follows its last entry.
  const behind = isScalar(node) || node.flow === true ? node.comment : undefined;
  return mark.test(node.commentBefore ?? "") || mark.test(behind ?? "");
}
