/** Structured data of the built pages, compared with their text. Needs `npm run build`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { longDate, money } from "../../scripts/content/check/format-facts.ts";
import { countryName } from "../../scripts/content/core/intl.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { contentFolder } from "../../src/project-folders.ts";
import { localizedPath, matchPath, type RouteId, routeOf } from "../../src/routes/routes.ts";
import { readableText } from "./html-elements.ts";
import { client, htmlOf, pages, shell, site } from "./pages.ts";

const { content } = checkContent(readFolder(contentFolder));
if (content === undefined) throw new Error("The content has errors");
const { origin } = site;
const { brand } = shell;
const { currency: priceCurrency, annualMonths, editions } = content.editions;

type Thing = Readonly<Record<string, unknown>>;

const blocksOf = (path: string) =>
  [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, block = ""]) => block);

const graphOf = (path: string): Thing[] => JSON.parse(blocksOf(path)[0] ?? "")["@graph"];

const thingsOf = (path: string, type: string) => graphOf(path).filter((thing) => thing["@type"] === type);

/** Every value that is neither list nor thing, at any depth, with its key. */
function valuesIn(value: unknown, key = ""): [key: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesIn(entry, key));
  if (!isThing(value)) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, entry]) => valuesIn(entry, name));
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}

const addressKeys = ["url", "item", "sameAs", "image", "logo", "releaseNotes"];
/** Keys whose values are for programs. */
const forPrograms =
  /^(?:@.+|inLanguage|position|billingDuration|priceCurrency|contactType|availableLanguage|applicationCategory)$/;

type CurrentPage = (value: string, language: string) => readonly string[];
const country: CurrentPage = (value, language) => [countryName(value, language)];
const day: CurrentPage = (value, language) => [longDate(value, language)];

/** The text of a page for a value, in pieces if it is not in one place; for other keys the value itself. */
const shownFor: Readonly<Record<string, CurrentPage>> = {
  name: (value) => [value.startsWith(`${brand} `) ? value.slice(brand.length + 1) : value],
  price: (value, language) => (value === "0" ? [] : [money(Number(value), priceCurrency, language)]),
  addressCountry: country,
  countriesSupported: country,
  dateModified: day,
  downloadUrl: (value) => [value.slice(value.lastIndexOf("/") + 1)],
  streetAddress: (value) => value.split(", "),
  operatingSystem: (value) => value.split(", ").map((version) => version.replace(/^Windows /, "")),
};

/** Whether a text has a part, as words of its own. */
function isIn(text: string, part: string): boolean {
  const words = part.replaceAll(/\s+/g, " ").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** Properties that Google requires (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  SoftwareApplication: ["name", "offers", "operatingSystem", ...(content.site.category ? ["applicationCategory"] : [])],
  Organization: ["name"],
  WebSite: ["name", "url"],
  ListItem: ["position", "name"],
};

test("pages have none if they are not listed", () => {
  for (const { path, isListed } of pages) expect(blocksOf(path), path).toHaveLength(isListed ? 1 : 0);
});

describe.each(pages.filter(({ isListed }) => isListed))("$path", ({ page, language, path }) => {
  const [block = ""] = blocksOf(path);
  const graph = graphOf(path);

  test("has one block without tags, invented ratings and holes", () => {
    expect(JSON.parse(block)["@context"]).toBe("https://schema.org");
    const wrong = /<|aggregateRating|ratingValue|"review|undefined|null|NaN|""|\{\w+\}/;
    expect(block).not.toMatch(wrong);
  });

  test("says nothing that the page does not show", () => {
    const text = readableText(htmlOf(path));
    for (const [key, value] of valuesIn(graph)) {
      if (forPrograms.test(key) || addressKeys.includes(key)) continue;
      for (const part of shownFor[key]?.(value, language) ?? [value])
        expect(isIn(text, part), `${key}: ${part}`).toBe(true);
    }
  });

  test("names only addresses that are whole and lead somewhere", () => {
    for (const [key, address] of valuesIn(graph).filter(([key]) => addressKeys.includes(key))) {
      expect(address, key).toMatch(/^https:\/\//);
      if (!address.startsWith(`${origin}/`)) continue;
      const { pathname } = new URL(address);
      const isPage = routeOf(matchPath(pathname, site).route).indexed;
      expect(isPage || existsSync(join(client, pathname)), `${key}: ${address}`).toBe(true);
    }
  });

  test("refers only to things of its own, and has what Google requires", () => {
    const described = graph.map((thing) => thing["@id"]);
    for (const thing of thingsIn(graph)) {
      if (Object.keys(thing).join() === "@id") expect(described).toContain(thing["@id"]);
      else expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(required[String(thing["@type"])] ?? [])]));
    }
    for (const [key, code] of valuesIn(graph)) if (key === "inLanguage") expect(code).toBe(language);
  });

  test("says where the page is, if it is below the home page", () => {
    const parents: Partial<Record<RouteId, RouteId>> = { plugin: "plugins", partnersPage: "partners" };
    const parent = parents[page.route];
    const above = parent === undefined ? [] : [localizedPath({ route: parent }, language)];
    const items = page.route === "home" ? [] : [`/${language}`, ...above, path].map((item) => origin + item);
    const steps = items.map((item, index) => expect.objectContaining({ position: index + 1, item }));
    expect(thingsOf(path, "BreadcrumbList").flatMap(({ itemListElement }) => itemListElement)).toEqual(steps);
  });
});

