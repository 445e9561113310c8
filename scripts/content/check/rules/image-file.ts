import { nearestPath } from "../../core/suggest.ts";
import { nameIn, picturePattern } from "../../schema/formats/picture.ts";
import { type ContentFiles, hasImage } from "../content-files.ts";
import { inspectPicture } from "../indexes/inspect-picture.ts";
import { validTexts } from "../indexes/strings.ts";
import { unusedImages } from "../indexes/unused-images.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...missingPictures(files), ...unusablePictures(files)],
});

function unusablePictures(files: ContentFiles): Finding[] {
  return files.images.flatMap((name) => {
    const file = imagePath(name);
    const bytes = files.bytes.get(file) ?? new Uint8Array();
    const issue = inspectPicture(bytes, name);
    if (issue === undefined) return [];
    const [usedName = name] = [...unusedImages(files).misnamed].find(([, misnamed]) => misnamed === name) ?? [];
    // If only the file's name is wrong, the reference to the right name is reported instead.
    return inspectPicture(bytes, usedName) === undefined ? [] : [{ file, ...issue }];
  });
}

function missingPictures(files: ContentFiles): Finding[] {
  const [first = "", ...others] = files.languages;
  // `missing-file` reports an empty or missing folder, once.
  if (files.images.length === 0) return [];
  return validTexts(files).flatMap(({ file, path, value }): Finding[] => {
    // Only picture paths match, so there is no need for a list of keys.
    if (!picturePattern.test(value)) return [];
    const name = nameIn(value, first);
    // `unknown-placeholder` reports any placeholder but `{lang}`.
    if (/[{}]/.test(name)) return [];
    if (!hasImage(files, name)) {
      const data = { picture: imagePath(name), ...similarImage(files, value) };
      return [{ file, path, id: "image-file.missing", data }];
    }
    const missing = others.filter(
      (language) => !files.begun.includes(language) && !hasImage(files, nameIn(value, language)),
    );
    return missing.map((language) => {
      const data = { picture: imagePath(nameIn(value, language)), language, first };
      return { file, path, severity: "warning", id: "image-file.missing-language", data };
    });
  });
}

function imagePath(name: string): string {
  return `images/${name}`;
}

/** An existing picture with a similar name, as content would refer to it. */
function similarImage({ images, languages }: ContentFiles, value: string): { similar?: string } {
  const [first = "", ...others] = languages;
  const isOtherLanguage = (image: string) => others.some((language) => image === nameIn(value, language));
  const candidates = images.filter((image) => picturePattern.test(image) && !isOtherLanguage(image));
  // A picture of each language is named with {lang}.
  const patterns = languagePatterns(candidates, first);
  const isOfLanguage = (image: string) =>
    patterns.some((pattern) => languages.some((code) => nameIn(pattern, code) === image));
  const similar = nearestPath(value, [...candidates.filter((image) => !isOfLanguage(image)), ...patterns]);
  return similar === undefined ? {} : { similar };
}

/** References to pictures in the first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function languagePatterns(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}
