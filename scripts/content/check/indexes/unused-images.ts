import { memo } from "../../core/memo.ts";
import { nearestPath } from "../../core/suggest.ts";
import { nameIn, phoneName, picturePattern } from "../../schema/formats/picture.ts";
import type { ContentFiles } from "../content-files.ts";
import { textsIn } from "./strings.ts";

/**
 * Pictures that no content refers to, by path below `images/`. `misnamed` maps each missing picture to the unused one with
 * the most similar name, if any; these are not in `unused`.
 */
export const unusedImages = memo((files: ContentFiles) => {
  const references = textsIn(files).filter(({ value }) => picturePattern.test(value));
  const used = new Set(
    references.flatMap(({ value }) => [value, ...files.languages.map((language) => nameIn(value, language))]),
  );
  const usedImages = new Set([...used].flatMap((name) => [name, phoneName(name)]));
  const unused = files.images.filter((name) => !usedImages.has(name));
  const existing = new Set(files.images);
  const missing = [...used].filter((name) => !existing.has(name) && !/[{}]/.test(name));
  const misnamed = new Map(missing.map((name) => [name, nearestPath(name, unused)]));
  const misnamedImages = new Set(misnamed.values());
  return { unused: unused.filter((name) => !misnamedImages.has(name)), misnamed };
});