/** Offers by the month and by the year; one without a price. */
function offersOf(monthly: number, isMonthlyAvailable = true) {
  if (monthly === 0) return [{ "@type": "Offer", price: 0, priceCurrency }];
  const offer = (price: number, billingDuration: string) => {
    return { "@type": "Offer", price, priceCurrency, priceSpecification: { price, priceCurrency, billingDuration } };
  };
  const annual = offer(monthly * annualMonths, "P1Y");
  return isMonthlyAvailable ? [offer(monthly, "P1M"), annual] : [annual];
}

const ending = (path: string) => expect.stringMatching(`^https://.+/${path}$`);

describe.each(site.languages)("in %s", (language) => {
  test("the home page has the publisher and the address for sales; the contact page that for support too", () => {
    const { emails, social } = content.site;
    const address = { "@type": "PostalAddress", streetAddress: content.site.company.street };
    const organization = { address, logo: expect.stringMatching(/\.png$/), sameAs: social.map(({ url }) => url) };
    const [sales, support] = [{ email: emails.sales }, { email: emails.support }];
    expect(thingsOf(`/${language}`, "Organization")).toMatchObject([{ ...organization, contactPoint: [sales] }]);
    const contact = thingsOf(`/${language}/contact`, "Organization");
    expect(contact).toMatchObject([{ ...organization, contactPoint: [sales, support] }]);
    expect(thingsOf(`/${language}`, "WebSite")).toMatchObject([{ name: brand, inLanguage: language }]);
  });

  test("the pages of the editions have their prices, that of the downloads versions and files too", () => {
    const offered = Object.values(editions).map(({ monthly = 0 }) => ({ offers: offersOf(monthly) }));
    expect(thingsOf(`/${language}/features`, "SoftwareApplication")).toMatchObject(offered);
    const withFiles = Object.entries(editions).map(([id, { monthly = 0 }]) => {
      const { version, path = "", date } = content.downloads.editions[id] ?? {};
      return { softwareVersion: version, downloadUrl: ending(path), dateModified: date, offers: offersOf(monthly) };
    });
    expect(thingsOf(`/${language}/download`, "SoftwareApplication")).toMatchObject(withFiles);
  });

  test.each([...content.plugins])("the plugin %s has its price, its files and its country", (slug, facts) => {
    const { downloads, price = 0, monthlySubscriptionAvailable, country } = facts;
    const [found] = thingsOf(`/${language}/plugins/${slug}`, "SoftwareApplication");
    const downloadUrl = Object.values(downloads).map(({ path }) => ending(path));
    const offers = offersOf(price, monthlySubscriptionAvailable);
    expect(found).toMatchObject({ softwareRequirements: brand, downloadUrl, offers });
    expect(found?.countriesSupported).toBe(country);
  });
});
