/** Rules about pictures. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const imageRules = {
  "image-path": {
    title: { en: "Not the name of a picture", de: "Kein Name eines Bildes" },
    meaning: {
      en: "A picture is named from content/images on: folder, slash, name in lower-case letters, digits and hyphens, and svg, png, jpg, webp or avif.",
      de: "Ein Bild wird ab content/images benannt: Ordner, Schrägstrich, Name aus Kleinbuchstaben, Ziffern und Bindestrichen, dann svg, png, jpg, webp oder avif.",
    },
    example: partnerExample("logo: images/partners/Savanna Logo.SVG", "logo: partners/savanna.svg"),
  },
  "image-language": {
    title: { en: "A picture that is the same everywhere", de: "Ein Bild, das überall dasselbe ist" },
    meaning: {
      en: "This picture has no text of a language in it, or already stands in one language, so its name has no {lang}.",
      de: "Dieses Bild hat keinen Text in einer Sprache oder steht bereits in einer Sprache; sein Name hat deshalb kein {lang}.",
    },
    example: partnerExample("logo: partners/savanna.{lang}.svg", "logo: partners/savanna.svg"),
  },
  "image-kind": {
    title: { en: "A picture of another kind is needed", de: "Ein Bild anderer Art ist nötig" },
    meaning: {
      en: "Browsers and social networks take some pictures in one form only: the icon of the tab as ICO and as SVG, that of phones as PNG, the preview of links as PNG or JPEG. ICO works nowhere else.",
      de: "Browser und soziale Netzwerke nehmen manche Bilder nur in einer Form: das Symbol im Tab als ICO und als SVG, das für Handys als PNG, die Vorschau von Links als PNG oder JPEG. ICO geht sonst nirgends.",
    },
    example: {
      file: "facts/pictures.yaml",
      place: /^social: .*$/m,
      wrong: "social: site/logo.svg",
      right: "social: site/social.png",
    },
  },
} as const satisfies Record<string, Rule>;
