/**
 * The mark of a text that is still to be written or translated: a comment `# pending`.
 *
 * Behind a text it is about that text. In a line of its own it is about the entry below, with all that is in it; at the
 * beginning of a file, with an empty line below it, about the whole file.
 */
import { isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import { type Comment, layoutOf } from "./comments.ts";
import type { ParsedFile } from "./parse.ts";
import type { Path } from "./walk.ts";

/** The mark as the commands write it. */
export const pendingComment = "# pending";

/** Words that make a comment the mark, whatever their case. A note may follow behind a colon, full stop, comma or dash. */
const pendingPattern = /^#+\s*(?:pending|ausstehend)\s*(?:[:;,.!–—-].*)?$/i;

export interface PendingMark {
  readonly comment: Comment;
  /** The entry that it is about; empty for the whole file. */
  readonly path: Path;
}

/** A key with its value, or an entry of a list. */
interface Entry {
  readonly path: Path;
  readonly start: number;
  readonly startLine: number;
  /** Last line of a text; `undefined` where further entries stand in it. */
  readonly endLine: number | undefined;
}

const found = new WeakMap<ParsedFile, readonly PendingMark[]>();

/** All marks of a file in their order. A mark that nothing stands below is none. */
export function pendingMarks(parsed: ParsedFile): readonly PendingMark[] {
  const known = found.get(parsed);
  if (known !== undefined) return known;
  // Most files have none, and need no second look.
  const marks = /pending|ausstehend/i.test(parsed.text) ? findMarks(parsed) : [];
  found.set(parsed, marks);
  return marks;
}

/** True where the value at `path`, or an entry around it, is marked. */
export function isPending(parsed: ParsedFile, path: Path): boolean {
  return pendingMarks(parsed).some((mark) => mark.path.every((step, index) => step === path[index]));
}

function findMarks(parsed: ParsedFile): PendingMark[] {
  const { comments } = layoutOf(parsed.text);
  const entries = entriesOf(parsed);
  const alone = new Set(comments.filter(({ isAlone }) => isAlone).map(({ line }) => line));
  return comments
    .filter(({ text }) => pendingPattern.test(text.trim()))
    .flatMap((comment): PendingMark[] => {
      const path = comment.isAlone ? undefined : besideOf(comment, entries);
      const about = path ?? belowOf(comment, entries, alone);
      return about === undefined ? [] : [{ comment, path: about }];
    });
}

/** The entry that begins, or the text that ends, on the line of a comment. */
function besideOf({ line, start }: Comment, entries: readonly Entry[]): Path | undefined {
  return entries.findLast((one) => one.start < start && (one.startLine === line || one.endLine === line))?.path;
}

function belowOf({ line, end }: Comment, entries: readonly Entry[], alone: ReadonlySet<number>): Path | undefined {
  const next = entries.find(({ start }) => start > end);
  if (next === undefined) return undefined;
  let last = line;
  while (alone.has(last + 1)) last += 1;
  if (next.startLine === last + 1) return next.path;
  return next === entries[0] ? [] : undefined;
}

/** Every entry in the order of the file, outer ones first. What stands in brackets counts as one text. */
function entriesOf(parsed: ParsedFile): Entry[] {
  const entries: Entry[] = [];
  const lineAt = (offset: number) => parsed.lines.linePos(offset).line;
  const add = (path: Path, start: number | undefined, value: unknown) => {
    if (start === undefined) return;
    const inner = isCollection(value) && value.flow !== true;
    const end = isNode(value) && value.range != null ? value.range[1] : start;
    entries.push({
      path,
      start,
      startLine: lineAt(start),
      endLine: inner ? undefined : lineAt(Math.max(start, end - 1)),
    });
    if (inner) walk(value, path);
  };
  const walk = (node: unknown, path: Path) => {
    if (!isCollection(node) || node.flow === true) return;
    for (const [index, item] of node.items.entries()) {
      if (!isMap(node)) add([...path, index], isNode(item) ? item.range?.[0] : undefined, item);
      else if (isPair(item) && isScalar(item.key)) {
        add([...path, String(item.key.value)], item.key.range?.[0], item.value);
      }
    }
  };
  walk(parsed.document.contents, []);
  return entries;
}
