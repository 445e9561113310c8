/** How values are written, as one sentence below a field or in a hint while typing. */

import type { Sentence } from "../core/localized-text.ts";
import type { FieldFormat } from "../schema/field.ts";
import { sentencesOf } from "./values.ts";

const plainText = {
  en: "Plain text. Facts stand in braces, such as {brand}; then the whole text goes into quotes.",
  de: "Einfacher Text. Fakten stehen in geschweiften Klammern, etwa {brand}; dann gehört der ganze Text in Anführungszeichen.",
};

/** What to write if a value is refused, as a sentence. */
function helpOf(check: Parameters<typeof sentencesOf>[0]): Sentence {
  const [, { en, de }] = sentencesOf(check);
  return { en: `${en}.`, de: `${de}.` };
}

export const formatHelp: Readonly<Record<FieldFormat, Sentence>> = {
  line: plainText,
  multiline: {
    en: "Plain text, also over several lines: write >- behind the colon and indent the lines below. Facts stand in braces, such as {brand}.",
    de: "Einfacher Text, auch über mehrere Zeilen: hinter dem Doppelpunkt >- schreiben und die Zeilen darunter einrücken. Fakten stehen in geschweiften Klammern, etwa {brand}.",
  },
  html: {
    en: "Text with simple HTML. Its tags: p, ul, ol, li, strong, em, a, br, h3, code, abbr. Facts stand in braces, such as {brand}.",
    de: "Text mit einfachem HTML. Seine Tags: p, ul, ol, li, strong, em, a, br, h3, code, abbr. Fakten stehen in geschweiften Klammern, etwa {brand}.",
  },
  image: {
    en: "Path of a picture below content/images.",
    de: "Pfad eines Bildes unterhalb von content/images.",
  },
  money: {
    en: "Digits only, with a dot for decimals. The currency stands in facts/editions.yaml.",
    de: "Nur Ziffern, mit einem Punkt statt des Kommas. Die Währung steht in facts/editions.yaml.",
  },
  bytes: { en: "Bytes, digits only: 48217336.", de: "Bytes, nur Ziffern: 48217336." },
  path: { en: "A path, without spaces.", de: "Ein Pfad ohne Leerzeichen." },
  slug: helpOf("slug"),
  date: helpOf("date"),
  version: helpOf("version"),
  country: helpOf("country"),
  language: helpOf("language"),
  currency: helpOf("currency"),
  sha256: helpOf("sha256"),
  url: helpOf("url"),
  email: helpOf("email"),
  emails: helpOf("emails"),
  phone: helpOf("phone"),
  phones: helpOf("phones"),
};
