/**
 * The smallest shapes of content: a line of text, a date, a code, a picture. What is said here about each holds wherever
 * a field says nothing of its own.
 */
import { z } from "zod";
import { displayNames } from "../intl.ts";
import { picturePattern } from "../picture-name.ts";
import "./field.ts";

/** A character that is seen: no white space, nothing invisible. */
export const seen = /[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A string that says something: not empty, not only what nobody sees. */
const filled = z.string().regex(seen, { error: "blank" });

/** Plain words, shown as written. May hold fact placeholders such as `{brand}`. */
export const text = filled.max(2_000).meta({
  title: "Text",
  description: "Shown as it is written.",
  de: { title: "Text", description: "Wird so gezeigt, wie er geschrieben ist." },
  format: "line",
});

/** Words with simple HTML: p, ul, ol, li, strong, em, a, br, h3, code, abbr. */
export const html = filled.max(20_000).meta({
  title: "Text with HTML",
  description: "Paragraphs, lists and links.",
  de: { title: "Text mit HTML", description: "Absätze, Listen und Links." },
  format: "html",
});

/** Lower-case words joined by hyphens, as in an address: `price-lists`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" })
  .max(80)
  .meta({
    title: "Id",
    description: "Short name that other files and addresses use.",
    de: { title: "Kennung", description: "Kurzer Name, den andere Dateien und Adressen verwenden." },
    format: "slug",
  });

/** A calendar day, `2025-08-05`. */
export const isoDate = z.iso
  .date()
  .regex(/^(?:199|20\d)\d-/, { error: "date-range" })
  .meta({
    title: "Day",
    description: "A day of the calendar.",
    de: { title: "Tag", description: "Ein Tag des Kalenders." },
    examples: ["2025-08-05"],
    format: "date",
  });

/** A version with two or three numbers, always in quotes: `"1.40"` is not 1.4. */
export const version = z
  .string()
  .regex(/^\d+\.\d+(?:\.\d+)?$/, { error: "version" })
  .meta({
    title: "Version",
    description: "Version number, in quotes: without them 1.40 would be read as 1.4.",
    de: {
      title: "Version",
      description: "Versionsnummer, in Anführungszeichen: Ohne sie würde 1.40 als 1.4 gelesen.",
    },
    examples: ["1.47"],
    format: "version",
  });

/** ISO 3166-1 alpha-2 code of a country that is there today. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: "country" })
  .refine((code) => isKnownRegion(code), { error: "country" })
  .meta({
    title: "Country",
    description: "Code of a country. Its name is shown in the language of the page.",
    de: { title: "Land", description: "Code eines Landes. Gezeigt wird sein Name in der Sprache der Seite." },
    format: "country",
  });

/** BCP 47 primary language subtag: `en`, `de`. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2}$/, { error: "language" })
  .meta({
    title: "Language",
    description: "Code of a language, which is the name of its folder too.",
    de: { title: "Sprache", description: "Code einer Sprache, zugleich Name ihres Ordners." },
    format: "language",
  });

/** ISO 4217 code of a currency that `Intl` knows. */
export const currencyCode = z
  .string()
  .refine((code) => Intl.supportedValuesOf("currency").includes(code), { error: "currency" })
  .meta({
    title: "Currency",
    description: "Code of a currency.",
    de: { title: "Währung", description: "Code einer Währung." },
    format: "currency",
  });

/** SHA-256 digest, 64 lower-case hexadecimal digits. */
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: "sha256" })
  .meta({
    title: "SHA-256",
    description: "Digest of exactly this file. In the Windows command prompt: certutil -hashfile Setup.exe SHA256",
    de: {
      title: "SHA-256",
      description:
        "Prüfsumme genau dieser Datei. In der Windows-Eingabeaufforderung: certutil -hashfile Setup.exe SHA256",
    },
    format: "sha256",
  });

const anyPicture = z.string().regex(picturePattern, { error: "image-path" });

/** A picture of certain kinds, by the ending of its name. */
export const ofKinds = (endings: string) => [new RegExp(`\\.(?:${endings})$`, "i"), { error: "image-kind" }] as const;

/** Path of a picture below `content/images`. `{lang}` stands for the language where each has a picture of its own. */
export const picturePath = anyPicture.regex(...ofKinds("svg|png|jpe?g|gif|webp|avif")).meta({
  title: "Picture",
  description: "Picture below content/images. {lang} stands for the language where each has a picture of its own.",
  de: {
    title: "Bild",
    description: "Bild unterhalb von content/images. {lang} steht für die Sprache, wenn jede ein eigenes Bild hat.",
  },
  examples: ["plugins/price-lists.{lang}.webp"],
  format: "image",
});

/** Path of a picture that is the same in every language, or stands among the words of one. */
export const imagePath = picturePath.regex(/^[^{}]*$/, { error: "image-language" }).meta({
  title: "Picture",
  description: "One picture below content/images.",
  de: { title: "Bild", description: "Ein Bild unterhalb von content/images." },
  examples: ["plugins/price-lists.svg"],
});

/** Path of an icon in the old format of browsers' tabs, which no page shows. */
export const iconPath = anyPicture
  .regex(...ofKinds("ico"))
  .regex(/^[^{}]*$/, { error: "image-language" })
  .meta({ format: "image" });

/** True for codes of countries; other regions that have a name are none. */
export function isKnownRegion(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return false;
  const name = displayNames("en", { type: "region", fallback: "none" }).of(code);
  // Codes that were given up, and UK, lead to another one.
  return name !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

/** Codes that have a name and are no country: groups of countries, and those for tests and the unknown. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];
