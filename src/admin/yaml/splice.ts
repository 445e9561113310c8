/** Pieces of a text that are put in the place of others. */

export interface Splice {
  /** Offsets of the first character that goes, and of the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Puts all pieces in. They must not overlap; those at one place come in the order in which they are given. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const inOrder = splices.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let at = 0;
  let result = "";
  for (const { from, to, text: piece } of inOrder) {
    result += text.slice(at, from) + piece;
    at = to;
  }
  return result + text.slice(at);
}
