import { partnerExample } from "../core/rule-words.ts";
import { nearestPath } from "../core/suggest.ts";
import { inspectPicture } from "../model/pictures/inspect-picture.ts";
import { unusedImages } from "../model/pictures/unused-images.ts";
import { isImage } from "../model/reference-index.ts";
import { validTexts } from "../model/strings.ts";
import { nameIn, picturePattern } from "../schema/formats/picture.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "image-file",
  group: "images",
  title: { en: "The picture is missing or cannot be shown", de: "Das Bild fehlt oder lässt sich nicht zeigen" },
  meaning: {
    en: "No file of this name is in content/images; Logo.svg and logo.svg are two files. If only another language than the first has none, that is a warning: the picture of the first one is shown. Or the file is no picture, one of another kind than its name says, damaged, or larger than 2 MB, which is much for the mobile line of a shop. SVG drawings can hold scripts and links, which work when the picture is opened by itself: save it as a plain SVG.",
    de: "In content/images liegt keine Datei dieses Namens; Logo.svg und logo.svg sind zwei Dateien. Hat nur eine andere Sprache als die erste keines, so ist das eine Warnung: Gezeigt wird das Bild der ersten. Oder die Datei ist kein Bild, eines von anderer Art, als ihr Name sagt, beschädigt oder größer als 2 MB, und das ist viel für die Mobilfunkleitung eines Ladens. SVG-Zeichnungen können Skripte und Links enthalten, die wirken, sobald das Bild für sich geöffnet wird: Speichern Sie es als einfaches SVG.",
  },
  example: partnerExample("logo: partners/savana.svg", "logo: partners/savanna.svg"),
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
