/** One picture: what it is by its bytes, whatever its name says, how large it is, and that it runs no script. */
import { imageSize } from "image-size";
import type { Advice } from "../../core/diagnostic.ts";
import { dangerIn } from "./drawing-danger.ts";

/** Largest picture in bytes. Visitors load it over a shop's mobile line. */
export const maxImageBytes = 2_000_000;

/** Stands for a picture whose bytes are elsewhere, and were inspected there. */
export const elsewhere = new Uint8Array();

/** The first fault of a picture with its name below `images/`; `undefined` if it can be served. */
export function inspectPicture(bytes: Uint8Array, name: string): Advice | undefined {
  if (bytes === elsewhere) return undefined;
  if (bytes.byteLength > maxImageBytes) {
    const [megabytes, most] = [(bytes.byteLength / 1_000_000).toFixed(1), maxImageBytes / 1_000_000];
    return {
      message: {
        en: `This picture has ${megabytes} MB; a picture has at most ${most} MB`,
        de: `Dieses Bild hat ${megabytes} MB; ein Bild hat höchstens ${most} MB`,
      },
      hint: {
        en: "Make it smaller, or save it as WebP or AVIF",
        de: "Verkleinern Sie es, oder speichern Sie es als WebP oder AVIF",
      },
    };
  }
  const type = typeOf(bytes);
  if (type === undefined) {
    return {
      message: {
        en: "This file is not a picture that browsers show",
        de: "Diese Datei ist kein Bild, das Browser zeigen",
      },
      hint: {
        en: "Save it again as SVG, PNG, JPEG, WebP or AVIF",
        de: "Speichern Sie es noch einmal als SVG, PNG, JPEG, WebP oder AVIF",
      },
    };
  }
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (ending !== type) {
    const right = name.slice(0, name.length - ending.length) + type;
    return {
      message: {
        en: `This picture is of the kind ${type}, and its name ends with "${ending}"`,
        de: `Dieses Bild ist von der Art ${type}, und sein Name endet auf „${ending}“`,
      },
      hint: {
        en: `Rename it to ${right}, and write that name where it is used`,
        de: `Benennen Sie es in ${right} um, und schreiben Sie diesen Namen, wo es verwendet wird`,
      },
    };
  }
  try {
    const danger = type === "svg" ? dangerIn(bytes) : undefined;
    if (danger !== undefined) return dangerous(danger);
    if (isWhole[type]?.(bytes) !== false) return undefined;
  } catch {
    // No XML, or a length that leads behind the end.
  }
  return {
    message: {
      en: `This picture (${type}) is damaged or not complete`,
      de: `Dieses Bild (${type}) ist beschädigt oder nicht vollständig`,
    },
    hint: {
      en: "Export it again and upload it again; do not open it in a text editor",
      de: "Exportieren Sie es noch einmal und laden Sie es noch einmal hoch; öffnen Sie es nicht in einem Texteditor",
    },
  };
}

function dangerous(danger: string): Advice {
  return {
    message: {
      en: `This picture runs or loads something: ${danger}`,
      de: `Dieses Bild führt etwas aus oder lädt etwas nach: ${danger}`,
    },
    hint: {
      en: "Save it again as a plain SVG in UTF-8, without scripts, links and style sheets",
      de: "Speichern Sie es noch einmal als einfaches SVG in UTF-8, ohne Skripte, Links und Stylesheets",
    },
  };
}

/** The ending that belongs to the bytes; `undefined` if they are no picture with a width and a height. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}

/** A sign for each byte. */
const signsOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Whether a photo goes on to its end. What else is wrong in it stops the encoder, which names the file. */
const isWhole: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => signsOf(bytes).includes("IEND"),
  // The mark of the end behind the last scan; a preview within the file has marks of its own (ITU-T T.81, annex B).
  jpg: (bytes) => {
    const signs = signsOf(bytes);
    return signs.lastIndexOf("\xff\xd9") > signs.lastIndexOf("\xff\xda");
  },
  // RIFF says how long it is (RFC 9649, 2.2).
  webp: ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset).getUint32(4, true) + 8 <= length,
};
