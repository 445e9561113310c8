/** What the built pages tell search engines, read as they would read it. Needs `npm run build`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { fileSize } from "../../scripts/content/model/format-facts.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { words as faq } from "../../src/pages/faq/schema.ts";
import { contentFolder } from "../../src/project-folders.ts";
import { localizedPath, matchPath, routeOf } from "../../src/routes/routes.ts";
import { client, htmlOf, pages, shell, site } from "./pages.ts";

const { content } = checkContent(readFolder(contentFolder));
if (content === undefined) throw new Error("The content has errors");
const { origin } = shell;
const { editions } = content;
const text = expect.stringMatching(/./);

/** The blocks of a document as text. */
const blocksOf = (path: string) =>
  [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, block = ""]) => block);

/** The things of one type in a document. */
function thingsOf(path: string, type: string): Record<string, unknown>[] {
  const graph: Record<string, unknown>[] = JSON.parse(blocksOf(path)[0] ?? "")["@graph"];
  return graph.filter((thing) => thing["@type"] === type);
}

/** Every string in a value, however deep, with the key it has. */
function stringsOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => stringsOf(entry, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => stringsOf(entry, name));
}

/** Addresses on this site are of a page that may be listed, or of a file that is there. */
function leadsSomewhere(address: string): boolean {
  const { pathname } = new URL(address);
  return routeOf(matchPath(pathname, site).route).indexed || existsSync(join(client, pathname));
}

test.each(pages.filter(({ isListed }) => !isListed))("$path, which is not listed, has none", ({ path }) => {
  expect(blocksOf(path)).toEqual([]);
});

describe.each(pages.filter(({ isListed }) => isListed))("$path", ({ page, language, path }) => {
  const [block = "", ...others] = blocksOf(path);

  test("has one block, which nothing in it can end, without ratings and without a hole", () => {
    expect(others).toEqual([]);
    expect(JSON.parse(block)).toEqual({ "@context": "https://schema.org", "@graph": expect.any(Array) });
    expect(block).not.toMatch(/<|aggregateRating|ratingValue|"review|undefined|null|NaN|\{\w+\}/);
  });

  test("names only addresses that are whole and lead somewhere", () => {
    const isAddress = /^(?:url|item|image|logo|releaseNotes|@id)$/;
    const addresses = stringsOf(JSON.parse(block)["@graph"]).filter(([key]) => isAddress.test(key));
    expect(addresses.length).toBeGreaterThan(0);
    for (const [key, address] of addresses) {
      expect(address, key).toMatch(/^https:\/\//);
      if (!address.startsWith(`${origin}/`) || key === "@id") continue;
      expect(leadsSomewhere(address), `${key}: ${address}`).toBe(true);
    }
  });

  test("says where the page is, if it is below the home page", () => {
    const above = page.route === "plugin" ? [localizedPath({ route: "plugins" }, language)] : [];
    const steps = [`/${language}`, ...above, path].map((item, index) => {
      return { "@type": "ListItem", position: index + 1, name: text, item: origin + item };
    });
    const lists = page.route === "home" ? [] : [{ "@type": "BreadcrumbList", itemListElement: steps }];
    expect(thingsOf(path, "BreadcrumbList")).toEqual(lists);
  });
});

/** Offers by the month and by the year; one for nothing without a price. */
function offersOf(monthly: number, isMonthlyAvailable = true) {
  const { currency: priceCurrency, annualMonths } = editions;
  const free = { "@type": "Offer", name: text, price: 0, priceCurrency };
  if (monthly === 0) return [free];
  const offer = (price: number, billingDuration: string) => {
    const unit = { "@type": "UnitPriceSpecification", price, priceCurrency, billingDuration, unitText: text };
    return { ...free, price, priceSpecification: unit };
  };
  const annual = offer(monthly * annualMonths, "P1Y");
  return isMonthlyAvailable ? [offer(monthly, "P1M"), annual] : [annual];
}

const application = {
  description: text,
  applicationCategory: "BusinessApplication",
  operatingSystem: expect.stringMatching(/^Windows /),
};
const ending = (path: string) => expect.stringMatching(`^https://.+/${path}$`);

describe.each(site.languages)("in %s", (language) => {
  test("the home page says who publishes the site and how to reach them", () => {
    const { company, emails, social } = content.site;
    expect(thingsOf(`/${language}`, "Organization")[0]).toMatchObject({
      name: company.name,
      url: `${origin}/${language}`,
      logo: expect.stringMatching(/\.png$/),
      address: { addressLocality: company.city, addressCountry: company.country },
      contactPoint: [{ email: emails.sales }, { email: emails.support }],
      sameAs: social.map(({ url }) => url),
    });
    const website = { name: content.site.brand, url: `${origin}/${language}`, inLanguage: language };
    expect(thingsOf(`/${language}`, "WebSite")[0]).toMatchObject(website);
  });

  test.each(["features", "download"])("%s has the editions with prices, versions and files from the facts", (page) => {
    const expected = editions.editions.map(({ id, monthly }, index) => {
      const { version, path = "", bytes = 0, date } = content.downloads.editions[id] ?? {};
      return {
        ...application,
        name: `${content.site.brand} ${["Lite", "Pro"][index]}`,
        softwareVersion: version,
        downloadUrl: ending(path),
        fileSize: fileSize(bytes, language),
        dateModified: date,
        offers: offersOf(monthly),
      };
    });
    expect(thingsOf(`/${language}/${page}`, "SoftwareApplication")).toMatchObject(expected);
  });

  test.each([...content.plugins])("the plugin %s has its price, its version and its files", (slug, facts) => {
    const { downloads, price = 0, monthlySubscriptionAvailable, country } = facts;
    const [found] = thingsOf(`/${language}/plugins/${slug}`, "SoftwareApplication");
    expect(found).toMatchObject({
      ...application,
      name: text,
      softwareVersion: downloads.lite?.version,
      downloadUrl: Object.values(downloads).map(({ path }) => ending(path)),
      offers: offersOf(price, monthlySubscriptionAvailable),
    });
    expect(found?.countriesSupported).toBe(country);
  });

  test("the FAQ has every question with the whole answer, as it is on the page", () => {
    const items = content.words.get(language)?.page("faq", faq).items ?? [];
    const answer = { "@type": "Answer", text };
    const questions = items.map(({ id }) => {
      return { "@type": "Question", name: text, url: `${origin}/${language}/faq#${id}`, acceptedAnswer: answer };
    });
    const [found] = thingsOf(`/${language}/faq`, "FAQPage");
    expect(found?.mainEntity).toEqual(questions);
    const page = htmlOf(`/${language}/faq`);
    for (const [, answer] of stringsOf(found?.mainEntity).filter(([key]) => key === "text")) {
      expect(answer).not.toMatch(/href="\//);
      // The page itself links within the site.
      expect(page).toContain(answer.replaceAll(`href="${origin}/`, 'href="/'));
    }
  });
});
