/** Pictures: every name leads to a file in exactly that case, every file is a picture that is safe to serve. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFlawed } from "../flaws.ts";
import type { ContentFiles } from "../load.ts";
import { nameIn, picturePattern } from "../picture-name.ts";
import { locate } from "../position.ts";
import { type Problem, problem, startOf } from "../problem.ts";
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
  const used = new Set(texts.flatMap(({ value }) => [value, ...files.languages.map((code) => nameIn(value, code))]));
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
  const [first = "", ...others] = files.languages;
  return [...files.parsed.values()].flatMap((parsed) =>
    stringsOf(files, parsed).flatMap(({ path, value }): Problem[] => {
      // Nothing but a picture has the form of one, so that no list of keys has to be kept.
      if (images.has(value) || !picturePattern.test(value) || isFlawed(files, parsed.file, path)) return [];
      const place = locate(parsed, path);
      const name = nameIn(value, first);
      // Another placeholder than that of the language is said once, with the placeholders.
      if (/[{}]/.test(name)) return [];
      if (!images.has(name)) {
        const meant = nearestPath(value, [...files.images, ...namesForLanguages(files.images, first)]);
        const hint = meant === undefined ? `Put the picture into content/images/${name}` : `Did you mean "${meant}"?`;
        return [problem(place, "missing-image", `There is no picture content/images/${name}`, hint, { path })];
      }
      return others
        .filter((code) => !images.has(nameIn(value, code)))
        .map((code) => {
          const own = nameIn(value, code);
          const message = `There is no picture content/images/${own}, so ${code} shows that of ${first}`;
          const hint = `Put the picture into content/images/${own}`;
          return problem(place, "missing-translation", message, hint, { path, severity: "warning" });
        });
    }),
  );
}

/** What one would write for pictures in the site's first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function namesForLanguages(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}

function wrongImages(files: ContentFiles): Problem[] {
  return files.images.flatMap((name): Problem[] => {
    const fault = inspectImage(name, readFileSync(join(files.root, "images", name)));
    return fault === undefined ? [] : [problem(startOf(`images/${name}`), fault.rule, fault.message, fault.hint)];
  });
}
