/**
 * The search index of the partner directory: names folded once, here, and a Fuse.js index over the distinct words, which
 * is far smaller than one over the records. The browser folds what is typed with the same function.
 */
import Fuse from "fuse.js";
import { fold } from "../../../src/features/directory/fold.ts";
import type { Context } from "./context.ts";
import { partnerGroups } from "./context.ts";

export function composeDirectoryIndex(context: Context) {
  const groups = partnerGroups(context);
  const words = groups
    .flatMap(({ country, partners }) => [country, ...partners.map(({ name }) => name)])
    .flatMap((name) => fold(name).split(" "));
  const vocabulary = [...new Set(words)].filter((word) => word !== "").sort();
  return { vocabulary, index: Fuse.createIndex([], vocabulary).toJSON() };
}
