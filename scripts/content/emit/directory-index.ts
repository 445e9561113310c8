/** The search index of the partner directory. The browser folds what is typed with the same function. */
import Fuse from "fuse.js/basic";
import { fold } from "../../../src/features/directory/fold.ts";
import { namesOf } from "../../../src/features/directory/search.ts";
import type { Context } from "./context.ts";
import { partnerGroups } from "./partners.ts";

export function composeDirectoryIndex(context: Context) {
  return indexOf(partnerGroups(context).flatMap(namesOf));
}

/** A Fuse.js index over the distinct words, which is far smaller than one over the records. */
export function indexOf(names: readonly string[]) {
  const words = names.flatMap((name) => fold(name).split(" ")).filter((word) => word !== "");
  return Fuse.createIndex([], [...new Set(words)].sort()).toJSON();
}
