/** A build of another product, with one more language, edition, plugin, country and release. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkPublished } from "../../scripts/site/published.ts";
import { serveSite } from "../../scripts/testing/serve-site.ts";
import { codeVersion, readManifest } from "../../src/prerender/assets-manifest.ts";
import { contentKey, localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { serveFiles } from "../commands/serve-files.ts";
import { buildCopy } from "./build-copy.ts";
import { append, setValue } from "./content-copy.ts";
import { chain, french, giftCards, hidden, portugal, release148 } from "./grown-content.ts";
import { otherProduct } from "./other-product.ts";
import { schemaNodes } from "./schema-tree.ts";

const languages = ["es", "en", "fr"];
const origin = "https://www.cajamundo.test";

/** A word in what visitors may not see. */
const secret = "zyzzyva";

const out = join("test-results", "other-site");
let site: SiteInfo;
let names: readonly string[] = [];
let built: Awaited<ReturnType<typeof buildCopy>>;
beforeAll(async () => {
  const edits = [
    ...[...chain(["en", "de"]), ...(await otherProduct()), ...french],
    ...giftCards(languages, ["lite", "pro", "chain"]),
    setValue("plugins/gift-cards.yaml", "image", "pages/screen.png"),
    append("plugins/gift-cards.yaml", "formerly: [vouchers]\n"),
    ...portugal,
    release148(languages),
    append("site.yaml", "editing:\n  repository: cajamundo/website\n"),
    ...hidden(languages, secret),
  ];
  rmSync(out, { recursive: true, force: true });
  built = await buildCopy(edits, out, "--uncompressed");
  names = [...built.keys()];
  site = await readSiteInfo(join(out, "site.json"));
}, 120_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const isOfSite = (name: string) => !name.startsWith("admin/");
const read = (path: string) => readFileSync(join(out, "client", path), "utf8");
const documentOf = (path: string) => read(`${path.slice(1)}.html`);
const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, "").replaceAll(/(?:<[^>]+>|\s)+/g, " ");
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** A failure does not quote the whole page. */
function expectShown(path: string, ...pieces: readonly RegExp[]): void {
  const text = textOf(mainOf(documentOf(path)));
  for (const piece of pieces) expect(piece.test(text), `${path}: ${piece}`).toBe(true);
}

function expectWritten(path: string, ...pieces: readonly string[]): void {
  const html = documentOf(path);
  for (const piece of pieces) expect(html.includes(piece), `${path}: ${piece}`).toBe(true);
}

test("another product is built as a release, and nothing of the sample is in it", () => {
  expect(names).toEqual(expect.arrayContaining(["es.html", "en.html", "es/plugins/price-lists.html", "en/404.html"]));
  expect(names.filter((name) => /^(?:de|en\/plugins\/fatoora)\b/.test(name))).toEqual([]);
  const texts = names.filter((name) => isOfSite(name) && /\.(?:html|js|json|svg|xml|atom|txt|css)$/.test(name));
  expect(texts.filter((name) => /northtill|\.example\b/i.test(read(name)))).toEqual([]);
  expect(read("es.html")).toMatch(/<html lang="es"[^>]*>.*<title>[^<]*Cajamundo/s);
});

test("no hidden entry and no comment is in any file for visitors, not even in those of the form", () => {
  const kinds = schemaNodes().flatMap(({ path }) => (path.endsWith(".published") ? path : []));
  const marked = ["plugins.published", "releases.published", "partners.partners[].published"];
  expect(kinds).toEqual([...marked, "page.faq.questions.*.published"]);
  expect(names).toContain("admin/index.html");
  expect(names.filter((name) => `${name}${built.get(name)}`.includes(secret))).toEqual([]);
  expect(names.filter((name) => name.endsWith(".json") && built.get(name)?.includes("9.99"))).toEqual([]);
});

test("an earlier address has a document in each language for hosts of plain files, and the 404 page knows it", () => {
  const moved = "&quot;/plugins/vouchers&quot;:&quot;/plugins/gift-cards&quot;";
  for (const path of ["/plugins/vouchers", "/es/plugins/vouchers", "/404"]) expectWritten(path, moved);
  expect(read("fr/plugins/vouchers.html")).toContain(`<link rel="canonical" href="${origin}/fr/plugins/gift-cards">`);
});

