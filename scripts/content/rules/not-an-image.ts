import { startOf } from "../core/diagnostic.ts";
import { pictureFaults } from "../model/pictures.ts";
import { defineRule } from "./registry/rule.ts";

const noPicture = {
  en: "This file is not a picture that browsers show",
  de: "Diese Datei ist kein Bild, das Browser zeigen",
};
const saveAgain = {
  en: "Save it again as SVG, PNG, JPEG, WebP or AVIF",
  de: "Speichern Sie es noch einmal als SVG, PNG, JPEG, WebP oder AVIF",
};
/** By what came in place of the picture. */
const getPicture = {
  "web page": {
    en: "This is a web page that was saved instead of the picture: save the picture itself",
    de: "Das ist eine Webseite, die statt des Bildes gespeichert wurde: Speichern Sie das Bild selbst",
  },
  "git-lfs": {
    en: "This is a note of Git LFS instead of the picture: upload the picture itself, or run  git lfs pull",
    de: "Das ist ein Vermerk von Git LFS statt des Bildes: Laden Sie das Bild selbst hoch, oder führen Sie  git lfs pull  aus",
  },
};
const exportAgain = {
  en: "Export it again and upload it again; do not open it in a text editor",
  de: "Exportieren Sie es noch einmal und laden Sie es noch einmal hoch; öffnen Sie es nicht in einem Texteditor",
};

export default defineRule({
  id: "not-an-image",
  group: "images",
  severity: "error",
  title: { en: "Not a picture", de: "Kein Bild" },
  meaning: {
    en: "The file has the name of a picture, and its bytes are none that browsers show, or they are damaged. Save it again as SVG, PNG, JPEG, WebP or AVIF.",
    de: "Die Datei heißt wie ein Bild, ihr Inhalt ist aber keines, das Browser zeigen, oder er ist beschädigt. Speichern Sie es noch einmal als SVG, PNG, JPEG, WebP oder AVIF.",
  },
  example: {
    wrong: { en: "A Word file that was renamed to logo.png", de: "Eine Word-Datei, die in logo.png umbenannt wurde" },
    right: { en: "The picture, exported as PNG", de: "Das Bild, als PNG exportiert" },
  },
  check: (files) => [
    ...pictureFaults(files, "no-picture").map(({ name, fault: { found } }) => ({
      place: startOf(`images/${name}`),
      message: noPicture,
      hint: found === undefined ? saveAgain : getPicture[found],
    })),
    ...pictureFaults(files, "damaged").map(({ name, fault: { type } }) => ({
      place: startOf(`images/${name}`),
      message: {
        en: `This picture (${type}) is damaged or not complete`,
        de: `Dieses Bild (${type}) ist beschädigt oder nicht vollständig`,
      },
      hint: exportAgain,
    })),
  ],
});
