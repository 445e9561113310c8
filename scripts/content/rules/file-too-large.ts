import { startOf } from "../core/diagnostic.ts";
import { maxImageBytes } from "../model/pictures/inspect-picture.ts";
import { pictureFaults } from "../model/pictures.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "file-too-large",
  group: "bytes",
  severity: "error",
  title: { en: "Too large", de: "Zu groß" },
  meaning: {
    en: "A content file has at most 1 MB, a picture at most 2 MB. Visitors load pictures over a shop's mobile line; a text of that size was mostly pasted by mistake.",
    de: "Eine Inhaltsdatei hat höchstens 1 MB, ein Bild höchstens 2 MB. Bilder werden auch über die Mobilfunkleitung eines Ladens geladen; ein Text dieser Größe wurde meist aus Versehen eingefügt.",
  },
  example: {
    wrong: { en: "A photo of 6 MB, straight from the camera", de: "Ein Foto mit 6 MB, direkt aus der Kamera" },
    right: { en: "The same, 2048 pixels wide, as WebP", de: "Dasselbe, 2048 Pixel breit, als WebP" },
  },
  check: (files) =>
    pictureFaults(files, "too-large").map(({ name, fault }) => {
      const megabytes = (fault.bytes / 1_000_000).toFixed(1);
      const most = maxImageBytes / 1_000_000;
      return {
        place: startOf(`images/${name}`),
        message: {
          en: `This picture has ${megabytes} MB; a picture has at most ${most} MB`,
          de: `Dieses Bild hat ${megabytes} MB; ein Bild hat höchstens ${most} MB`,
        },
        hint: {
          en: "Make it smaller, or save it as WebP or AVIF",
          de: "Verkleinern Sie es, oder speichern Sie es als WebP oder AVIF",
        },
      };
    }),
});
