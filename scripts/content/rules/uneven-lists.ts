/** Lists that differ in length between languages: which entry is to blame, where that can be told. */
import { isScalar, isSeq, Scalar } from "yaml";
import { type Problem, problem } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { parityMessages as said } from "../messages/parity.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, placeOfRange } from "../parse/source-location.ts";

/** A list and where it stands. */
export interface PlacedList {
  readonly parsed: ParsedFile;
  readonly path: Path;
  readonly list: readonly unknown[];
}

/**
 * Looks for an entry that stands twice in the longer list, and for a line in the shorter one that lost its hyphen and so
 * became part of the entry above.
 *
 * @returns The problem at that entry; `undefined` where there is nothing of the kind.
 */
export function explainUneven(one: PlacedList, other: PlacedList): Problem | undefined {
  const [longer, shorter] = one.list.length > other.list.length ? [one, other] : [other, one];
  const again = longer.list.findIndex((entry, index) =>
    longer.list.slice(0, index).some((first) => isSame(first, entry)),
  );
  if (again >= 0) {
    const path = [...longer.path, again];
    const related = [locate(shorter.parsed, shorter.path, "key")];
    return problem(locate(longer.parsed, path), "duplicate", said.copied, said.deleteCopy, { path, related });
  }
  return lostHyphen(shorter, longer);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a line of a text looks like that may be an entry: any in a text without quotes, one with a hyphen in a block. */
function furtherLine(item: Scalar): RegExp | undefined {
  if (item.type === Scalar.PLAIN) return /\n[ \t]*(?=\S)/g;
  return item.type === Scalar.BLOCK_FOLDED || item.type === Scalar.BLOCK_LITERAL ? /\n[ \t]*(?=- \S)/g : undefined;
}

/** Only where the shorter list has exactly as many further lines as it lacks entries. */
function lostHyphen({ parsed, path, list }: PlacedList, longer: PlacedList): Problem | undefined {
  const node = parsed.document.getIn(path, true);
  if (!isSeq(node)) return undefined;
  const goingOn = node.items.flatMap((item, index) => {
    const line = isScalar(item) ? furtherLine(item) : undefined;
    if (!isScalar(item) || line === undefined) return [];
    const [start, end] = item.range ?? [0, 0];
    const lines = [...parsed.text.slice(start, end).matchAll(line)];
    return lines.map(({ 0: space, index: at }) => ({ at: start + at + space.length, end, index }));
  });
  const [first] = goingOn;
  if (first === undefined || goingOn.length !== longer.list.length - list.length) return undefined;
  const place = placeOfRange(parsed.file, parsed.lines, [first.at, first.end]);
  const entry = [...path, first.index];
  const related = [locate(longer.parsed, longer.path, "key")];
  const message = said.noHyphen(longer.parsed.file);
  return problem(place, "translation-differs", message, said.addHyphen, { path: entry, related });
}
