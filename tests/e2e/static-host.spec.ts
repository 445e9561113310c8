/** The built site on GitHub Pages: the documents themselves do what the bundled server does. */
import { everything } from "../commands/everything.ts";
import { serveFiles } from "../commands/serve-files.ts";
import { client, site } from "../site/pages.ts";
import { expect, follow, hydrated, test as ofBundledServer } from "./site.ts";
import { withoutNotFound } from "./static-page.ts";

// A server a test: a fixture of the worker would start another worker for this file.
const test = ofBundledServer.extend<{ host: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  host: async ({}, use) => {
    const files = await serveFiles(client);
    await use(files.origin);
    files.close();
  },
  baseURL: async ({ host }, use) => use(host),
});

// The status of a missing document is all there is to say.
test.afterEach(({ complaints }) => withoutNotFound(complaints));

/** Where a browser that asks for German arrives. */
const oneOfEachKind = {
  "/": "/de",
  // There is a folder of the same name.
  "/de/": "/de",
  // A folder without a page, and the 404 page for whatever is missing.
  "/plugins": "/de/plugins",
  "/FR/plugins/index.html/": "/de/plugins",
  // The host shows the page for the first, and the 404 page for the other.
  "/en/f%61q.html": "/en/faq",
  "/de/Plugins/My-Logo": "/de/plugins/my-logo",
  // A page that was renamed.
  "/plugins/memos": "/de/plugins/notes",
  "/EN/Plugins/memos/": "/en/plugins/notes",
};
const others = {
  "/en": "/en",
  "/en/plugins": "/en/plugins",
  "/plugins/fatoora.html": "/de/plugins/fatoora",
  "/contact/": "/de/contact",
  "/en/plugins/my%2Dlogo": "/en/plugins/my-logo",
  "/EN/faq": "/en/faq",
  "/en/plugins/memos": "/en/plugins/notes",
};
const addresses = Object.entries({ ...(everything ? others : {}), ...oneOfEachKind });

test.describe("a browser that asks for German", () => {
  test.use({ locale: "de-DE" });

  test("arrives at each page, at its one address, with query and hash", async ({ page, host }) => {
    for (const [asked, reached] of addresses) {
      await page.goto(`${asked}?q=a%20b#top`);
      await expect(page).toHaveURL(`${host}${reached}?q=a%20b#top`);
      await expect(page.locator("html")).toHaveAttribute("lang", reached.slice(1, 3));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator("#main h1")).toBeVisible();
    }
    await hydrated(page);
    await expect(page).toHaveURL(/\/en\/plugins\/notes\?q=a%20b#top$/);
    // Back does not lead into the redirect.
    await page.goto("/");
    await expect(page).toHaveURL(`${host}/de`);
    await page.goBack();
    await expect(page).toHaveURL(/#top$/);
  });
});

test("a chosen language wins over the browser's", async ({ page, context, host }) => {
  await context.addCookies([{ name: "language", value: "de", url: host }]);
  await page.goto("/features");
  await expect(page).toHaveURL(`${host}/de/features`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a renamed page is at its new address at once, and without a language there is a choice", async ({ page }) => {
    await page.goto("/de/plugins/memos");
    await expect(page).toHaveURL(/\/de\/plugins\/notes$/);
    await page.goto("/plugins/memos");
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/plugins\/notes$/);
  });
});

test("a missing page below a language is the 404 page in that language, and none for an installer", async ({
  page,
  host,
}) => {
  expect((await page.goto("/de/nope"))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(/\/de\/nope$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("#main h1")).toHaveText("Hoppla! Das ist nicht die Seite, die Sie suchen.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await follow(page, "Download", /\/de\/download$/);
  await expect(page.locator("#main h1")).toBeVisible();
  // A folder without pages has no language.
  expect((await page.goto("/images/gone.png"))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(`${host}/images/gone.png`);
  const installer = `${site.downloadsPath ?? ""}/releases/latest/gone.exe`;
  expect((await page.goto(installer))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(host + installer);
  await expect(page.locator("#main")).toContainText("404");
});
