import { nearestPath } from "../core/suggest.ts";
import { inspectPicture } from "../lookup/pictures/inspect-picture.ts";
import { unusedImages } from "../lookup/pictures/unused-images.ts";
import { validTexts } from "../lookup/strings.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { isImage } from "../model/content-files.ts";
import { nameIn, picturePattern } from "../schema/formats/picture.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...missingPictures(files), ...unusablePictures(files)],
});

function unusablePictures(files: ContentFiles): Finding[] {
  return files.images.flatMap((name) => {
    const file = pathOf(name);
    const bytes = files.bytes.get(file) ?? new Uint8Array();
    const issue = inspectPicture(bytes, name);
    if (issue === undefined) return [];
    const [used = name] = [...unusedImages(files).misnamed].find(([, misnamed]) => misnamed === name) ?? [];
    // A name that is wrong only here is reported where the right one is used.
    return inspectPicture(bytes, used) === undefined ? [] : [{ file, ...issue }];
  });
}

function missingPictures(files: ContentFiles): Finding[] {
  const [first = "", ...others] = files.languages;
  // That there is no picture at all is reported once, elsewhere.
  if (files.images.length === 0) return [];
  return validTexts(files).flatMap(({ file, path, value }): Finding[] => {
    // Nothing but a picture has the form of one, so that no list of keys has to be kept.
    if (!picturePattern.test(value)) return [];
    const name = nameIn(value, first);
    // A placeholder for anything but the language is reported with the placeholders.
    if (/[{}]/.test(name)) return [];
    if (!isImage(files, name)) {
      const data = { picture: pathOf(name), ...similarTo(files, value) };
      return [{ file, path, id: "image-file.missing", data }];
    }
    const lacking = others.filter((language) => !isImage(files, nameIn(value, language)));
    return lacking.map((language) => {
      const data = { picture: pathOf(nameIn(value, language)), language, first };
      return { file, path, severity: "warning", id: "image-file.missing-language", data };
    });
  });
}

function pathOf(name: string): string {
  return `images/${name}`;
}

/** A picture that is there, as it would be written. */
function similarTo({ images, languages }: ContentFiles, value: string): { similar?: string } {
  const [first = "", ...others] = languages;
  const isOfOther = (image: string) => others.some((language) => image === nameIn(value, language));
  const own = images.filter((image) => picturePattern.test(image) && !isOfOther(image));
  const similar = nearestPath(value, [...own, ...namesForLanguages(own, first)]);
  return similar === undefined ? {} : { similar };
}

/** What one would write for pictures in the site's first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function namesForLanguages(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}
