/** The French beginning, built and served: documents, redirects, and a walk through its pages in the browser. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../../scripts/testing/programs.ts";
import { serveSite } from "../../scripts/testing/serve-site.ts";
import { startNode } from "../commands/start.ts";
import { outsideVitest } from "../content/build-copy.ts";
import { withCopy } from "../content/content-copy.ts";
import { frenchBeginning } from "../content/french.ts";

const out = join("test-results", "french");
const documentOf = (name: string) => readFileSync(join(out, "client", `${name}.html`), "utf8");
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  await withCopy(frenchBeginning, async (content) => {
    const env = { ...outsideVitest, CONTENT_DIR: content, OUT_DIR: out };
    const { code, err } = await startNode(["--import", "tsx", "scripts/build.ts", "--uncompressed"], { env }).ended;
    if (code !== 0) throw new Error(err);
  });
  site = await serveSite(out);
}, 180_000);

afterAll(() => {
  site.close();
  rmSync(out, { recursive: true, force: true });
});

test("documents name the languages of the page and of its texts, and search engines only what is translated", () => {
  const [home, faq, english] = ["fr", "fr/faq", "en/faq"].map(documentOf);
  expect(home).toMatch(/<html lang="fr" dir="ltr"[^>]*>.*<main id="main">/s);
  expect(faq).toMatch(/<html lang="fr" dir="ltr"[^>]*>.*<main id="main" lang="en" dir="ltr">/s);
  expect(faq).toMatch(/<link rel="canonical" href="[^"]*\/en\/faq"\/>/);
  for (const html of [faq, english]) expect(html).not.toMatch(/<link [^>]*hrefLang="fr"/i);
  expect(home).toMatch(/<link rel="alternate" hrefLang="fr"/);
  expect(faq).not.toContain("application/ld+json");
  const sitemap = readFileSync(join(out, "client", "sitemap.xml"), "utf8");
  expect(sitemap.match(/(?<=<loc>[^<]*)\/fr\b[^<]*/g)).toEqual(["/fr", "/fr/download"]);
});

test("a walk: the frame stays French, texts and search are what is there, and nothing is reported", async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "fr-FR", viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  page.on("console", (message) => /error|warning/.test(message.type()) && problems.push(message.text()));
  const languages = () =>
    page.evaluate(() => [document.documentElement.lang, document.querySelector("main")?.lang, document.title]);
  await page.goto(site.origin);
  await page.waitForSelector("[data-ready]");
  expect((await languages()).slice(0, 2)).toEqual(["fr", ""]);
  await page.click('[data-consent-action="no"]');
  await page.click('header a[href="/fr/partners"]');
  await page.getByText("Cette page n’est pas encore traduite.").waitFor();
  expect(await languages()).toEqual(["fr", "en", expect.stringContaining("Find a partner")]);
  await page.getByRole("searchbox").fill("savana");
  await page.getByText("1 similar name").waitFor();
  expect(await page.locator('main a[href^="/en"]').count()).toBe(0);
  await page.click('header a[href="/fr/download"]');
  await page.getByRole("heading", { name: "Télécharger Northtill" }).waitFor();
  expect((await languages()).slice(0, 2)).toEqual(["fr", ""]);
  expect(
    await page.getByText("What Windows will ask you").locator("xpath=ancestor::section").getAttribute("lang"),
  ).toBe("en");
  expect(problems).toEqual([]);
  await browser.close();
});
