/** Paths of pictures below `content/images`, with `{lang}` for the language where each has a picture of its own. */
import { z } from "zod";
import { lineExample, partnerExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
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

const notAPicture = defineRefusal({
  id: "image-path",
  group: "images",
  meaning: {
    en: "A picture is named from content/images on: folder, slash, name in lower-case letters, digits and hyphens, and svg, png, jpg, webp or avif. {lang} is in the name only if each language has a picture of its own.",
    de: "Ein Bild wird ab content/images benannt: Ordner, Schrägstrich, Name aus Kleinbuchstaben, Ziffern und Bindestrichen, dann svg, png, jpg, webp oder avif. {lang} steht nur im Namen, wenn jede Sprache ein eigenes Bild hat.",
  },
  example: partnerExample("logo: images/partners/Savanna Logo.SVG", "logo: partners/savanna.svg"),
  message: {
    en: "This is not the path of one picture below content/images",
    de: "Das ist kein Pfad eines einzelnen Bildes unter content/images",
  },
  hint: {
    en: "Write its path below content/images, without spaces",
    de: "Schreiben Sie seinen Pfad unter content/images, ohne Leerzeichen",
  },
});

export const otherKind = defineRefusal({
  id: "image-kind",
  group: "images",
  meaning: {
    en: "Browsers and social networks take some pictures in one form only: the icon of the tab as ICO and as SVG, that of phones as PNG, the preview of links as PNG or JPEG. ICO works nowhere else.",
    de: "Browser und soziale Netzwerke nehmen manche Bilder nur in einer Form: das Symbol im Tab als ICO und als SVG, das für Handys als PNG, die Vorschau von Links als PNG oder JPEG. ICO geht sonst nirgends.",
  },
  example: lineExample("pictures.yaml", "social: site/logo.svg", "social: site/social.png"),
  message: { en: "A picture of another kind belongs here", de: "Hier gehört ein Bild anderer Art hin" },
  hint: { en: "Name a picture with another ending", de: "Nennen Sie ein Bild mit anderer Endung" },
});

const anyPicture = z
  .string()
  .regex(picturePattern, { error: notAPicture.id })
  .meta({
    notation: { en: "Path of a picture below content/images.", de: "Pfad eines Bildes unterhalb von content/images." },
    widget: "picture",
    normalize: withSlashes,
  });

/** A picture of certain kinds, by the ending of its name. */
export const ofKinds = (endings: string) => [new RegExp(`\\.(?:${endings})$`, "i"), { error: otherKind.id }] as const;

const inOneLanguage = [/^[^{}]*$/, { error: notAPicture.id }] as const;

/** `{lang}` stands for the language where each has a picture of its own. */
export const picturePath = field(
  anyPicture.regex(...ofKinds("svg|png|jpe?g|gif|webp|avif")),
  [
    "Picture",
    "Picture below content/images. {lang} stands for the language if each has a picture of its own. Phones show the picture with -phone after its name instead, if it is there.",
  ],
  [
    "Bild",
    "Bild unterhalb von content/images. {lang} steht für die Sprache, wenn jede ein eigenes Bild hat. Handys zeigen stattdessen das Bild mit -phone hinter dem Namen, wenn es da ist.",
  ],
  { examples: ["plugins/price-lists.{lang}.webp"] },
);

/** A picture that is the same in every language, or stands among the words of one. */
export const imagePath = field(
  picturePath.regex(...inOneLanguage),
  ["Picture", "One picture below content/images."],
  ["Bild", "Ein Bild unterhalb von content/images."],
  { examples: ["plugins/price-lists.svg"] },
);

/** An icon in the old format of browsers' tabs, which no page shows. */
export const iconPath = anyPicture.regex(...ofKinds("ico")).regex(...inOneLanguage);
