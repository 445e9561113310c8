/**
 * The smallest shapes of content: a line of text, a date, a code, a picture. What is said here about each holds wherever
 * a field says nothing of its own.
 */
import { z } from "zod";
import { displayNames } from "../core/intl.ts";
import { picturePattern } from "../picture-name.ts";
import { field, type Words } from "./field.ts";

/** A character that is seen: no white space, nothing invisible. */
export const seen = /[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A string that says something: not empty, not only what nobody sees. */
const filled = z.string().regex(seen, { error: "blank" });

/** Plain words, shown as written. May hold fact placeholders such as `{brand}`. */
export const text = field(
  filled.max(2_000),
  ["Text", "Shown as it is written."],
  ["Text", "Wird so gezeigt, wie er geschrieben ist."],
  { format: "line" },
);

/** A text of one line. */
export const line = (en: Words, de: Words) => field(text, en, de);

/** A text that may have several lines. */
export const multiline = (en: Words, de: Words) => field(text, en, de, { format: "multiline" });

/** Words with simple HTML: p, ul, ol, li, strong, em, a, br, h3, code, abbr. */
export const html = field(
  filled.max(20_000),
  ["Text with HTML", "Paragraphs, lists and links."],
  ["Text mit HTML", "Absätze, Listen und Links."],
  { format: "html" },
);

/** Lower-case words joined by hyphens, as in an address: `price-lists`. */
export const slug = field(
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" })
    .max(80),
  ["Id", "Short name that other files and addresses use."],
  ["Kennung", "Kurzer Name, den andere Dateien und Adressen verwenden."],
  { format: "slug" },
);

/** A calendar day, `2025-08-05`. */
export const isoDate = field(
  z.iso.date().regex(/^(?:199|20\d)\d-/, { error: "date-range" }),
  ["Day", "A day of the calendar."],
  ["Tag", "Ein Tag des Kalenders."],
  { examples: ["2025-08-05"], format: "date" },
);

/** A version with two or three numbers, always in quotes: `"1.40"` is not 1.4. */
export const version = field(
  z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, { error: "version" }),
  ["Version", "Version number, in quotes: without them 1.40 would be read as 1.4."],
  ["Version", "Versionsnummer, in Anführungszeichen: Ohne sie würde 1.40 als 1.4 gelesen."],
  { examples: ["1.47"], format: "version" },
);

/** ISO 3166-1 alpha-2 code of a country that is there today. */
export const countryCode = field(
  z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "country" })
    .refine((code) => isKnownRegion(code), { error: "country" }),
  ["Country", "Code of a country. Its name is shown in the language of the page."],
  ["Land", "Code eines Landes. Gezeigt wird sein Name in der Sprache der Seite."],
  { format: "country" },
);

/** BCP 47 primary language subtag: `en`, `de`. */
export const languageCode = field(
  z.string().regex(/^[a-z]{2}$/, { error: "language" }),
  ["Language", "Code of a language, which is the name of its folder too."],
  ["Sprache", "Code einer Sprache, zugleich Name ihres Ordners."],
  { format: "language" },
);

/** ISO 4217 code of a currency that `Intl` knows. */
export const currencyCode = field(
  z.string().refine((code) => Intl.supportedValuesOf("currency").includes(code), { error: "currency" }),
  ["Currency", "Code of a currency."],
  ["Währung", "Code einer Währung."],
  { format: "currency" },
);

/** SHA-256 digest, 64 lower-case hexadecimal digits. */
export const sha256 = field(
  z.string().regex(/^[0-9a-f]{64}$/, { error: "sha256" }),
  ["SHA-256", "Digest of exactly this file. In the Windows command prompt: certutil -hashfile Setup.exe SHA256"],
  ["SHA-256", "Prüfsumme genau dieser Datei. In der Windows-Eingabeaufforderung: certutil -hashfile Setup.exe SHA256"],
  { format: "sha256" },
);

const anyPicture = z.string().regex(picturePattern, { error: "image-path" });

/** A picture of certain kinds, by the ending of its name. */
export const ofKinds = (endings: string) => [new RegExp(`\\.(?:${endings})$`, "i"), { error: "image-kind" }] as const;

/** Path of a picture below `content/images`. `{lang}` stands for the language where each has a picture of its own. */
export const picturePath = field(
  anyPicture.regex(...ofKinds("svg|png|jpe?g|gif|webp|avif")),
  ["Picture", "Picture below content/images. {lang} stands for the language where each has a picture of its own."],
  ["Bild", "Bild unterhalb von content/images. {lang} steht für die Sprache, wenn jede ein eigenes Bild hat."],
  { examples: ["plugins/price-lists.{lang}.webp"], format: "image" },
);

/** Path of a picture that is the same in every language, or stands among the words of one. */
export const imagePath = field(
  picturePath.regex(/^[^{}]*$/, { error: "image-language" }),
  ["Picture", "One picture below content/images."],
  ["Bild", "Ein Bild unterhalb von content/images."],
  { examples: ["plugins/price-lists.svg"] },
);

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