test("the form for editors is for nobody who searches, loads nothing from elsewhere, and no page leads there", () => {
  const form = read("admin/index.html");
  expect(form).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(form).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';/);
  expect(names).toEqual(expect.arrayContaining(["admin/licences.txt", ".well-known/security.txt"]));
  const others = names.filter((name) => isOfSite(name) && /\.(?:html|js|css|json|xml)$/.test(name));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((name) => /["'(/]admin[/"']/.test(read(name)))).toEqual([]);
});

const noReceiver = /^WRONG {2}\/api\/v1\/message answers an invalid message with 404, not 400/m;
test.each([
  ["a host of mere files", () => serveFiles(join(out, "client")), [false, 6], noReceiver],
  ["the bundled server", () => serveSite(out), [true, 8], /^ok {5}\/healthz\/messages /m],
])("the release, published by %s, answers npm run smoke as it should", async (_host, serve, result, line) => {
  const { origin, close } = await serve();
  const lines: string[] = [];
  const isRight = await checkPublished(new URL(origin), (line) => lines.push(line));
  close();
  expect([isRight, lines.filter((line) => line.startsWith("ok")).length], lines.join("")).toEqual(result);
  expect(lines.join("")).toMatch(line);
});

describe("a third language", () => {
  test("has every page, each with its language, the language switch and its translations", () => {
    expect(site.languages).toEqual(languages);
    const pages = languages.flatMap((language) => pagesOf(site).map((page) => ({ language, page })));
    expect(pages.length).toBe(site.pages);
    for (const { language, page } of pages) {
      const path = localizedPath(page, language);
      const french = localizedPath(page, "fr");
      expectWritten(path, `<html lang="${language}" dir="ltr" `, `<a href="${french}" hrefLang="fr" lang="fr"`);
      if (!routeOf(page.route).indexed) continue;
      const spanish = localizedPath(page, "es");
      expectWritten(path, `"fr" href="${origin}${french}"`, `"x-default" href="${origin}${spanish}"`);
    }
    expectShown("/fr/faq", /Questions fréquentes/);
  });

  test("has its feeds, strings, content and lines in the sitemap", () => {
    const version = codeVersion(readManifest(out));
    const content = pagesOf(site).map((page) => `content/${version}/fr/${contentKey(page)}.json`);
    const others = ["fr/releases.atom", "fr/releases.json", "locales/fr/translation.json", "locales/fr/notes.json"];
    expect(names).toEqual(expect.arrayContaining([...content, ...others]));
    expect(read("sitemap.xml")).toContain(`<loc>${origin}/fr/features</loc>`);
  });
});

describe.each(languages)("in %s", (language) => {
  test("a third edition has its offers, and its thank-you page, which is not listed", () => {
    const price = /\$25\b|\b25\s(?:US)?\$/;
    const thanks = `/${language}/download/chain`;
    for (const page of ["features", "download"]) {
      expectShown(`/${language}/${page}`, /F[oó]r s[eé]veral st[oó]res/, price);
      expectWritten(`/${language}/${page}`, `href="${thanks}"`);
    }
    expectShown(thanks, /Th[aá]nk y[oó][uú] f[oó]r Ch[aá]in/, price, /S[eé]t [uú]p Ch[aá]in/);
    expectWritten(thanks, 'href="/downloads/releases/latest/Cajamundo.Chain.Setup.exe"', 'content="noindex"');
    expect(read("sitemap.xml")).not.toContain(thanks);
  });

  test("one more plugin, country and release are on their pages", () => {
    const plugin = `/${language}/plugins/gift-cards`;
    expectShown(plugin, /Cards that come back/, /\$7|7\s(?:US)?\$/);
    expectWritten(plugin, 'href="/downloads/plugins/gift-cards/latest/GiftCards.chain.exe"');
    expectWritten(`/${language}/plugins`, `href="${plugin}"`);
    expect(read("sitemap.xml")).toContain(`<loc>${origin}${plugin}</loc>`);
    expectWritten(`/${language}/partners`, 'id="PT"', '<option value="PT">Portugal (1)</option>');
    expectShown(`/${language}/download`, /Version 1\.48\b/, /7 (?:de )?(?:October|octubre|octobre) (?:de )?2025/);
    const [newest] = documentOf(`/${language}/release-notes`).match(/id="v\d+-\d+"/) ?? [];
    expect(newest).toBe('id="v1-48"');
  });
});
