/** What the built pages tell search engines, read as they would read it, and held against what people see. Needs `npm run build`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { countryName, longDate, money } from "../../scripts/content/model/format-facts.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { words as faq } from "../../src/pages/faq/schema.ts";
import { contentFolder } from "../../src/project-folders.ts";
import { localizedPath, matchPath, type RouteId, routeOf } from "../../src/routes/routes.ts";
import { elementsOf, readableText } from "./html-elements.ts";
import { client, htmlOf, pages, shell, site } from "./pages.ts";

const { content } = checkContent(readFolder(contentFolder));
if (content === undefined) throw new Error("The content has errors");
const { origin, brand } = shell;
const { currency: priceCurrency, annualMonths, editions } = content.editions;
const listedPages = pages.filter(({ isListed }) => isListed);

interface Thing {
  readonly "@type"?: string;
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}

/** The blocks of a document as text. */
const blocksOf = (path: string) =>
  [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, block = ""]) => block);

const graphOf = (path: string): Thing[] => JSON.parse(blocksOf(path)[0] ?? "")["@graph"];

/** The things of one type at the top of a document's graph. */
const thingsOf = (path: string, type: string) => graphOf(path).filter((thing) => thing["@type"] === type);

/** Every value that is neither list nor thing, however deep, with the key it has. */
function valuesIn(value: unknown, key = ""): [key: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesIn(entry, key));
  if (typeof value !== "object" || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, entry]) => valuesIn(entry, name));
}

/** Every thing, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}

/** Addresses on this site are of a page that may be listed, or of a file that is there. */
function leadsSomewhere(address: string): boolean {
  const { pathname } = new URL(address);
  return routeOf(matchPath(pathname, site).route).indexed || existsSync(join(client, pathname));
}

const addressKeys = ["url", "item", "sameAs", "image", "logo", "releaseNotes", "urlTemplate"];

/** Keys whose values are words for programs, of schema.org, of a standard or of Google. */
const forPrograms =
  /^(?:@.+|inLanguage|position|billingDuration|priceCurrency|contactType|availableLanguage|applicationCategory|query-input)$/;

/** What a page shows where the data have a value: text, in pieces if it is not in one place. */
function shownFor(key: string, value: string, language: string): string[] {
  switch (key) {
    case "name":
      return [value.startsWith(`${brand} `) ? value.slice(brand.length + 1) : value];
    case "price":
      return value === "0" ? [] : [money(Number(value), priceCurrency, language)];
    case "addressCountry":
    case "countriesSupported":
      return [countryName(value, language)];
    case "dateModified":
    case "datePublished":
      return [longDate(value, language)];
    case "downloadUrl":
      return [value.slice(value.lastIndexOf("/") + 1)];
    case "streetAddress":
      return value.split(", ");
    case "softwareRequirements":
      return value.split(/: (.*)/).filter((part) => part !== "");
    case "operatingSystem":
      return value.split(", ").map((version) => version.replace(/^Windows /, ""));
    // Answers are HTML, which a test below compares.
    case "text":
      return [];
    default:
      return [value];
  }
}

/** Whether a text stands somewhere, and not as a part of another word or number. */
function isIn(text: string, part: string): boolean {
  const words = part.replaceAll(/\s+/g, " ").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** What Google asks for (developers.google.com/search/docs/appearance/structured-data), but ratings: none are invented. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  SoftwareApplication: ["name", "offers", "operatingSystem", ...(content.site.category ? ["applicationCategory"] : [])],
  Offer: ["price", "priceCurrency"],
  Organization: ["name", "address"],
  LocalBusiness: ["name", "address"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

test.each(pages.filter(({ isListed }) => !isListed))("$path, which is not listed, has none", ({ path }) => {
  expect(blocksOf(path)).toEqual([]);
});

describe.each(listedPages)("$path", ({ page, language, path }) => {
  const [block = "", ...others] = blocksOf(path);
  const graph = graphOf(path);

  test("has one block, which nothing in it can end, without ratings and without a hole", () => {
    expect(others).toEqual([]);
    expect(JSON.parse(block)).toEqual({ "@context": "https://schema.org", "@graph": expect.any(Array) });
    expect(block.replace("{search_term_string}", "")).not.toMatch(
      /<|aggregateRating|ratingValue|"review|undefined|null|NaN|""|\{\w+\}/,
    );
  });

  test("says nothing that the page does not show", () => {
    const html = htmlOf(path);
    const text = readableText(html);
    for (const [key, value] of valuesIn(graph)) {
      if (forPrograms.test(key) || addressKeys.includes(key)) continue;
      for (const part of shownFor(key, value, language)) expect(isIn(text, part), `${key}: ${part}`).toBe(true);
    }
  });

  test("names only addresses that are whole and lead somewhere", () => {
    const addresses = valuesIn(graph).filter(([key]) => addressKeys.includes(key));
    expect(addresses.length).toBeGreaterThan(0);
    for (const [key, address] of addresses) {
      expect(address, key).toMatch(/^https:\/\//);
      if (address.startsWith(`${origin}/`)) expect(leadsSomewhere(address), `${key}: ${address}`).toBe(true);
    }
  });

  test("refers only to what it describes itself, or the home page", () => {
    const described = [...graph, ...graphOf(`/${language}`)].map((thing) => thing["@id"]);
    const references = thingsIn(graph).filter((thing) => Object.keys(thing).join() === "@id");
    expect(references.map((thing) => thing["@id"]).filter((id) => !described.includes(id))).toEqual([]);
    expect(new Set(graph.map((thing) => thing["@id"])).size).toBe(graph.length);
    const pageLanguages = valuesIn(graph).filter(([key]) => key === "inLanguage");
    expect(pageLanguages.every(([, code]) => code === language)).toBe(true);
  });

  test("has what Google asks for", () => {
    for (const thing of thingsIn(graph)) {
      expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(askedFor[thing["@type"] ?? ""] ?? [])]));
    }
  });

  test("says where the page is, if it is below the home page", () => {
    const parent = new Map<string, RouteId>([
      ["plugin", "plugins"],
      ["partnersPage", "partners"],
    ]).get(page.route);
    const above = parent === undefined ? [] : [localizedPath({ route: parent }, language)];
    const items = page.route === "home" ? [] : [`/${language}`, ...above, path].map((item) => origin + item);
    const steps = items.map((item, index) => expect.objectContaining({ position: index + 1, item }));
    expect(thingsOf(path, "BreadcrumbList").flatMap(({ itemListElement }) => itemListElement)).toEqual(steps);
  });
});

