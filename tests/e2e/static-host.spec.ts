/** The built site on a static host: the documents themselves do what the bundled server does. */
import { serveFiles } from "../commands/serve-files.ts";
import { unlocalized } from "../server/redirect-requests.ts";
import { client, shell } from "../site/pages.ts";
import { expect, follow, hydrated, test as ofBundledServer } from "./site.ts";
import { withoutNotFound } from "./static-page.ts";

const test = ofBundledServer.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const host = await serveFiles(client);
      await use(host.origin);
      host.close();
    },
    { scope: "worker" },
  ],
});

// The status of a missing document is all there is to say.
test.afterEach(({ complaints }) => withoutNotFound(complaints));

test.describe("a browser that asks for German", () => {
  test.use({ locale: "de-DE" });

  test("is led to a page in German, with query and hash", async ({ page, origin }) => {
    // A document of its own, one for several spellings, and the one for whatever is missing.
    for (const asked of ["/", "/contact/", "/plugins/fatoora.html", "/FR/plugins/index.html/"] as const) {
      await page.goto(`${asked}?q=a%20b#top`);
      await expect(page).toHaveURL(`${origin}/de${unlocalized[asked]}?q=a%20b#top`);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.locator("#main h1")).toBeVisible();
    }
    // Back does not lead into the redirect.
    await page.goto("/");
    await expect(page).toHaveURL(`${origin}/de`);
    await page.goBack();
    await expect(page).toHaveURL(/#top$/);
  });
});

test("a chosen language wins over the browser's", async ({ page, context, origin }) => {
  await context.addCookies([{ name: "language", value: "de", url: origin }]);
  await page.goto("/features");
  await expect(page).toHaveURL(`${origin}/de/features`);
});

test("another spelling of an address is the page, at its own address", async ({ page, origin }) => {
  // The host shows the page for the first two, and the 404 page for the others.
  for (const asked of ["/en/plugins/price%2Dlists", "/en/f%61q.html", "/EN/faq", "/en/FAQ", "/de/Plugins/My-Logo"]) {
    await page.goto(`${asked}?from=letter#top`);
    const plain = asked.toLowerCase().replace("%2d", "-").replace("%61", "a").replace(".html", "");
    await expect(page).toHaveURL(`${origin}${plain}?from=letter#top`);
    await hydrated(page);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator("#main")).not.toContainText("404");
  }
});

test("a missing page below a language is the 404 page in that language, and none for an installer", async ({
  page,
  origin,
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
  await expect(page).toHaveURL(`${origin}/images/gone.png`);
  const installer = `${shell.downloadsPath ?? ""}/releases/latest/gone.exe`;
  expect((await page.goto(installer))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(origin + installer);
  await expect(page.locator("#main")).toContainText("404");
});
