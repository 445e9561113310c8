/**
 * Another product, a language, an edition, a plugin, a country and a release are content: the site is built with them as it
 * is. What this takes is the time of one build.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { feedKinds, feedPath } from "../../src/routes/feeds.ts";
import { contentKey, localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { readSiteInfo, type SiteInfo } from "../../src/server/site-info.ts";
import { buildSite } from "../commands/build-site.ts";
import { replace, withCopy } from "./content-copy.ts";
import { chain, french, giftCards, portugal, release148 } from "./grown-content.ts";
import { otherProduct } from "./other-product.ts";

const languages = ["es", "en", "fr"];
const origin = "https://www.cajamundo.test";

let out = "";
let site: SiteInfo;

beforeAll(async () => {
  // The form for editors would take half of the build's time, and is asked about by tests of its own.
  const withoutForm = replace("facts/site.yaml", /^ {2}form: true$/m, "  form: false");
  const ownPicture = replace("facts/plugins/gift-cards.yaml", /^image: .*$/m, "image: pages/screen.png");
  const plugin = [...giftCards(languages, ["lite", "pro", "chain"]), ownPicture];
  const product = [...chain(["en", "de"]), ...(await otherProduct())];
  const edits = [...product, ...french, ...plugin, ...portugal, ...release148(languages), withoutForm];
  out = await withCopy(edits, (root) => buildSite(root, "other-site", "--release"));
  site = await readSiteInfo(join(out, "site.json"));
}, 180_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const client = (path: string) => join(out, "client", path);
const read = (path: string) => readFileSync(client(path), "utf8");
const everyPage = () => languages.flatMap((language) => pagesOf(site).map((page) => ({ language, page })));
const documentOf = (path: string) => read(`${path.slice(1)}.html`);
const contentVersion = (): string => JSON.parse(readFileSync(join(out, "generated", "version.json"), "utf8")).version;
/** Text of HTML as it is read: tags and comments are gone. */
const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, "").replaceAll(/(?:<[^>]+>|\s)+/g, " ");
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** What a page shows, by the beginning of each piece; without the whole page in the message where one is missing. */
function expectShown(path: string, ...pieces: readonly (string | RegExp)[]): void {
  const text = textOf(mainOf(documentOf(path)));
  const isShown = (piece: string | RegExp) => (typeof piece === "string" ? text.includes(piece) : piece.test(text));
  expect(
    pieces.filter((piece) => !isShown(piece)),
    path,
  ).toEqual([]);
}

/** What stands in a document. */
function expectWritten(path: string, ...pieces: readonly string[]): void {
  const html = documentOf(path);
  expect(
    pieces.filter((piece) => !html.includes(piece)),
    path,
  ).toEqual([]);
}

test("another product is built as a release, and nothing of the sample is in it", async () => {
  const names = await filesBelow(client(""));
  expect(names).toEqual(expect.arrayContaining(["es.html", "en.html", "es/plugins/price-lists.html", "en/404.html"]));
  expect(names.filter((name) => /^(?:de|en\/plugins\/fatoora)\b/.test(name))).toEqual([]);
  // The schemas for editors give addresses as examples.
  const texts = names.filter(
    (name) => !name.startsWith("schemas/") && /\.(?:html|js|json|svg|xml|atom|txt|css)$/.test(name),
  );
  expect(texts.filter((name) => /northtill|\.example\b/i.test(read(name)))).toEqual([]);
  expect(read("es.html")).toMatch(/<html lang="es"[^>]*>.*<title>[^<]*Cajamundo/s);
});

