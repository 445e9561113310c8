/**
 * The smallest shapes of content: a line of text, a date, a link, a digest.
 * The description of each is what an editor reads as help.
 */
import { z } from "zod";

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
export const isoDate = z.iso.date().describe("A day, written year-month-day: 2025-08-05.");

/** A version with two or three numbers, always in quotes: `"1.40"` is not 1.4. */
export const version = z
  .string()
  .regex(/^\d+\.\d+(?:\.\d+)?$/, { error: "version" })
  .describe('A version number in quotes: "1.47".');

/** ISO 3166-1 alpha-2 country code; `Intl.DisplayNames` must know it. */
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
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .describe("A web address that begins with https://.");

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
  .regex(/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*\.exe$/, { error: "download-path" })
  .describe("Path of the file on the download host: releases/latest/Product.Lite.Setup.exe.");

/** Path of a picture below `content/images`. */
export const imagePath = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9.-]+)*\.(?:svg|png|jpg|webp|avif|ico)$/, { error: "image-path" })
  .describe("A picture below content/images: plugins/price-lists.svg.")
  .meta({ format: "image" });

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

function isKnownRegion(code: string): boolean {
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined;
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
