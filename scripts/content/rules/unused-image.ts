import { hints } from "../core/hints.ts";
import { unusedImages } from "../model/pictures/unused-images.ts";
import { validTexts } from "../model/strings.ts";
import { nameIn } from "../schema/formats/picture.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const message = { en: "No content uses this picture", de: "Kein Inhalt verwendet dieses Bild" };
const hint = { en: "Delete it, or name it in an entry", de: "Löschen Sie es, oder nennen Sie es in einem Eintrag" };

/** The name of a picture in another language, which every page then shows: `notes.en.webp` for `notes.{lang}.webp`. */
function nameOfOther(files: ContentFiles, image: string): Finding | undefined {
  const own = files.languages.find((language) => image.includes(`.${language}.`));
  const meant = image.replace(`.${own}.`, ".{lang}.");
  const names = files.languages.map((language) => nameIn(meant, language));
  const text = own && validTexts(files).find(({ value }) => names.includes(value));
  if (!text) return undefined;
  const message = { en: `${own} has a picture of its own`, de: `${own} hat ein eigenes Bild` };
  return { file: text.file, path: text.path, message, hint: hints.didYouMean(meant) };
}

export default defineRule({
  id: "unused-image",
  group: "images",
  severity: "warning",
  title: { en: "A picture that nothing uses", de: "Ein Bild, das nichts verwendet" },
  meaning: {
    en: "A file lies in content/images and no content names it. This is a warning.",
    de: "In content/images liegt eine Datei, die kein Inhalt nennt. Das ist eine Warnung.",
  },
  example: {
    wrong: {
      en: "images/plugins/old-screen.webp, named nowhere",
      de: "images/plugins/old-screen.webp, nirgends genannt",
    },
    right: { en: "Deleted, or named in a plugin", de: "Gelöscht oder in einem Plugin genannt" },
  },
  // A file that cannot be read may name the picture.
  when: "no-errors",
  check: (files) =>
    unusedImages(files).unused.map((name) => nameOfOther(files, name) ?? { file: `images/${name}`, message, hint }),
});
