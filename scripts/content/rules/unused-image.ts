import { unusedImages } from "../model/pictures/unused-images.ts";
import { defineRule } from "./registry/rule.ts";

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
  check: (files) => unusedImages(files).unused.map((name) => ({ id: "unused-image", file: `images/${name}` })),
});
