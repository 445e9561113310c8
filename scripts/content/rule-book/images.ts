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
  "missing-image": {
    title: { en: "The picture is not there", de: "Das Bild ist nicht da" },
    meaning: {
      en: "No file of this name is in content/images. Case counts: Logo.svg and logo.svg are two files.",
      de: "In content/images liegt keine Datei dieses Namens. Groß und klein zählt: Logo.svg und logo.svg sind zwei Dateien.",
    },
    example: partnerExample("logo: partners/savana.svg", "logo: partners/savanna.svg"),
  },
  "unused-image": {
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
  },
  "not-an-image": {
    title: { en: "Not a picture", de: "Kein Bild" },
    meaning: {
      en: "The file has the name of a picture, and its bytes are none that browsers show, or they are damaged. Save it again as SVG, PNG, JPEG, WebP or AVIF.",
      de: "Die Datei heißt wie ein Bild, ihr Inhalt ist aber keines, das Browser zeigen, oder er ist beschädigt. Speichern Sie es noch einmal als SVG, PNG, JPEG, WebP oder AVIF.",
    },
    example: {
      wrong: { en: "A Word file that was renamed to logo.png", de: "Eine Word-Datei, die in logo.png umbenannt wurde" },
      right: { en: "The picture, exported as PNG", de: "Das Bild, als PNG exportiert" },
    },
  },
  "image-ending": {
    title: { en: "Ending and content differ", de: "Endung und Inhalt weichen ab" },
    meaning: {
      en: "The name says one kind of picture and the bytes are another. Give the file the ending that the message names.",
      de: "Der Name nennt eine Art von Bild, der Inhalt ist eine andere. Geben Sie der Datei die Endung, die die Meldung nennt.",
    },
    example: {
      wrong: { en: "logo.png, which is a JPEG", de: "logo.png, das ein JPEG ist" },
      right: { en: "logo.jpg", de: "logo.jpg" },
    },
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
  "image-script": {
    title: { en: "A drawing with a program in it", de: "Eine Zeichnung mit einem Programm darin" },
    meaning: {
      en: "SVG drawings can hold scripts and links, which would work when the picture is opened by itself. Save it as a plain SVG.",
      de: "SVG-Zeichnungen können Skripte und Links enthalten, die wirken würden, sobald das Bild für sich geöffnet wird. Speichern Sie es als einfaches SVG.",
    },
    example: {
      wrong: { en: "<svg onload=…>", de: "<svg onload=…>" },
      right: { en: "A drawing of shapes and text only", de: "Eine Zeichnung nur aus Formen und Text" },
    },
  },
} as const satisfies Record<string, Rule>;
