/** What the built pages tell search engines, read as they would read it. Needs `npm run build`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkContent } from "../../scripts/content/check.ts";
import { fileSize } from "../../scripts/content/facts.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { shell } from "../../src/generated/shell.ts";
import { dataBlock } from "../../src/renderer/structured-data.ts";
import { contentKey, localizedPath, matchPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

const client = join("dist", "client");
const { content } = checkContent(readFolder("content"));
if (content === undefined) throw new Error("The content has errors");
const { origin } = shell;
const site = { languages: shell.languages.map(({ code }) => code), pluginSlugs: shell.pluginSlugs };
const pages = site.languages.flatMap((language) =>
  pagesOf(site).map((page) => ({ page, language, path: localizedPath(page, language) })),
);
const listed = pages.filter(({ page }) => routeOf(page.route).indexed);

const price = z.strictObject({
  "@type": z.literal("UnitPriceSpecification"),
  price: z.number().positive(),
  priceCurrency: z.literal(content.editions.currency),
  billingDuration: z.enum(["P1M", "P1Y"]),
  unitText: z.string().min(1),
});
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  name: z.string().min(1),
  price: z.number().min(0),
  priceCurrency: z.literal(content.editions.currency),
  priceSpecification: price.optional(),
});
const application = z.object({
  "@type": z.literal("SoftwareApplication"),
  name: z.string().min(1),
  description: z.string().min(1),
  url: z.string(),
  applicationCategory: z.literal("BusinessApplication"),
  operatingSystem: z.string().startsWith("Windows "),
  softwareVersion: z.string(),
  dateModified: z.iso.date(),
  fileSize: z.string().optional(),
  downloadUrl: z.union([z.string(), z.array(z.string())]),
  countriesSupported: z.string().length(2).optional(),
  offers: z.array(offer).min(1),
});
const question = z.strictObject({
  "@type": z.literal("Question"),
  name: z.string().min(1),
  url: z.string(),
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: z.string().min(1) }),
});
const faqPage = z.object({ "@type": z.literal("FAQPage"), mainEntity: z.array(question).min(1) });
const step = z.strictObject({
  "@type": z.literal("ListItem"),
  position: z.int(),
  name: z.string().min(1),
  item: z.string(),
});
const breadcrumbList = z.strictObject({ "@type": z.literal("BreadcrumbList"), itemListElement: z.array(step).min(2) });
const document = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })).min(1),
});

function html(path: string): string {
  return readFileSync(join(client, `${path}.html`), "utf8");
}

/** The blocks of a document as text. */
function blocksOf(path: string): string[] {
  return [...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => text,
  );
}

function graphOf(path: string) {
  return document.parse(JSON.parse(blocksOf(path)[0] ?? ""))["@graph"];
}

/** The things of one type in a document. */
function thingsOf<Schema extends z.ZodType>(path: string, type: string, schema: Schema): z.output<Schema>[] {
  return graphOf(path)
    .filter((thing) => thing["@type"] === type)
    .map((thing) => schema.parse(thing));
}

/** Every string in a value, however deep, with the key it stands under. */
function stringsOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => stringsOf(entry, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => stringsOf(entry, name));
}

/** Addresses on this site are of a page that may be listed, or of a file that is there. */
function leadsSomewhere(address: string): boolean {
  const url = new URL(address);
  const match = matchPath(url.pathname, site);
  return routeOf(match.route).indexed || existsSync(join(client, url.pathname));
}

