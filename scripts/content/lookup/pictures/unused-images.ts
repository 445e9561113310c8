/** Pictures that no content names. */
import { memo } from "../../core/memo.ts";
import { nearestPath } from "../../core/suggest.ts";
import type { ContentFiles } from "../../model/content-files.ts";
import { nameIn, phoneName, picturePattern } from "../../schema/formats/picture.ts";
import { textsIn } from "../strings.ts";

/** Their paths below the folder of pictures; those that are there under another name apart. */
export const unusedImages = memo((files: ContentFiles) => {
  const named = textsIn(files).filter(({ value }) => picturePattern.test(value));
  const used = new Set(
    named.flatMap(({ value }) => [value, ...files.languages.map((language) => nameIn(value, language))]),
  );
  const shown = new Set([...used].flatMap((name) => [name, phoneName(name)]));
  const unused = files.images.filter((name) => !shown.has(name));
  const there = new Set(files.images);
  const missing = [...used].filter((name) => !there.has(name) && !/[{}]/.test(name));
  const misnamed = new Map(missing.map((name) => [name, nearestPath(name, unused)]));
  const meant = new Set(misnamed.values());
  return { unused: unused.filter((name) => !meant.has(name)), misnamed };
});
