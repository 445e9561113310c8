import { startOf } from "../core/diagnostic.ts";
import { pictureFaults } from "../model/pictures.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "image-ending",
  group: "images",
  severity: "error",
  title: { en: "Ending and content differ", de: "Endung und Inhalt weichen ab" },
  meaning: {
    en: "The name says one kind of picture and the bytes are another. Give the file the ending that the message names.",
    de: "Der Name nennt eine Art von Bild, der Inhalt ist eine andere. Geben Sie der Datei die Endung, die die Meldung nennt.",
  },
  example: {
    wrong: { en: "logo.png, which is a JPEG", de: "logo.png, das ein JPEG ist" },
    right: { en: "logo.jpg", de: "logo.jpg" },
  },
  check: (files) =>
    pictureFaults(files, "other-ending").map(({ name, fault: { type, ending, right } }) => ({
      place: startOf(`images/${name}`),
      message: {
        en: `This picture is of the kind ${type}, and its name ends with "${ending}"`,
        de: `Dieses Bild ist von der Art ${type}, und sein Name endet auf „${ending}“`,
      },
      hint: {
        en: `Rename it to ${right}, and write that name where it is used`,
        de: `Benennen Sie es in ${right} um, und schreiben Sie diesen Namen, wo es verwendet wird`,
      },
    })),
});
