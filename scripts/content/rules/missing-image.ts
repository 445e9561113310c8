import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { partnerExample } from "../core/rule-example.ts";
import { missingPictures } from "../model/pictures.ts";
import { defineRule } from "./registry/rule.ts";

export function putThere(name: string): LocalizedText {
  return {
    en: `Put the picture into content/images/${name}`,
    de: `Legen Sie das Bild als content/images/${name} ab`,
  };
}

export default defineRule({
  id: "missing-image",
  group: "images",
  severity: "error",
  title: { en: "The picture is not there", de: "Das Bild ist nicht da" },
  meaning: {
    en: "No file of this name is in content/images. Case counts: Logo.svg and logo.svg are two files.",
    de: "In content/images liegt keine Datei dieses Namens. Groß und klein zählt: Logo.svg und logo.svg sind zwei Dateien.",
  },
  example: partnerExample("logo: partners/savana.svg", "logo: partners/savanna.svg"),
  check: (files) =>
    missingPictures(files)
      .filter(({ language }) => language === undefined)
      .map(({ place, path, name, meant }) => ({
        place,
        path,
        message: {
          en: `There is no picture content/images/${name}`,
          de: `Es gibt kein Bild content/images/${name}`,
        },
        hint: meant === undefined ? putThere(name) : hints.didYouMean(meant),
      })),
});
