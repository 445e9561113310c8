import { startOf } from "../core/diagnostic.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import type { Danger } from "../model/pictures/drawing-danger.ts";
import { pictureFaults } from "../model/pictures.ts";
import { defineRule } from "./registry/rule.ts";

const dangers: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries({
    encoding: { en: "another encoding than UTF-8", de: "eine andere Kodierung als UTF-8" },
    definitions: { en: "definitions in its document type", de: "Definitionen in seinem Dokumenttyp" },
    "style-sheet": { en: "a style sheet from elsewhere", de: "ein Stylesheet von anderswo" },
    "loading-styles": { en: "styles that load something", de: "Stile, die etwas nachladen" },
    html: { en: "HTML in it", de: "HTML" },
  } satisfies Record<Danger, LocalizedText>),
);

const hint = {
  en: "Save it again as a plain SVG, without scripts and links",
  de: "Speichern Sie es noch einmal als einfaches SVG, ohne Skripte und Links",
};

export default defineRule({
  id: "image-script",
  group: "images",
  severity: "error",
  title: { en: "A drawing with a script", de: "Eine Zeichnung mit einem Programm darin" },
  meaning: {
    en: "SVG drawings can hold scripts and links, which would work when the picture is opened by itself. Save it as a plain SVG.",
    de: "SVG-Zeichnungen können Skripte und Links enthalten, die wirken würden, sobald das Bild für sich geöffnet wird. Speichern Sie es als einfaches SVG.",
  },
  example: {
    wrong: { en: "<svg onload=…>", de: "<svg onload=…>" },
    right: { en: "A drawing of shapes and text only", de: "Eine Zeichnung nur aus Formen und Text" },
  },
  check: (files) =>
    pictureFaults(files, "dangerous").map(({ name, fault: { danger } }) => {
      // A tag or an attribute is called by its name.
      const { en, de } = dangers.get(danger) ?? verbatim(danger);
      const message = {
        en: `This picture has ${en}, which pictures of this site cannot have`,
        de: `Dieses Bild enthält ${de}; das ist in Bildern dieser Website nicht erlaubt`,
      };
      return { place: startOf(`images/${name}`), message, hint };
    }),
});