describe("a third language", () => {
  test("has every page, whole and in its own language", () => {
    expect(site.languages).toEqual(languages);
    expect(everyPage().length).toBe(site.pages);
    for (const { language, page } of everyPage()) {
      const path = localizedPath(page, language);
      const html = documentOf(path);
      expect(html.startsWith(`<!doctype html><html lang="${language}" dir="ltr" `), path).toBe(true);
      expect(html.endsWith("</html>"), path).toBe(true);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(/<title>[^<]+<\/title>/.test(html), path).toBe(true);
      // Words in braces are facts that nobody filled in.
      expect(textOf(mainOf(html)).match(/\{[\w.]+\}/)?.[0], path).toBeUndefined();
    }
    expectShown("/fr/faq", "Questions fréquentes");
  });

  test("is told to search engines on every page, and in the sitemap", () => {
    const listed = everyPage().filter(({ page }) => routeOf(page.route).indexed);
    const alternatesOf = (page: (typeof listed)[number]["page"]) => [
      ...languages.map((code) => [code, origin + localizedPath(page, code)]),
      ["x-default", origin + localizedPath(page, "es")],
    ];
    for (const { language, page } of listed) {
      const html = documentOf(localizedPath(page, language));
      const found = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
      expect(found.map(([, code, href]) => [code, href])).toEqual(alternatesOf(page));
      const path = localizedPath(page, language);
      expectWritten(path, `<link rel="canonical" href="${origin}${path}">`);
    }
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
    const urls: { loc: string; "xhtml:link": { "@hreflang": string; "@href": string }[] }[] = parser.parse(
      read("sitemap.xml"),
    ).urlset.url;
    expect(urls.map(({ loc }) => loc).sort()).toEqual(
      listed.map(({ language, page }) => origin + localizedPath(page, language)).sort(),
    );
    for (const { language, page } of listed) {
      const url = urls.find(({ loc }) => loc === origin + localizedPath(page, language));
      expect(url?.["xhtml:link"].map((link) => [link["@hreflang"], link["@href"]])).toEqual(alternatesOf(page));
    }
  });

  test("is in the switch of every page by its own name", () => {
    for (const { language, page } of everyPage()) {
      const switched = `<a href="${localizedPath(page, "fr")}" hrefLang="fr" lang="fr" data-language="fr"`;
      expectWritten(localizedPath(page, language), switched, ">Français</a>");
    }
  });

  test("has links that stay in it, and lead to pages that are there", () => {
    const paths = new Set(everyPage().map(({ language, page }) => localizedPath(page, language)));
    for (const page of pagesOf(site)) {
      const html = documentOf(localizedPath(page, "fr"));
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].filter(
        ([tag]) => !tag.includes("data-language"),
      );
      const inside = links.map(([, href = ""]) => href.replace(/[?#].*$/, "")).filter((href) => !/\.\w+$/.test(href));
      expect(inside.length).toBeGreaterThan(10);
      expect(inside.filter((href) => !paths.has(href) || !/^\/fr(?:\/|$)/.test(href))).toEqual([]);
    }
  });

  test("has its feeds, strings, search index and content", () => {
    expect(read("fr/releases.atom")).toContain('xml:lang="fr"');
    expect(JSON.parse(read("fr/releases.json"))).toMatchObject({ language: "fr", url: `${origin}/fr/release-notes` });
    expectWritten("/fr/features", ...feedKinds.map((kind) => `href="${feedPath(kind, "fr")}"`));
    const version = contentVersion();
    const files = ["directory-index", ...pagesOf(site).map(contentKey)].map(
      (key) => `content/${version}/fr/${key}.json`,
    );
    for (const file of [...files, "locales/fr/translation.json", "locales/fr/notes.json"]) {
      expect(existsSync(client(file)), file).toBe(true);
    }
  });

  test("is where the bundled server sends those who read it", async () => {
    const journal = createMessageJournal(join(out, "messages.jsonl"));
    const app = createApp({ clientRoot: client(""), site, journal });
    const ask = async (path: string, headers: Record<string, string>) => {
      const { status, headers: answer } = await app.fetch(new Request(`http://localhost${path}`, { headers }));
      return [status, answer.get("Location")];
    };
    expect(await ask("/", { "Accept-Language": "fr-CA,en;q=0.5" })).toEqual([302, "/fr"]);
    expect(await ask("/features", { Cookie: "language=fr", "Accept-Language": "de" })).toEqual([302, "/fr/features"]);
    expect(await ask("/FR/features", {})).toEqual([301, "/fr/features"]);
    expect(await ask("/fr/features", {})).toEqual([200, null]);
    const missing = await app.fetch(new Request("http://localhost/fr/nowhere"));
    expect([missing.status, await missing.text()]).toEqual([404, read("fr/404.html")]);
  });

  test("is where other hosts send them", () => {
    const redirects = read("_redirects").split("\n");
    expect(redirects).toContain("/features  /fr/features  302  Language=fr");
    expect(redirects).toContain("/fr/*  /fr/404.html  404");
    expect(read("index.html")).toContain('href="/fr"');
    const nginx = readFileSync(join(out, "nginx.conf"), "utf8");
    expect(nginx).toContain('location ~ "^/fr(?:/|$)"');
    expect(nginx).toMatch(/\(\?:es\|en\|fr\)/);
    expect(read("_headers")).toContain("/fr/releases.atom\n");
  });
});

describe("a third edition", () => {
  const price = /\$25\b|\b25\s(?:US)?\$/;

  test.each(languages)("has its thank-you page in %s, which search engines do not list", (language) => {
    const path = `/${language}/download/chain`;
    expectShown(path, "Thank you for Chain", price, "Set up Chain");
    expectWritten(path, 'href="/downloads/releases/latest/Cajamundo.Chain.Setup.exe"');
    for (const code of languages) expectWritten(path, `href="/${code}/download/chain" hrefLang="${code}"`);
    expectWritten(path, '<meta name="robots" content="noindex">');
    expect(documentOf(path)).not.toContain('rel="canonical"');
    expect(read("sitemap.xml")).not.toContain("/download/chain");
  });

  test.each(languages)("has its offers, its column, its file and its instructions in %s", (language) => {
    const href = `href="/${language}/download/chain"`;
    for (const page of ["features", "download"]) {
      expectShown(`/${language}/${page}`, "For several stores", price);
      expectWritten(`/${language}/${page}`, href);
    }
    const column = /<th[^>]*scope="col"[^>]*>(?:<[^>]+>)*Chain</;
    expect(documentOf(`/${language}/features`)).toMatch(column);
    expectShown(`/${language}/download`, "Cajamundo.Chain.Setup.exe", "How to set up Chain");
  });
});

describe("one more plugin", () => {
  test("has its page in every language, with its price and its files", () => {
    for (const language of languages) {
      const path = `/${language}/plugins/gift-cards`;
      expectShown(path, "Cards that come back", /\$7|7\s(?:US)?\$/);
      expectWritten(path, 'href="/downloads/plugins/gift-cards/latest/GiftCards.lite.exe"');
      expectWritten(path, 'href="/downloads/plugins/gift-cards/latest/GiftCards.chain.exe"');
    }
  });

  test("is in the catalogue, the lists of prices, the sitemap and what texts count", () => {
    for (const language of languages) {
      for (const page of ["plugins", "features"]) {
        expectWritten(`/${language}/${page}`, `href="/${language}/plugins/gift-cards"`);
        expectShown(`/${language}/${page}`, `Gift cards ${language}`);
      }
      expectShown(`/${language}/plugins`, /\b3 Plugins\b/i);
      expect(read("sitemap.xml")).toContain(`<loc>${origin}/${language}/plugins/gift-cards</loc>`);
    }
    expect(existsSync(client("plugins/gift-cards.html"))).toBe(true);
  });
});

describe("a new country", () => {
  test("is in the directory, its search, and what texts count", () => {
    for (const language of languages) {
      const path = `/${language}/partners`;
      expectWritten(path, 'id="PT"', '<option value="PT">Portugal (1)</option>');
      expectShown(path, "Azulejo Caixas");
      expect(read(`content/${contentVersion()}/${language}/directory-index.json`)).toContain('"azulejo"');
    }
    expectShown("/en/partners", "4 companies in 3 countries");
  });
});

describe("a new release", () => {
  test("stands first in the notes and the feeds, and is the version that texts name", () => {
    const days = { en: "7 October 2025", es: "7 de octubre de 2025", fr: "7 octobre 2025" };
    for (const [language, day] of Object.entries(days)) {
      const notes = documentOf(`/${language}/release-notes`);
      expect(notes.indexOf('id="v1-48"')).toBeGreaterThan(0);
      expect(notes.indexOf('id="v1-48"')).toBeLessThan(notes.indexOf('id="v1-47"'));
      expectShown(`/${language}/release-notes`, `Parking, in ${language}.`, day);
      expectShown(`/${language}/download`, /Version 1\.48\b/, day);
      expect(JSON.parse(read(`${language}/releases.json`)).latest.version).toBe("1.48");
      expect(read(`${language}/releases.atom`)).toMatch(/<entry>\n<title>[^<]+ 1\.48<\/title>/);
    }
  });
});
