/**
 * Pieces that pages are made of: composed once, and again only when something changes that they are made of. Each goes
 * with the pictures that it shows, so that these are known where nothing is composed anew.
 */
import { remember, rememberBy, rememberFor } from "../remember.ts";
import type { ImageFile } from "./media.ts";

export interface Piece<Value> {
  readonly value: Value;
  readonly pictures: readonly ImageFile[];
}

/** What is shown by the piece that is composed just now. */
let shown: Set<ImageFile> | undefined;

/** Says that what is composed just now shows a picture. */
export function showPicture(picture: ImageFile): void {
  shown?.add(picture);
}

/** Remembers a piece. */
export function piece<Value>(compose: () => Value): () => Piece<Value> {
  return remember(() => noting(compose));
}

/** Remembers a piece of larger ones, for each object that it is composed for. */
export function pieceFor<Owner extends object, Value>(compose: (owner: Owner) => Value): (owner: Owner) => Value {
  const noted = rememberFor((owner: Owner) => noting(() => compose(owner)));
  return (owner) => shownAgain(noted(owner));
}

/** The same, for each object and each name. */
export function pieceBy<Owner extends object, Value>(
  compose: (owner: Owner, name: string) => Value,
): (owner: Owner, name: string) => Value {
  const noted = rememberBy((owner: Owner, name) => noting(() => compose(owner, name)));
  return (owner, name) => shownAgain(noted(owner, name));
}

function noting<Value>(compose: () => Value): Piece<Value> {
  const around = shown;
  const own = new Set<ImageFile>();
  shown = own;
  try {
    return { value: compose(), pictures: [...own] };
  } finally {
    shown = around;
  }
}

function shownAgain<Value>({ value, pictures }: Piece<Value>): Value {
  for (const picture of pictures) showPicture(picture);
  return value;
}