/** Offers by the month and by the year; one for nothing without a price. */
function offersOf(monthly: number, isMonthlyAvailable = true) {
  const offer = (price: number, more: object = {}) => ({ "@type": "Offer", price, priceCurrency, ...more });
  const subscription = (price: number, billingDuration: string) =>
    offer(price, { priceSpecification: expect.objectContaining({ price, priceCurrency, billingDuration }) });
  if (monthly === 0) return [offer(0)];
  const annual = subscription(monthly * annualMonths, "P1Y");
  return isMonthlyAvailable ? [subscription(monthly, "P1M"), annual] : [annual];
}

const ending = (path: string) => expect.stringMatching(`^https://.+/${path}$`);

describe.each(site.languages)("in %s", (language) => {
  test("the home page says who publishes the site and how to reach them; the contact page, by whom one is helped", () => {
    const { emails, social } = content.site;
    const organization = {
      logo: expect.stringMatching(/\.png$/),
      contactPoint: [{ email: emails.sales }],
      sameAs: social.map(({ url }) => url),
    };
    expect(thingsOf(`/${language}`, "Organization")).toMatchObject([organization]);
    const contactPoint = [{ email: emails.sales }, { email: emails.support }];
    expect(thingsOf(`/${language}/contact`, "Organization")).toMatchObject([{ ...organization, contactPoint }]);
    expect(thingsOf(`/${language}`, "WebSite")).toMatchObject([{ name: brand, inLanguage: language }]);
  });

  test("the pages of the editions have their prices, that of the downloads versions and files too", () => {
    const offered = Object.values(editions).map(({ monthly }) => ({ offers: offersOf(monthly) }));
    expect(thingsOf(`/${language}/features`, "SoftwareApplication")).toMatchObject(offered);
    const withFiles = Object.entries(editions).map(([id, { monthly }]) => {
      const { version, path = "", date } = content.downloads.editions[id] ?? {};
      return { softwareVersion: version, downloadUrl: ending(path), dateModified: date, offers: offersOf(monthly) };
    });
    expect(thingsOf(`/${language}/download`, "SoftwareApplication")).toMatchObject(withFiles);
  });

  test.each([...content.plugins])("the plugin %s has its price and its files", (slug, facts) => {
    const { downloads, price = 0, monthlySubscriptionAvailable, country } = facts;
    const [found] = thingsOf(`/${language}/plugins/${slug}`, "SoftwareApplication");
    expect(found).toMatchObject({
      softwareRequirements: brand,
      downloadUrl: Object.values(downloads).map(({ path }) => ending(path)),
      offers: offersOf(price, monthlySubscriptionAvailable),
    });
    expect(found?.countriesSupported).toBe(country);
  });

  test("the FAQ has every question with the whole answer, as it is on the page", () => {
    const ids = Object.keys(content.words.get(language)?.page("faq", faq).questions ?? {});
    const questions = ids.map((id) => ({ "@type": "Question", url: `${origin}/${language}/faq#${id}` }));
    const [found] = thingsOf(`/${language}/faq`, "FAQPage");
    expect(found?.mainEntity).toMatchObject(questions);
    const page = htmlOf(`/${language}/faq`);
    for (const [, answer] of valuesIn(found?.mainEntity).filter(([key]) => key === "text")) {
      expect(answer).not.toMatch(/href="\//);
      // The page itself links within the site.
      expect(page).toContain(answer.replaceAll(`href="${origin}/`, 'href="/'));
    }
  });
});

/** What the cards of partners tell, by microdata. */
function partnersTold(path: string) {
  const elements = elementsOf(htmlOf(path));
  const cards = elements.filter(({ attributes }) => attributes.itemscope !== undefined);
  return cards.map((card) => {
    const told = elements.filter(
      ({ attributes, around }) => attributes.itemprop !== undefined && around.includes(card),
    );
    const values = told.map(({ attributes, text }) => [attributes.itemprop, text]);
    return { "@type": card.attributes.itemtype?.replace("https://schema.org/", ""), ...Object.fromEntries(values) };
  });
}

const facts = [...content.partners.values()].flatMap(({ partners }) => partners);
const expected = facts.map(({ name, address }) => ({
  "@type": address === undefined ? undefined : "LocalBusiness",
  name,
  ...(address === undefined ? {} : { address: [address].flat().join("\n") }),
}));

test.each(site.languages)(
  "partners are told where they are shown, in %s, each once and with nothing but facts",
  (language) => {
    const shownOn = pages.filter(({ page, language: own }) => own === language && page.route.startsWith("partners"));
    const told = shownOn.flatMap(({ path }) => partnersTold(path));
    expect(told).toHaveLength(facts.length);
    expect(told).toEqual(expect.arrayContaining(expected));
  },
);