describe.each(listed)("$path", ({ page, language, path }) => {
  it("has one block, which nothing in it can end", () => {
    expect(blocksOf(path)).toHaveLength(1);
    expect(blocksOf(path)[0]).not.toMatch(/[<]/);
  });

  it("names only addresses that are whole and lead somewhere", () => {
    const addresses = stringsOf(graphOf(path)).filter(([key]) =>
      /^(?:url|item|image|logo|releaseNotes|@id)$/.test(key),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const [key, address] of addresses) {
      expect(address, key).toMatch(/^https:\/\//);
      if (!address.startsWith(`${origin}/`) || key === "@id") continue;
      expect(leadsSomewhere(address), `${key}: ${address}`).toBe(true);
    }
  });

  it("claims no ratings, and leaves no hole", () => {
    const text = blocksOf(path)[0] ?? "";
    expect(text).not.toMatch(/aggregateRating|ratingValue|"review/i);
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
  });

  it("says where the page stands, if it is below the home page", () => {
    const lists = thingsOf(path, "BreadcrumbList", breadcrumbList);
    if (page.route === "home") return expect(lists).toEqual([]);
    const steps = lists[0]?.itemListElement ?? [];
    const above = page.route === "plugin" ? [localizedPath({ route: "plugins" }, language)] : [];
    expect(steps.map(({ item }) => item.slice(origin.length))).toEqual([`/${language}`, ...above, path]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
  });

  it("does not send it with the content that the browser loads", () => {
    const version = /data-version="(\w+)"/.exec(html(path))?.[1] ?? "";
    const json = readFileSync(join(client, "content", version, language, `${contentKey(page)}.json`), "utf8");
    expect(json).not.toContain("schema.org");
  });
});

it.each(pages.filter(({ page }) => !routeOf(page.route).indexed))(
  "$path, which is not listed, has none",
  ({ path }) => {
    expect(blocksOf(path)).toEqual([]);
  },
);

describe.each(site.languages)("in %s", (language) => {
  it("the home page says who publishes the site and how to reach them", () => {
    const organization = graphOf(`/${language}`).find((thing) => thing["@type"] === "Organization");
    const { company, emails, social } = content.site;
    expect(organization).toMatchObject({
      name: company.name,
      url: `${origin}/${language}`,
      logo: expect.stringMatching(/\.png$/),
      address: { addressLocality: company.city, addressCountry: company.country },
      contactPoint: [{ email: emails.sales }, { email: emails.support }],
      sameAs: social.map(({ url }) => url),
    });
    const website = graphOf(`/${language}`).find((thing) => thing["@type"] === "WebSite");
    expect(website).toMatchObject({ name: content.site.brand, url: `${origin}/${language}`, inLanguage: language });
  });

  it.each(["features", "download"])("%s has both editions with prices, versions and files from the facts", (page) => {
    const { lite, pro, annualMonths } = content.editions;
    const applications = thingsOf(`/${language}/${page}`, "SoftwareApplication", application);
    expect(applications.map(({ name }) => name)).toEqual([`${content.site.brand} Lite`, `${content.site.brand} Pro`]);
    expect(applications.map(({ softwareVersion }) => softwareVersion)).toEqual([
      content.downloads.lite.version,
      content.downloads.pro.version,
    ]);
    const files = [content.downloads.lite, content.downloads.pro];
    for (const [index, { downloadUrl, fileSize: sizeInWords, dateModified }] of applications.entries()) {
      expect(downloadUrl).toMatch(/^https:\/\//);
      expect(String(downloadUrl).endsWith(`/${files[index]?.path}`)).toBe(true);
      expect(sizeInWords).toBe(fileSize(files[index]?.bytes ?? 0, language));
      expect(dateModified).toBe(files[index]?.date);
    }
    const prices = applications.map(({ offers }) =>
      offers.map((one) => [one.price, one.priceSpecification?.billingDuration]),
    );
    expect(prices).toEqual([
      [[lite.monthly, undefined]],
      [
        [pro.monthly, "P1M"],
        [pro.monthly * annualMonths, "P1Y"],
      ],
    ]);
  });

  it.each([...content.plugins])("the plugin %s has its price, its version and both files", (slug, facts) => {
    const [found] = thingsOf(`/${language}/plugins/${slug}`, "SoftwareApplication", application);
    const annual = [(facts.price ?? 0) * content.editions.annualMonths, "P1Y"];
    const wanted =
      facts.price === undefined
        ? [[0, undefined]]
        : facts.monthlySubscriptionAvailable
          ? [[facts.price, "P1M"], annual]
          : [annual];
    expect(found?.offers.map((one) => [one.price, one.priceSpecification?.billingDuration])).toEqual(wanted);
    for (const one of found?.offers ?? []) {
      if (one.priceSpecification !== undefined) expect(one.priceSpecification.price).toBe(one.price);
    }
    expect(found?.softwareVersion).toBe(facts.downloads.lite.version);
    expect(found?.countriesSupported).toBe(facts.country);
    const { lite, pro } = facts.downloads;
    for (const { path } of [lite, pro]) expect(String(found?.downloadUrl)).toContain(`/${path}`);
  });

  it("the FAQ has every question with the whole answer, as it stands on the page", () => {
    const [found] = thingsOf(`/${language}/faq`, "FAQPage", faqPage);
    const items = content.words.get(language)?.pages.faq.items ?? [];
    expect(found?.mainEntity.map(({ url }) => url)).toEqual(items.map(({ id }) => `${origin}/${language}/faq#${id}`));
    const text = html(`/${language}/faq`);
    for (const { name, acceptedAnswer } of found?.mainEntity ?? []) {
      expect(acceptedAnswer.text).not.toMatch(/href="\//);
      // The page itself links within the site. React escapes quotes in what it writes as text.
      expect(text).toContain(acceptedAnswer.text.replaceAll(`href="${origin}/`, 'href="/'));
      expect(text).toContain(name.replaceAll("&", "&amp;"));
    }
  });

  it("the contact page says how to reach the company", () => {
    const [page] = graphOf(`/${language}/contact`).filter((thing) => thing["@type"] === "ContactPage");
    expect(page).toMatchObject({
      url: `${origin}/${language}/contact`,
      mainEntity: { contactPoint: [{ email: content.site.emails.sales }, { email: content.site.emails.support }] },
    });
  });
});

describe("a block", () => {
  it("is not ended by any text, and reads as it was written", () => {
    const data = { name: '</script><script>alert(1)</script><!-- & "quoted" \u2028' };
    const block = dataBlock(data);
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(block).not.toContain("<!--");
    const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(block)?.[1] ?? "";
    expect(JSON.parse(text)).toEqual(data);
  });
});
