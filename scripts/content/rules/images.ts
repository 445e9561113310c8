/** Pictures: every name leads to a file in exactly that case, every file is a picture that is safe to serve. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "../load.ts";
import { locate } from "../position.ts";
import { type Problem, problem, startOf } from "../problem.ts";
import { imagePath } from "../schema/primitives.ts";
import { stringsOf } from "../strings.ts";
import { nearestPath } from "../suggest.ts";

import { inspectImage } from "./inspect-image.ts";

export function checkImages(files: ContentFiles): Problem[] {
  if (files.images.length === 0) {
    const hint = "Restore it from an earlier version of the content folder";
    return [problem(startOf("images"), "missing-folder", "The folder content/images is missing or empty", hint)];
  }
  return [...missingImages(files), ...wrongImages(files)];
}

/** Pictures that nothing names, as warnings. Only for content without errors: a file that cannot be read may name them. */
export function checkUnusedImages(files: ContentFiles): Problem[] {
  const texts = [...files.parsed.values()].flatMap((parsed) => stringsOf(files, parsed));
  const used = new Set(texts.map(({ value }) => value));
  return files.images
    .filter((name) => !used.has(name))
    .map((name) => {
      const place = startOf(`images/${name}`);
      const hint = "Delete it, or name it in an entry";
      return problem(place, "unused-image", "No content uses this picture", hint, { severity: "warning" });
    });
}

function missingImages(files: ContentFiles): Problem[] {
  const images = new Set(files.images);
  return [...files.parsed.values()].flatMap((parsed) =>
    stringsOf(files, parsed).flatMap(({ path, value }): Problem[] => {
      // Nothing but a picture has the form of one, so that no list of keys has to be kept.
      if (images.has(value) || !/\.\w+$/.test(value) || !imagePath.safeParse(value).success) return [];
      const meant = nearestPath(value, files.images);
      const hint = meant === undefined ? `Put the picture into content/images/${value}` : `Did you mean "${meant}"?`;
      const message = `There is no picture content/images/${value}`;
      return [problem(locate(parsed, path), "missing-image", message, hint, { path })];
    }),
  );
}

function wrongImages(files: ContentFiles): Problem[] {
  return files.images.flatMap((name): Problem[] => {
    const fault = inspectImage(name, readFileSync(join(files.root, "images", name)));
    return fault === undefined ? [] : [problem(startOf(`images/${name}`), fault.rule, fault.message, fault.hint)];
  });
}
