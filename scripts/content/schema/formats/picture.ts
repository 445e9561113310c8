/** Paths of pictures below `content/images`, with `{lang}` for the language where each has a picture of its own. */
import { z } from "zod";
import { field } from "../field.ts";
import { withSlashes } from "./path.ts";

/** A path below `content/images`. What is in braces is judged with all placeholders. */
export const picturePattern =
  /^(?:[\w-]|\{[^{}/]*\})+(?:\/(?:[\w.-]|\{[^{}/]*\})+)*\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/** The name in one language: `pages/hero.{lang}.webp` → `pages/hero.de.webp`. */
export function nameIn(name: string, language: string): string {
  return name.replaceAll("{lang}", language);
}

/** The picture that a language shows: its own, or that of the site's first language. */
export function pictureName(
  name: string,
  language: string,
  [first = language]: readonly string[],
  isThere: (name: string) => boolean,
): string {
  const own = nameIn(name, language);
  return isThere(own) ? own : nameIn(name, first);
}

/** What phones show instead, if it is there: `pages/hero.de.webp` → `pages/hero-phone.de.webp`. */
export function phoneName(name: string): string {
  return name.replace(/\.(?=[^/]*$)/, "-phone.");
}

const anyPicture = z.string().regex(picturePattern, { error: "image-path" }).meta({
  widget: "picture",
  normalize: withSlashes,
});

/** A picture of certain kinds, by the ending of its name. */
export const hasExtension = (endings: string) =>
  [new RegExp(`\\.(?:${endings})$`, "i"), { error: "image-kind" }] as const;

const inOneLanguage = [/^[^{}]*$/, { error: "image-path.braces" }] as const;

/** `{lang}` stands for the language where each has a picture of its own. */
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

/** A picture that is the same in every language, or stands among the words of one. */
export const imagePath = field(
  picturePath.regex(...inOneLanguage),
  ["Picture", "One picture below content/images."],
  ["Bild", "Ein Bild unterhalb von content/images."],
  { examples: ["plugins/gift-cards.svg"] },
);

/** An icon in the old format of browsers' tabs, which no page shows. */
export const iconPath = anyPicture.regex(...hasExtension("ico")).regex(...inOneLanguage);
