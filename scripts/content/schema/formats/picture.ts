/** Paths of pictures below `content/images`, with `{lang}` for the language if each has its own picture. */
import { z } from "zod";
import { field } from "../field.ts";
import { withSlashes } from "./path.ts";

/** A path below `content/images`, with any placeholders. The rules check their names. */
export const picturePattern =
  /^(?:[\w-]|\{[^{}/]*\})(?:[\w.-]|\{[^{}/]*\})*(?:\/(?:[\w.-]|\{[^{}/]*\})+)*\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/** Fills in the language: `pages/hero.{lang}.webp` → `pages/hero.de.webp`. */
export function nameIn(name: string, language: string): string {
  return name.replaceAll("{lang}", language);
}

/** The picture for a language: its own if it exists, otherwise that of the site's first language. */
export function pictureName(
  name: string,
  language: string,
  [first = language]: readonly string[],
  exists: (name: string) => boolean,
): string {
  const own = nameIn(name, language);
  return exists(own) ? own : nameIn(name, first);
}

/** The name of the optional picture for phones: `pages/hero.de.webp` → `pages/hero-phone.de.webp`. */
export function phoneName(name: string): string {
  return name.replace(/\.(?=[^/]*$)/, "-phone.");
}

const anyPicture = z
  .string()
  .regex(/^(?!.*\S\s+\S)/, { error: "image-path.blanks" })
  .regex(picturePattern, { error: "image-path" })
  .meta({
    format: "image-path",
    widget: "picture",
    normalize: withSlashes,
    read: (written) => [withSlashes(written).replace(/^(?:.*\/)?images\/|^content\/|^[./]+/, "")],
  });

/** Arguments of `regex` that restrict the file type. */
export const hasExtension = (extensions: string) =>
  [new RegExp(`\\.(?:${extensions})$`, "i"), { error: "image-kind" }] as const;

const withoutBraces = [/^[^{}]*$/, { error: "image-path.braces" }] as const;

export const picturePath = field(
  anyPicture.regex(...hasExtension("svg|png|jpe?g|gif|webp|avif")),
  [
    "Picture",
    "Picture below content/images. {lang} stands for the language if each has a picture of its own. Phones show the picture with -phone after its name instead, if it is there.",
  ],
  [
    "Bild",
    "Bild unterhalb von content/images. {lang} steht für die Sprache, wenn jede ein eigenes Bild hat. Handys zeigen stattdessen das Bild mit -phone hinter dem Namen, wenn es da ist.",
  ],
  { examples: ["plugins/gift-cards.{lang}.webp"] },
);

/** A picture for all languages, or for the one whose texts it belongs to. */
export const imagePath = field(
  picturePath.regex(...withoutBraces),
  ["Picture", "One picture below content/images."],
  ["Bild", "Ein Bild unterhalb von content/images."],
  { examples: ["plugins/gift-cards.svg"] },
);

/** A favicon in the old format, which no page shows. */
export const iconPath = anyPicture.regex(...hasExtension("ico")).regex(...withoutBraces);
