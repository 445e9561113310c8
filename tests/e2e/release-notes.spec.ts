/** Release notes: every version can be linked to, and programs find the same releases. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { expect, hydrated, test } from "./site.ts";

// Otherwise the page glides to its place, and is measured on the way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const languages = shell.languages.map(({ code }) => code);

/** How far the top of something stands below the sticky header, in pixels; negative where the header covers it. */
async function roomBelowHeader(page: Page, selector: string): Promise<number> {
  return page.evaluate((what) => {
    const header = document.querySelector("header")?.getBoundingClientRect();
    const target = document.querySelector(what)?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN);
  }, selector);
}

for (const language of languages) {
  for (const width of [390, 1440]) {
    test(`/${language}/release-notes#v1-40 shows that version below the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/release-notes#v1-40`);
      await hydrated(page);
      const heading = page.locator("#v1-40 h2");
      await expect(heading).toHaveText("1.40");
      await expect(heading).toBeInViewport();
      const room = await roomBelowHeader(page, "#v1-40 h2");
      expect(room).toBeGreaterThanOrEqual(0);
      expect(room).toBeLessThan(120);
    });
  }

  test(`the releases in ${language} are a list, newest first, each with date and address`, async ({ page }) => {
    await page.goto(`/${language}/release-notes`);
    const items = page.getByRole("main").locator("ol > li");
    const answer = await page.request.get(`/${language}/releases.json`);
    const { releases } = await answer.json();
    const found = await items.evaluateAll((all) =>
      all.map((item) => ({
        id: item.id,
        version: item.querySelector("h2 a")?.textContent,
        link: item.querySelector("h2 a")?.getAttribute("href"),
        date: item.querySelector("time")?.dateTime,
        items: [...item.querySelectorAll("ul > li")].map((entry) => entry.textContent),
      })),
    );
    expect(found).toEqual(
      releases.map(
        ({ version, date, url, sections }: Record<string, string> & { sections: { items: string[] }[] }) => ({
          id: new URL(url ?? "").hash.slice(1),
          version,
          link: new URL(url ?? "").hash,
          date,
          items: sections.flatMap(({ items: entries }) => entries),
        }),
      ),
    );
  });

  test(`the feed and the data in ${language} are linked for people and for programs`, async ({ page }) => {
    await page.goto(`/${language}/release-notes`);
    for (const [kind, type] of [
      ["atom", "application/atom+xml"],
      ["json", "application/json"],
    ]) {
      const href = `/${language}/releases.${kind}`;
      await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveAttribute("href", href);
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
      const answer = await page.request.get(href);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toContain(type);
    }
  });

  test(`without a language the feed is that of somebody who reads ${language}`, async ({ request }) => {
    for (const file of ["releases.atom", "releases.json"]) {
      const answer = await request.get(`/${file}`, { headers: { "accept-language": language }, maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe(`/${language}/${file}`);
      const followed = await request.get(`/${file}`, { headers: { "accept-language": language } });
      expect(followed.status()).toBe(200);
    }
  });
}

test("a version in the list leads to its place, and the address can be sent on", async ({ page }) => {
  await page.goto("/en/release-notes");
  await hydrated(page);
  await page.locator('main nav a[href="#v1-30"]').click();
  await expect(page).toHaveURL(/#v1-30$/);
  await expect(page.locator("#v1-30 h2")).toBeInViewport();
  expect(await roomBelowHeader(page, "#v1-30 h2")).toBeGreaterThanOrEqual(0);
});

test("a press on the data leaves the site's pages and opens the file", async ({ page }) => {
  await page.goto("/en/release-notes");
  await hydrated(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/en/releases.json"));
  await page.locator('main a[href="/en/releases.json"]').click();
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/releases\.json$/);
});

test("after a change of language and of page, the head names the feed of the language and no longer the first page's data", async ({
  page,
}) => {
  await page.goto("/en/release-notes");
  await hydrated(page);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.locator('header a[data-language="de"]').first().click();
  await expect(page).toHaveURL(/\/de\/release-notes$/);
  const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveCount(1);
  await expect(feed).toHaveAttribute("href", "/de/releases.atom");
  await expect(page.locator('head link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.locator("footer a", { hasText: "Häufige Fragen" }).click();
  await expect(page).toHaveURL(/\/de\/faq$/);
  await expect(feed).toHaveAttribute("href", "/de/releases.atom");
});

test("security.txt is there for who looks for it", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
});
