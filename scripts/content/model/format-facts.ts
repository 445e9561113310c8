/**
 * Facts as words: what `{price.pro}` or `{releaseDate}` is replaced with in one language. Numbers, dates and money are
 * formatted here, by `Intl`, so that no text repeats a fact.
 */
import { currencySign, dateFormat, displayNames, numberFormat } from "../core/intl.ts";
import type { Content } from "./content.ts";

/** Placeholder names to text. */
export type FactTable = Pick<ReadonlyMap<string, string>, "get">;

/** `{name}`, but not `{{name}}`, which is filled in the browser. */
export const factPlaceholder = /(?<!\{)\{([A-Za-z][\w.-]*)\}(?!\})/g;

/** `{{name}}`: a value known only in the browser. */
export const runtimePlaceholder = /\{\{(\w+)\}\}/g;

/** How often a fact is named, and in which order, is up to the language. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([factPlaceholder, runtimePlaceholder].flatMap((pattern) => text.match(pattern) ?? []))];
}

/** Money in the language's form, without cents if there are none: `$10`, `10 $`. */
export function money(amount: number, currency: string, language: string): string {
  return numberFormat(language, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(amount);
}

/**
 * The code of a currency, where its sign alone can be misread: `$` in English is the sign of many countries, of which the
 * English of the whole world (`en-001`) tells `US$` apart.
 *
 * @returns `USD` for dollars in English; `undefined` if the sign is clear: `€`, and `$` in German.
 */
export function ambiguousCurrency(currency: string, language: string): string | undefined {
  return currencySign(language, currency) === currencySign(`${language}-001`, currency) ? undefined : currency;
}

/** Bytes as megabytes, one decimal below ten: `48 MB`, `3.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const megabytes = bytes / 1_000_000;
  const maximumFractionDigits = megabytes < 10 ? 1 : 0;
  return numberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits }).format(megabytes);
}

/** A calendar day in words: `5 August 2025`, `5. August 2025`. English is written the international way. */
export function longDate(isoDay: string, language: string): string {
  const locale = language === "en" ? "en-GB" : language;
  return dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** Absolute address of the instructions for setting up an edition; `undefined` for one that has none. */
export function setupTarget({ editions, site }: Content, edition: string, language: string): string | undefined {
  const setup = editions.editions[edition]?.setup;
  return setup && linkTarget(site, setup, language);
}

type HostLink = Content["site"]["links"]["help"];

/** Absolute address of a link to one of the hosts; `{lang}` in its path becomes the language. */
export function linkTarget(site: Content["site"], { host, path }: HostLink, language: string): string {
  return hostAddress(site, host) + path.replaceAll("{lang}", language);
}

/** Absolute address of one of the hosts; the installers may be on the site's own. */
export function hostAddress({ hosts }: Content["site"], name: keyof Content["site"]["hosts"]): string {
  const host = hosts[name];
  return host.startsWith("/") ? hosts.site + host : host;
}

/** Absolute address of an article of the help centre; `undefined` for an id that `help.yaml` does not have. */
export function helpTarget(content: Content, article: string, language: string): string | undefined {
  const found = Object.hasOwn(content.help, article) ? content.help[article] : undefined;
  return found && linkTarget(content.site, { host: "help", path: found.path }, language);
}

/** Name of a country in a language, by ISO 3166-1 code. */
export function countryName(code: string, language: string): string {
  return displayNames(language, { type: "region" }).of(code) ?? code;
}

/** A text with its fact placeholders replaced. One that the table does not have stays; the placeholder rule reports it. */
export function fillText(text: string, facts: FactTable): string {
  return text.replaceAll(factPlaceholder, (whole, name: string) => facts.get(name) ?? whole);
}

/** Text for an element or for an attribute in double quotes, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
