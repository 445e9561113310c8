/** How values are written, as one sentence below a field or in a hint while typing. */
import type { FieldFormat } from "../schema/field-meta.ts";
import type { Sentence } from "./sentence.ts";

const plainText = {
  en: "Plain text. Facts stand in braces, such as {brand}; then the whole text goes into quotes.",
  de: "Einfacher Text. Fakten stehen in geschweiften Klammern, etwa {brand}; dann gehört der ganze Text in Anführungszeichen.",
};

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
  slug: {
    en: "Lower-case letters, digits and hyphens: price-lists.",
    de: "Kleinbuchstaben, Ziffern und Bindestriche: price-lists.",
  },
  date: { en: "Year-month-day: 2025-08-05.", de: "Jahr-Monat-Tag: 2025-08-05." },
  version: {
    en: 'Two or three numbers with dots, in quotes: "1.47".',
    de: 'Zwei oder drei Zahlen mit Punkten, in Anführungszeichen: "1.47".',
  },
  country: {
    en: "Two capital letters (ISO 3166): KE, SA, DE.",
    de: "Zwei Großbuchstaben (ISO 3166): KE, SA, DE.",
  },
  language: { en: "Two lower-case letters: en, de.", de: "Zwei Kleinbuchstaben: en, de." },
  currency: { en: "Three capital letters (ISO 4217): USD.", de: "Drei Großbuchstaben (ISO 4217): USD." },
  money: {
    en: "Digits only, with a dot for decimals. The currency stands in facts/editions.yaml.",
    de: "Nur Ziffern, mit einem Punkt statt des Kommas. Die Währung steht in facts/editions.yaml.",
  },
  bytes: { en: "Bytes, digits only: 48217336.", de: "Bytes, nur Ziffern: 48217336." },
  sha256: {
    en: "64 characters, 0-9 and a-f. In quotes, where they are digits only.",
    de: "64 Zeichen, 0-9 und a-f. In Anführungszeichen, wenn es nur Ziffern sind.",
  },
  url: {
    en: "A web address that begins with https://.",
    de: "Eine Webadresse, die mit https:// beginnt.",
  },
  path: { en: "A path, without spaces.", de: "Ein Pfad ohne Leerzeichen." },
  email: { en: "One e-mail address: info@company.example.", de: "Eine E-Mail-Adresse: info@company.example." },
  emails: {
    en: "One or several e-mail addresses, separated by commas.",
    de: "Eine oder mehrere E-Mail-Adressen, durch Kommas getrennt.",
  },
  phone: { en: "International: +254 20 555 0100.", de: "International: +254 20 555 0100." },
  phones: {
    en: "One or several international numbers, separated by commas: +254 20 555 0100.",
    de: "Eine oder mehrere internationale Nummern, durch Kommas getrennt: +254 20 555 0100.",
  },
};
