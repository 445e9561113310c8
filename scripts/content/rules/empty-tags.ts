/** Tags that hold no text: an empty paragraph, a link that nobody can follow. */
import { decode, type Piece, type Tag } from "../html/pieces.ts";
import { seen } from "../schema/primitives.ts";

/**
 * Finds pairs of tags without anything to read between them, the inner one where several stand in each other.
 *
 * @param pieces HTML whose tags are all closed where they should be.
 * @returns The tags that open, in the order in which they are closed.
 */
export function emptyTags(pieces: readonly Piece[]): Tag[] {
  const open: { readonly tag: Tag; isFilled: boolean }[] = [];
  const empty: Tag[] = [];
  const fill = () => {
    for (const one of open) one.isFilled = true;
  };
  for (const piece of pieces) {
    if (piece.kind !== "tag") {
      if (seen.test(decode(piece.whole))) fill();
    } else if (piece.isEnd) {
      const last = open.pop();
      if (last === undefined || last.isFilled) continue;
      empty.push(last.tag);
      // What is around it is empty because of it, or is not empty.
      fill();
    } else if (piece.name !== "br") {
      open.push({ tag: piece, isFilled: false });
    }
  }
  return empty;
}
