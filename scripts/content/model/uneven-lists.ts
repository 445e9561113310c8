/** Lists that differ in length between languages: which entry is to blame, if that can be told. */
import { isScalar, isSeq, Scalar } from "yaml";
import type { SourceLocation } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, placeOfRange } from "../parse/source-location.ts";

/** A list and where it is. */
interface PlacedList {
  readonly parsed: ParsedFile;
  readonly path: Path;
  readonly list: readonly unknown[];
}

interface Blamed {
  readonly kind: "copied-entry" | "lost-hyphen";
  readonly place: SourceLocation;
  readonly path: Path;
  readonly related: readonly SourceLocation[];
  /** The file with the longer list. */
  readonly file: string;
}

/**
 * Looks for an entry that is twice in the longer list, and for a line in the shorter one that lost its hyphen and so became
 * part of the entry above.
 *
 * @returns The entry; `undefined` if there is nothing of the kind.
 */
export function explainUneven(a: PlacedList, b: PlacedList): Blamed | undefined {
  const [longer, shorter] = a.list.length > b.list.length ? [a, b] : [b, a];
  const texts = longer.list.map((entry) => JSON.stringify(entry));
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (again < 0) return lostHyphen(shorter, longer);
  const path = [...longer.path, again];
  const related = [locate(shorter.parsed, shorter.path, "key")];
  return { kind: "copied-entry", place: locate(longer.parsed, path), path, related, file: longer.parsed.file };
}

/** What a line of a text looks like that may be an entry: any in a text without quotes, one with a hyphen in a block. */
function furtherLine(item: Scalar): RegExp | undefined {
  if (item.type === Scalar.PLAIN) return /\n[ \t]*(?=\S)/g;
  return item.type === Scalar.BLOCK_FOLDED || item.type === Scalar.BLOCK_LITERAL ? /\n[ \t]*(?=- \S)/g : undefined;
}

/** Only where the shorter list has exactly as many further lines as it lacks entries. */
function lostHyphen({ parsed, path, list }: PlacedList, longer: PlacedList): Blamed | undefined {
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
  const related = [locate(longer.parsed, longer.path, "key")];
  return { kind: "lost-hyphen", place, path: [...path, first.index], related, file: longer.parsed.file };
}
