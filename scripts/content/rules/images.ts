/** Pictures: every name leads to a file in exactly that case, every file is a picture that is safe to serve. */

import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import { memoBy } from "../core/memo.ts";
import { nearestPath } from "../core/suggest.ts";
import { isImage } from "../known.ts";
import { hints } from "../messages/hints.ts";
import { imageMessages as said } from "../messages/images.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { nameIn, picturePattern } from "../picture-name.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectImage } from "./inspect-image.ts";

/** Names of pictures in one file. */
export function checkImages(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const [first = "", ...others] = files.languages;
  return stringsOf(files, parsed).flatMap(({ path, value }): Problem[] => {
    // Nothing but a picture has the form of one, so that no list of keys has to be kept.
    if (!picturePattern.test(value) || isImage(files, value) || isFlawed(files, parsed.file, path)) return [];
    // Without any picture that is said once.
    if (files.images.length === 0) return [];
    const place = locate(parsed, path);
    const name = nameIn(value, first);
    // Another placeholder than that of the language is said once, with the placeholders.
    if (/[{}]/.test(name)) return [];
    if (!isImage(files, name)) {
      const meant = nearestPath(value, [...files.images, ...namesForLanguages(files.images, first)]);
      const hint = meant === undefined ? said.putThere(name) : hints.didYouMean(meant);
      return [problem(place, "missing-image", said.missing(name), hint, { path })];
    }
    return others
      .filter((code) => !isImage(files, nameIn(value, code)))
      .map((code) => {
        const own = nameIn(value, code);
        const message = said.missingIn(own, code, first);
        return problem(place, "missing-translation", message, said.putThere(own), { path, severity: "warning" });
      });
  });
}

/** The files of pictures themselves. */
export function checkImageFiles(files: ContentFiles): Problem[] {
  if (files.images.length === 0) {
    return [problem(startOf("images"), "missing-folder", said.noFolder, hints.restore)];
  }
  return files.images.flatMap((name) => wrongImage(files.bytes.get(`images/${name}`) ?? new Uint8Array(), name));
}

/** Pictures that nothing names, as warnings. Only for content without errors: a file that cannot be read may name them. */
export function checkUnusedImages(files: ContentFiles): Problem[] {
  const named = new Set([...files.present].flatMap((file) => picturesNamedIn(files, file)));
  const used = new Set([...named].flatMap((value) => [value, ...files.languages.map((code) => nameIn(value, code))]));
  return files.images
    .filter((name) => !used.has(name))
    .map((name) => {
      const place = startOf(`images/${name}`);
      return problem(place, "unused-image", said.unused, said.deleteOrName, { severity: "warning" });
    });
}

function picturesNamedIn(files: ContentFiles, file: string): string[] {
  const parsed = files.parsed.get(file);
  const strings = parsed === undefined ? [] : stringsOf(files, parsed);
  return strings.flatMap(({ value }) => (picturePattern.test(value) ? [value] : []));
}

/** What one would write for pictures in the site's first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function namesForLanguages(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}

const wrongImage = memoBy((bytes: Uint8Array, name): Problem[] => {
  const fault = inspectImage(name, bytes);
  return fault === undefined ? [] : [problem(startOf(`images/${name}`), fault.rule, fault.message, fault.hint)];
});
