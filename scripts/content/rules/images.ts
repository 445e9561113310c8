/** Pictures: every name leads to a file in exactly that case, every file is a picture, none lies unused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { ContentFiles } from "../load.ts";
import { locate } from "../position.ts";
import { type Problem, problem, startOf } from "../problem.ts";
import { imagePath } from "../schema/primitives.ts";
import { nearest } from "../suggest.ts";
import { walkStrings } from "../walk.ts";

export function checkImages(files: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  for (const parsed of files.parsed.values()) {
    for (const { path, value } of walkStrings(parsed.value)) {
      // Nothing but a picture has the form of one, so that no list of keys has to be kept.
      if (!imagePath.safeParse(value).success) continue;
      used.add(value);
      if (files.images.includes(value)) continue;
      const meant = nearest(value, files.images);
      const hint = meant === undefined ? `Put the picture into content/images/${value}` : `Did you mean "${meant}"?`;
      problems.push(
        problem(locate(parsed, path), "missing-image", `There is no picture content/images/${value}`, hint, { path }),
      );
    }
  }
  for (const name of files.images) {
    const place = startOf(`images/${name}`);
    if (!isPicture(join(files.root, "images", name))) {
      problems.push(
        problem(
          place,
          "not-an-image",
          "This file is not a picture that browsers show",
          "Save it again as SVG, PNG, JPEG, WebP or AVIF",
        ),
      );
    } else if (!used.has(name)) {
      problems.push(
        problem(place, "unused-image", "No content uses this picture", "Delete it, or name it in an entry", {
          severity: "warning",
        }),
      );
    }
  }
  return problems;
}

function isPicture(path: string): boolean {
  try {
    const { width, height } = imageSize(readFileSync(path));
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}
