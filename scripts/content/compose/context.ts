/** The context that the pages of one language are composed in, and builders that several pages share. */
import { z } from "zod";
import { offersOf, type PricedProduct } from "../../../src/domain/offers.ts";
import type { Content, Translations } from "../check/content.ts";
import {
  ambiguousCurrency,
  type FactTable,
  fileSize,
  fillText,
  linkTarget,
  longDate,
  money,
} from "../check/format-facts.ts";
import { factTable } from "../check/placeholders.ts";
import { countryName } from "../core/intl.ts";
import type { Path } from "../core/value-path.ts";
import { languageFiles, languageFolders } from "../schema/collections.ts";
import { editionTranslations } from "../schema/edition.ts";
import type { seo } from "../schema/pieces.ts";
import { pageOfPlugin } from "../schema/plugin.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";
import type { Media } from "./media.ts";
import { type ResolveLink, writeMarkdown } from "./write-markdown.ts";

export interface ComposeContext {
  readonly content: Content;
  /** Of the texts. */
  readonly language: string;
  /** Of the pages that links lead to: the visitor's, on a page that shows the first language's texts. */
  readonly linkLanguage: string;
  /** Texts with placeholders filled in, Markdown as HTML, and links to pages of the language. */
  readonly translations: Translations;
  readonly media: Media;
}

/** @throws Error if the content has no texts in the language. */
export function openContext(
  content: Content,
  language: string,
  media: Media,
  linkLanguage: string = language,
): ComposeContext {
  const translations = content.translations.get(language);
  if (translations === undefined) throw new Error(`There are no translations in ${language}`);
  const facts = factTable(content, language);
  const fill = <Value>(value: Value, schema: z.ZodType) =>
    fillFacts(value, facts, schema, (path) => localizeLink(path, linkLanguage));
  const page: Translations["page"] = (folder, schema) => fill(translations.page(folder, schema), schema);
  return { content, language, linkLanguage, translations: { ...fill(translations, sharedTranslations), page }, media };
}

const sharedTranslations = z.object({
  ...languageFiles,
  plugins: z.record(z.string(), pageOfPlugin),
  editions: z.record(z.string(), editionTranslations),
  texts: z.record(z.string(), languageFolders.texts.schema),
});

/** A copy with the placeholders in every string replaced. Strings that the schema marks as Markdown become HTML. */
export function fillFacts<Value>(value: Value, facts: FactTable, schema?: z.ZodType, resolveLink?: ResolveLink): Value;
export function fillFacts(
  value: unknown,
  facts: FactTable,
  schema: z.ZodType = z.unknown(),
  resolveLink: ResolveLink = (path) => path,
): unknown {
  const fill = (inner: unknown, path: Path): unknown => {
    if (typeof inner === "string") {
      return isMarkdownAt(schema, path) ? writeMarkdown(inner, facts, resolveLink) : fillText(inner, facts);
    }
    if (Array.isArray(inner)) return inner.map((entry, index) => fill(entry, [...path, index]));
    if (inner instanceof Map) return new Map([...inner].map(([name, entry]) => [name, fill(entry, [...path, name])]));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, entry]) => [name, fill(entry, [...path, name])]));
  };
  return fill(value, []);
}

/** `/contact` → `/de/contact`, `/#reasons` → `/de#reasons`. An anchor on the same page (`#hardware`) is unchanged. */
function localizeLink(path: string, language: string): string {
  return path.startsWith("#") ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

type Seo = z.output<typeof seo>;

/** Title and description of a page. The brand is appended to titles without it. */
export function headOf({ content }: ComposeContext, { title, description }: Seo) {
  const { brand } = content.site;
  return { title: title.includes(brand) ? title : `${title} · ${brand}`, description };
}

/** The texts of a page, with `seo` replaced by the finished `head`. */
export function withHead<PageTranslations extends { readonly seo: Seo }>(
  context: ComposeContext,
  { seo, ...translations }: PageTranslations,
) {
  return { ...translations, head: headOf(context, seo) };
}

/** The part of page content that metadata and feeds use. */
export const pageHead = z.object({ head: z.object({ title: z.string(), description: z.string() }) });

/** Content of a page without a `compose.ts`, typed by the schema of its texts. */
export type PlainContent<Schema extends z.ZodType<{ readonly seo: Seo }>> = ReturnType<
  typeof withHead<z.output<Schema>>
>;

/** What is offered per store, as text; `undefined` without a price. */
export function priceOf({ content: { editions }, language }: ComposeContext, product: PricedProduct) {
  if (product.price === undefined) return undefined;
  const { currency } = editions;
  const offers = offersOf(editions, product).map(({ amount, period }) => {
    return { amount: money(amount, currency, language), period };
  });
  return { offers, currency: ambiguousCurrency(currency, language) };
}

/** Address of the licence shop. */
export function licenceShop({ content: { site }, language }: ComposeContext): string {
  return linkTarget(site, site.links.buyLicence, language);
}

/**
 * A downloadable file, formatted for display, with the command that computes its checksum.
 *
 * @param entry What it is of, for the name of the analytics event: `lite_setup`, `plugin_my-logo_pro`.
 */
export function fileOf(
  { content, language }: ComposeContext,
  file: Content["downloads"]["editions"][string],
  entry: string,
) {
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  return {
    href: `${content.site.hosts.downloads}/${file.path}`,
    name,
    version: file.version,
    isoDate: file.date,
    date: file.date && longDate(file.date, language),
    size: fileSize(file.bytes, language),
    publisher: content.site.company.name,
    sha256: file.sha256,
    event: `download_${entry}`.replaceAll("-", "_"),
    command: `certutil -hashfile "%USERPROFILE%\\Downloads\\${name}" SHA256`,
  };
}

/** Name and postal address of the company, as lines. */
export function companyOf({ content, language }: ComposeContext) {
  const { name, street, postalCode, city, country } = content.site.company;
  return { name, lines: [street, `${postalCode} ${city}`, countryName(country, language)] };
}
