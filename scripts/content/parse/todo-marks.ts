/** The mark of a text that is still to be translated: a comment `# pending` or `# ausstehend`, behind the text or above it. */
import { isCollection, isMap, isScalar } from "yaml";
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

/** The comments of the whole file: those with an empty line below them, also if the first key has comments of its own. */
function topComment({ commentBefore, contents }: ParsedFile["document"]): string {
  const [first] = isMap(contents) ? contents.items : [];
  const above = isScalar(first?.key) ? (first.key.commentBefore ?? "").split("\n\n").slice(0, -1) : [];
  return [commentBefore ?? "", ...above].join("\n");
}

function isMarked(node: unknown): boolean {
  if (!isScalar(node) && !isCollection(node)) return false;
  // What `yaml` calls the comment of a collection in lines of its own is what follows its last entry.
  const behind = isScalar(node) || node.flow === true ? node.comment : undefined;
  return mark.test(node.commentBefore ?? "") || mark.test(behind ?? "");
}
