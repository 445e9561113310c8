/** What is said about pictures. */
import { type Sentence, verbatim } from "../core/localized-text.ts";

/** What a drawing has and must not have. */
export const drawingDangers = {
  /** A tag or an attribute by its name. */
  named: verbatim,
  encoding: { en: "another encoding than UTF-8", de: "eine andere Kodierung als UTF-8" },
  definitions: { en: "definitions in its document type", de: "Definitionen in seinem Dokumenttyp" },
  styleSheet: { en: "a style sheet from elsewhere", de: "ein Stylesheet von anderswo" },
  reference: { en: "styles that load something", de: "Stile, die etwas nachladen" },
  html: { en: "HTML in it", de: "HTML" },
};

export const imageMessages = {
  noFolder: {
    en: "The folder content/images is missing or empty",
    de: "Der Ordner content/images fehlt oder ist leer",
  },
  unused: { en: "No content uses this picture", de: "Kein Inhalt verwendet dieses Bild" },
  deleteOrName: {
    en: "Delete it, or name it in an entry",
    de: "Löschen Sie es, oder nennen Sie es in einem Eintrag",
  },
  missing: (name: string): Sentence => ({
    en: `There is no picture content/images/${name}`,
    de: `Es gibt kein Bild content/images/${name}`,
  }),
  putThere: (name: string): Sentence => ({
    en: `Put the picture into content/images/${name}`,
    de: `Legen Sie das Bild als content/images/${name} ab`,
  }),
  missingIn: (name: string, language: string, first: string): Sentence => ({
    en: `There is no picture content/images/${name}, so ${language} shows that of ${first}`,
    de: `Es gibt kein Bild content/images/${name}; deshalb zeigt ${language} das von ${first}`,
  }),
  tooLarge: (megabytes: string, most: number): Sentence => ({
    en: `This picture has ${megabytes} MB; a picture has at most ${most} MB`,
    de: `Dieses Bild hat ${megabytes} MB; ein Bild hat höchstens ${most} MB`,
  }),
  makeSmaller: {
    en: "Make it smaller, or save it as WebP or AVIF",
    de: "Verkleinern Sie es, oder speichern Sie es als WebP oder AVIF",
  },
  noPicture: {
    en: "This file is not a picture that browsers show",
    de: "Diese Datei ist kein Bild, das Browser zeigen",
  },
  saveAgain: {
    en: "Save it again as SVG, PNG, JPEG, WebP or AVIF",
    de: "Speichern Sie es noch einmal als SVG, PNG, JPEG, WebP oder AVIF",
  },
  saveTheFile: {
    en: "This is a web page that was saved instead of the picture: save the picture itself",
    de: "Das ist eine Webseite, die statt des Bildes gespeichert wurde: Speichern Sie das Bild selbst",
  },
  fetchFile: {
    en: "This is a note of Git LFS instead of the picture: upload the picture itself, or run  git lfs pull",
    de: "Das ist ein Vermerk von Git LFS statt des Bildes: Laden Sie das Bild selbst hoch, oder führen Sie  git lfs pull  aus",
  },
  damaged: (kind: string): Sentence => ({
    en: `This picture (${kind}) is damaged or not complete`,
    de: `Dieses Bild (${kind}) ist beschädigt oder nicht vollständig`,
  }),
  exportAgain: {
    en: "Export it again and upload it again; do not open it in a text editor",
    de: "Exportieren Sie es noch einmal und laden Sie es noch einmal hoch; öffnen Sie es nicht in einem Texteditor",
  },
  otherKind: (kind: string, ending: string): Sentence => ({
    en: `This picture is of the kind ${kind}, and its name ends with "${ending}"`,
    de: `Dieses Bild ist von der Art ${kind}, und sein Name endet auf „${ending}“`,
  }),
  rename: (name: string): Sentence => ({
    en: `Rename it to ${name}, and write that name where it is used`,
    de: `Nennen Sie es um in ${name}, und schreiben Sie diesen Namen, wo es verwendet wird`,
  }),
  dangerous: (danger: Sentence): Sentence => ({
    en: `This picture has ${danger.en}, which pictures of this site cannot have`,
    de: `Dieses Bild enthält ${danger.de}; das ist in Bildern dieser Website nicht erlaubt`,
  }),
  savePlain: {
    en: "Save it again as a plain SVG, without scripts and links",
    de: "Speichern Sie es noch einmal als einfaches SVG, ohne Skripte und Links",
  },
};
