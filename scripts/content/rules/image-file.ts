import { inspectPicture } from "../model/pictures/inspect-picture.ts";
import { unusedImages } from "../model/pictures/unused-images.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "image-file",
  group: "images",
  title: { en: "A picture that cannot be shown", de: "Ein Bild, das nicht gezeigt werden kann" },
  meaning: {
    en: "The bytes of the file are no picture, one of another kind than its name says, or damaged; or it has more than 2 MB, which is much for the mobile line of a shop. SVG drawings can hold scripts and links, which would work when the picture is opened by itself: save it as a plain SVG.",
    de: "Der Inhalt der Datei ist kein Bild, eines von anderer Art, als ihr Name sagt, oder beschädigt; oder es hat mehr als 2 MB, und das ist viel für die Mobilfunkleitung eines Ladens. SVG-Zeichnungen können Skripte und Links enthalten, die wirken würden, sobald das Bild für sich geöffnet wird: Speichern Sie es als einfaches SVG.",
  },
  example: {
    wrong: { en: "logo.png, which is a JPEG, or a Word file", de: "logo.png, das ein JPEG oder eine Word-Datei ist" },
    right: { en: "The picture, exported as PNG", de: "Das Bild, als PNG exportiert" },
  },
  check: (files) =>
    files.images.flatMap((name) => {
      const file = `images/${name}`;
      const bytes = files.bytes.get(file) ?? new Uint8Array();
      const fault = inspectPicture(bytes, name);
      if (fault === undefined) return [];
      const [used = name] = [...unusedImages(files).misnamed].find(([, misnamed]) => misnamed === name) ?? [];
      // A name that is wrong only here is reported where the right one is used.
      return inspectPicture(bytes, used) === undefined ? [] : [{ file, ...fault }];
    }),
});
