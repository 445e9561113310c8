/**
 * The smallest shapes of content: a line of text, a date, a link, a digest.
 * The description of each is what an editor reads as help.
 */
import { z } from "zod";
import { downloadPathPattern } from "../../../src/routes/download-path.ts";
import { foldersWithoutPages } from "../../../src/routes/folders.ts";
import { routes } from "../../../src/routes/routes.ts";
import { displayNames } from "../intl.ts";
import { picturePattern } from "../picture-name.ts";

/** A string that says something: not empty, not only white space. */
const filled = z.string().regex(/\S/, { error: "blank" });

/** Plain words, shown as written. May hold fact placeholders such as `{brand}`. */
export const text = filled.max(2_000).describe("Plain text. Facts are written as {brand}, {proMonthly} …");

/** Words with simple HTML: p, ul, ol, li, strong, em, a, br, h3, code, abbr. */
export const html = filled
  .max(20_000)
  .describe("Text with simple HTML: <p>, <ul>, <ol>, <li>, <strong>, <em>, <a href>, <br>, <h3>, <code>, <abbr>.")
  .meta({ format: "html" });

/** Lower-case words joined by hyphens, as in an address: `price-lists`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" })
  .max(80)
  .describe("Lower-case letters, digits and hyphens.");

/** A calendar day, `2025-08-05`. */
export const isoDate = z.iso
  .date()
  .refine((day) => day >= "1990" && day < "2100", { error: "date-range" })
  .describe("A day, written year-month-day: 2025-08-05.");

/** A version with two or three numbers, always in quotes: `"1.40"` is not 1.4. */
export const version = z
  .string()
  .regex(/^\d+\.\d+(?:\.\d+)?$/, { error: "version" })
  .describe('A version number in quotes: "1.47".');

/** ISO 3166-1 alpha-2 code of a country that is there today. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: "country" })
  .refine((code) => isKnownRegion(code), { error: "country" })
  .describe("Two-letter ISO country code in capitals: KE, SA, DE.");

/** BCP 47 primary language subtag: `en`, `de`. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2}$/, { error: "language" })
  .describe("Two-letter language code: en, de.");

/** Address of a page on the web. Only https, so that nothing is fetched in the clear. */
export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s"'<>\\{}]+$/, { error: "url" })
  .refine((address) => isWebAddress(address), { error: "url" })
  .describe("A web address that begins with https://.");

/** Address that paths are put behind: without a slash at its end. */
export const hostUrl = httpsUrl
  .regex(/^[^?#]*[^/?#]$/, { error: "host" })
  .describe("A web address without a slash at its end: https://help.company.example.");

/** Address of a whole host, without a path. */
export const originUrl = httpsUrl
  .regex(/^https:\/\/[^/?#]+$/, { error: "host" })
  .describe("A web address without a path: https://www.company.example.");

/** Where the installers are: a host of their own, or a folder of this site that no page and no other file is in. */
export const downloadHost = z
  .string()
  .regex(/^(?:(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+|https:\/\/[^\s"'<>\\{}?#]*[^\s"'<>\\{}?#/])$/, { error: "download-host" })
  .refine((address) => (address.startsWith("/") ? isFreeFolder(address) : isWebAddress(address)), {
    error: "download-host",
  })
  .describe(
    "A web address without a slash at its end, https://www.company.example/files, or a path of this site, /downloads.",
  );

/** Where the browser sends something: a path of this site, or an address of your own. */
export const endpoint = z
  .string()
  .regex(/^(?:(?:\/[\w.-]+)+|https:\/\/[^\s"'<>\\{}]+)$/, { error: "endpoint" })
  .describe("A path of this site, /api/v1/message, or an address that begins with https://.");

/** One e-mail address. */
export const email = z.email().describe("An e-mail address: info@company.example.");

/** SHA-256 digest, 64 lower-case hexadecimal digits. */
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: "sha256" })
  .describe("SHA-256 digest: 64 characters, 0-9 and a-f.");

/** Path on a host, from the root: `/sign-in`. `{lang}` stands for the page's language. */
export const hostPath = z
  .string()
  .regex(/^\/[^\s?#]*(?:\?[^\s#]*)?(?:#\S*)?$/, { error: "path" })
  .describe("A path that begins with /. {lang} stands for the language of the page.");

/** Path of a file on the download host, without a leading slash. */
export const downloadPath = z
  .string()
  .regex(downloadPathPattern, { error: "download-path" })
  .describe("Path of the file on the download host: releases/latest/Product.Lite.Setup.exe.");

/** Path of a picture below `content/images`. `{lang}` stands for the language where each has a picture of its own. */
export const picturePath = z
  .string()
  .regex(picturePattern, { error: "image-path" })
  .describe("A picture below content/images: plugins/price-lists.svg, or plugins/price-lists.{lang}.webp.")
  .meta({ format: "image" });

/** Path of a picture that is the same in every language, or stands among the words of one. */
export const imagePath = picturePath
  .regex(/^[^{}]*$/, { error: "image-language" })
  .describe("A picture below content/images: plugins/price-lists.svg.");

/** One or several values of one kind, separated by commas. */
export function commaSeparated(one: z.ZodType<string>, code: string, help: string) {
  return z
    .string()
    .refine(
      (value) => splitCommas(value).length > 0 && splitCommas(value).every((part) => one.safeParse(part).success),
      {
        error: code,
      },
    )
    .describe(help);
}

/** `"a, b"` → `["a", "b"]`; empty parts are kept so that `"a,,b"` is refused. */
export function splitCommas(value: string): string[] {
  return value.split(",").map((part) => part.trim());
}

/** Codes that have a name and are no country: groups of countries, and those for tests and the unknown. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

function isKnownRegion(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return false;
  const name = displayNames("en", { type: "region", fallback: "none" }).of(code);
  // Codes that were given up, and UK, lead to another one.
  return name !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

/** Two letters would be taken for a language, and led to another one. */
function isFreeFolder(path: string): boolean {
  const [, first = ""] = path.split("/");
  const taken = [...foldersWithoutPages, ...routes.map((route) => route.path?.split("/")[0])];
  return first.length > 2 && !taken.includes(first);
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return username === "" && z.regexes.domain.test(hostname);
}

/** Title and description for search engines and link previews. */
export const seo = z
  .strictObject({
    title: text
      .max(70)
      .describe(
        "Title in the browser's tab and in search results, at most 70 characters; the brand is added where it is missing.",
      ),
    description: text.max(170).describe("One or two sentences for search results, at most 170 characters."),
  })
  .describe("What search engines and link previews show.");

/** A heading with a text below it. */
export const titled = z.strictObject({ title: text, text });

/** A group of interface strings with exactly these keys. */
export function texts<const Key extends string>(...keys: Key[]) {
  const shape = Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>;
  return z.strictObject(shape);
}
