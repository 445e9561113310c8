/**
 * Facts as words: what `{proMonthly}` or `{releaseDate}` is replaced with in one language. Numbers, dates and money are
 * formatted here, by `Intl`, so that no text repeats a fact.
 */
import type { Content } from "./content.ts";

/** Placeholder names to text. */
export type FactTable = Readonly<Record<string, string>>;

/** `{name}`, but not `{{name}}`, which is filled in the browser. */
export const factPlaceholder = /(?<!\{)\{([A-Za-z][\w.-]*)\}(?!\})/g;

/** `{{name}}`: a value known only in the browser. */
export const runtimePlaceholder = /\{\{(\w+)\}\}/g;

/** Newest first. Versions compare number by number: 1.9 comes before 1.10. */
export function byNewest(a: { readonly version: string }, b: { readonly version: string }): number {
  return b.version.localeCompare(a.version, "en", { numeric: true });
}

/** Money in the language's form, without cents where there are none: `$10`, `10 $`. */
export function money(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
    amount,
  );
}

/** Bytes as megabytes, one decimal below ten: `48 MB`, `3.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const megabytes = bytes / 1_000_000;
  const maximumFractionDigits = megabytes < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits }).format(megabytes);
}

/** A calendar day in words: `5 August 2025`, `5. August 2025`. English is written the international way. */
export function longDate(isoDay: string, language: string): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

/** Absolute address of one of the site's own links; `{lang}` in its path becomes the language. */
export function linkTarget(site: Content["site"], name: keyof Content["site"]["links"], language: string): string {
  const { host, path } = site.links[name];
  return site.hosts[host] + path.replaceAll("{lang}", language);
}

/** Absolute address of an article of the help centre; `undefined` for an id that `help.yaml` does not have. */
export function helpTarget(content: Content, article: string, language: string): string | undefined {
  const found = content.help[article];
  return found === undefined ? undefined : content.site.hosts.help + found.path.replaceAll("{lang}", language);
}

/** Postal address in one line. */
export function companyAddress(company: Content["site"]["company"], language: string): string {
  return `${company.street}, ${company.postalCode} ${company.city}, ${countryName(company.country, language)}`;
}

/** Name of a country in a language, by ISO 3166-1 code. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

/** Every placeholder that texts of one language may use. */
export function factTable(content: Content, language: string): FactTable {
  const { site, editions, statistics, legal, downloads } = content;
  const price = (amount: number) => money(amount, editions.currency, language);
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value);
  const unit = (value: number, name: string) => `${number(value)}\u00A0${name}`;
  const releases = [...content.releases.values()].sort(byNewest);
  const { requirements } = editions;
  return {
    brand: site.brand,
    company: site.company.name,
    address: companyAddress(site.company, language),
    managingDirector: site.company.managingDirector,
    registerCourt: site.company.registerCourt,
    registerNumber: site.company.registerNumber,
    vatId: site.company.vatId,
    salesEmail: site.emails.sales,
    supportEmail: site.emails.support,
    privacyEmail: site.emails.privacy,
    infoEmail: site.emails.info,
    version: releases[0]?.version ?? "",
    releaseDate: releases[0] === undefined ? "" : longDate(releases[0].date, language),
    firstVersion: releases.at(-1)?.version ?? "",
    releaseCount: number(releases.length),
    trialDays: number(editions.trialDays),
    annualMonths: number(editions.annualMonths),
    litePrice: price(editions.lite.monthly),
    proMonthly: price(editions.pro.monthly),
    proAnnual: price(editions.pro.monthly * editions.annualMonths),
    cpu: unit(requirements.cpuGhz, "GHz"),
    ram32: unit(requirements.ram32Gb, "GB"),
    ram64: unit(requirements.ram64Gb, "GB"),
    disk: unit(requirements.diskMb, "MB"),
    display: `${requirements.displayWidth}\u00A0×\u00A0${requirements.displayHeight}`,
    windows: new Intl.ListFormat(language, { type: "conjunction" }).format(requirements.windows),
    windowsShort: requirements.windows.join("/"),
    setupProducts: number(editions.setup.products),
    setupHours: number(editions.setup.hours),
    orderNameMax: number(editions.orderNameMaxLength),
    messageMax: number(site.message.maxLength),
    liteSize: fileSize(downloads.lite.bytes, language),
    proSize: fileSize(downloads.pro.bytes, language),
    updateSize: fileSize(Math.round(downloads.proUpdate.bytes / 1_000_000) * 1_000_000, language),
    migrationSize: fileSize(downloads.dataMigration.bytes, language),
    statDownloads: compact(statistics.downloads, language),
    statUsers: compact(statistics.monthlyUsers, language),
    statCountries: number(statistics.countries),
    partnerCount: number([...content.partners.values()].reduce((sum, { partners }) => sum + partners.length, 0)),
    partnerCountries: number(content.partners.size),
    pluginCount: number(content.plugins.size),
    termsDate: longDate(legal.termsUpdated, language),
    privacyDate: longDate(legal.privacyUpdated, language),
    liabilityMonths: number(legal.liabilityMonths),
    cookieMinDays: number(legal.cookieMinDays),
    cookieMaxMonths: number(legal.cookieMaxMonths),
    ...linkFacts(content, language),
    ...pluginFacts(content, language, price),
  };
}

function compact(value: number, language: string): string {
  return new Intl.NumberFormat(language, { notation: "compact" }).format(value);
}

function linkFacts(content: Content, language: string): FactTable {
  const links = Object.entries(content.site.links).map(([name, { host, path }]) => [
    `link.${name}`,
    content.site.hosts[host] + path.replaceAll("{lang}", language),
  ]);
  const articles = Object.keys(content.help).map((id) => [`help.${id}`, helpTarget(content, id, language) ?? ""]);
  return Object.fromEntries([...links, ...articles]);
}

function pluginFacts(content: Content, language: string, price: (amount: number) => string): FactTable {
  const notes = content.plugins.get("notes");
  const prices = [...content.plugins].flatMap(([slug, plugin]) =>
    plugin.price === undefined
      ? []
      : [
          [`price.${slug}`, price(plugin.price)],
          [`annual.${slug}`, price(plugin.price * content.editions.annualMonths)],
        ],
  );
  const sizes =
    notes === undefined
      ? {}
      : {
          notesLiteSize: fileSize(notes.downloads.lite.bytes, language),
          notesProSize: fileSize(notes.downloads.pro.bytes, language),
        };
  return { ...Object.fromEntries(prices), ...sizes };
}

/**
 * Replaces fact placeholders in every string of a value, however deep.
 *
 * @param value Words as they stand in a file.
 * @returns A copy. A placeholder that the table does not have stays as it is; the placeholder rule reports it.
 */
export function fillFacts<Value>(value: Value, facts: FactTable): Value;
export function fillFacts(value: unknown, facts: FactTable): unknown {
  if (typeof value === "string")
    return value.replaceAll(factPlaceholder, (whole, name: string) => facts[name] ?? whole);
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, facts));
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, fillFacts(entry, facts)]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillFacts(entry, facts)]));
}
