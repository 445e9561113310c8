/** Formats facts in a language: numbers, dates, money and addresses. Texts contain placeholders instead. */

import { formatMoney } from "../../../src/domain/money.ts";
import { countryName, currencySign, dateFormat, directionOf, numberFormat } from "../core/intl.ts";
import type { Content } from "./content.ts";

/** Texts of facts by placeholder name. */
export type FactTable = Pick<ReadonlyMap<string, string>, "get">;

/** `{name}`, but not `{{name}}`. */
export const factPlaceholder = /(?<!\{)\{([A-Za-z][\w.-]*)\}(?!\})/g;

/** `{{name}}`: filled in by the browser. */
export const runtimePlaceholder = /\{\{(\w+)\}\}/g;

/** The distinct placeholders in a text. Their number and order may differ between languages. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([factPlaceholder, runtimePlaceholder].flatMap((pattern) => text.match(pattern) ?? []))];
}

/** Formats money in a language: `$10`, `10 $`. @param currency ISO 4217 code. */
export function money(amount: number, currency: string, language: string): string {
  return formatMoney(amount, { currency, language, direction: directionOf(language) });
}

/**
 * The currency code if the language's sign for it is ambiguous: `USD` for US dollars in English, where international
 * English (`en-001`) writes `US$`. `undefined` for a clear sign such as `€`, or `$` in German.
 */
export function ambiguousCurrency(currency: string, language: string): string | undefined {
  return currencySign(language, currency) === currencySign(`${language}-001`, currency) ? undefined : currency;
}

/** Formats bytes as megabytes, with one decimal below ten: `48 MB`, `3.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const megabytes = bytes / 1_000_000;
  const maximumFractionDigits = megabytes < 10 ? 1 : 0;
  return numberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits }).format(megabytes);
}

/** The locale for dates and lists: English is British, `5 August 2025`, `10 and 11`. */
export const inBritish = (language: string) => (language === "en" ? "en-GB" : language);

/** Formats an ISO day: `5 August 2025`, `5. August 2025`. */
export function longDate(isoDay: string, language: string): string {
  return dateFormat(inBritish(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** URL of the setup instructions for an edition; `undefined` if there are none. */
export function setupTarget({ editions, site }: Content, edition: string, language: string): string | undefined {
  const setup = editions.editions[edition]?.setup;
  return setup && linkTarget(site, setup, language);
}

interface HostLink {
  readonly host: keyof Content["site"]["hosts"];
  readonly path: string;
}

/** URL of a link. Replaces `{lang}` in its path by the language. */
export function linkTarget(site: Content["site"], { host, path }: HostLink, language: string): string {
  return hostAddress(site, host) + path.replaceAll("{lang}", language);
}

/** URL of one of the hosts. A host given as a path is on the site's own. @throws Error if the site does not have it. */
export function hostAddress({ hosts }: Content["site"], name: keyof Content["site"]["hosts"]): string {
  const host = hosts[name];
  if (host === undefined) throw new Error(`There is no host ${name}`);
  return host.startsWith("/") ? hosts.site + host : host;
}

/** URL of a help article; `undefined` for an id that `help.yaml` doesn't have. */
export function helpTarget(content: Content, article: string, language: string): string | undefined {
  const entry = Object.hasOwn(content.help, article) ? content.help[article] : undefined;
  return entry && linkTarget(content.site, { host: "help", path: entry.path }, language);
}

/** The name of a country as most people there write it: `السعودية`; in `language` if `Intl` does not know theirs. */
export function nativeCountryName(code: string, language: string): string {
  const spoken = new Intl.Locale(`und-${code}`).maximize().baseName;
  return countryName(code, Intl.DisplayNames.supportedLocalesOf(spoken)[0] ?? language);
}

/** Replaces the fact placeholders in a text. Unknown ones stay; `unknown-placeholder` reports them. */
export function fillText(text: string, facts: FactTable): string {
  return text.replaceAll(factPlaceholder, (whole, name: string) => facts.get(name) ?? whole);
}

/** Escapes text for an element or a double-quoted attribute, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
