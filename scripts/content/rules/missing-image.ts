import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { partnerExample } from "../core/rule-words.ts";
import { nearestPath } from "../core/suggest.ts";
import { isImage } from "../model/reference-index.ts";
import { validTexts } from "../model/strings.ts";
import { nameIn, picturePattern } from "../schema/formats/picture.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-image",
  group: "images",
  title: { en: "The picture is not there", de: "Das Bild ist nicht da" },
  meaning: {
    en: "No file of this name is in content/images. Case counts: Logo.svg and logo.svg are two files. If the first language has its picture and another one has none, that is a warning: the picture of the first one is shown.",
    de: "In content/images liegt keine Datei dieses Namens. Groß und klein zählt: Logo.svg und logo.svg sind zwei Dateien. Hat die erste Sprache ihr Bild und eine andere keines, so ist das eine Warnung: Gezeigt wird das der ersten.",
  },
  example: partnerExample("logo: partners/savana.svg", "logo: partners/savanna.svg"),
  check(files) {
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
        return [{ file, path, message: missing(name).message, hint: hintFor(files, value, name) }];
      }
      return others
        .filter((language) => !isImage(files, nameIn(value, language)))
        .map((language) => {
          const lacking = nameIn(value, language);
          const { message, hint } = missing(lacking);
          const shown = {
            en: `${message.en}, so ${language} shows that of ${first}`,
            de: `${message.de}; die Seiten in ${language} zeigen deshalb das Bild von ${first}`,
          };
          return { file, path, severity: "warning", message: shown, hint };
        });
    });
  },
});

/** @param value As it is written. @param name In the first language. */
function hintFor({ images, languages }: ContentFiles, value: string, name: string): LocalizedText {
  const [first = "", ...others] = languages;
  const isOfOther = (image: string) => others.some((language) => image === nameIn(value, language));
  const own = images.filter((image) => picturePattern.test(image) && !isOfOther(image));
  const meant = nearestPath(value, [...own, ...namesForLanguages(own, first)]);
  return meant === undefined ? missing(name).hint : hints.didYouMean(meant);
}

function missing(name: string) {
  const file = `content/images/${name}`;
  return {
    message: { en: `There is no picture ${file}`, de: `Es gibt kein Bild ${file}` },
    hint: { en: `Put the picture into ${file}`, de: `Legen Sie das Bild als ${file} ab` },
  };
}

/** What one would write for pictures in the site's first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function namesForLanguages(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}
