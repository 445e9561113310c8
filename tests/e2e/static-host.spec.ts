/** The built site on a host of mere files: what the bundled server does there is done by the documents themselves. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveFiles } from "../commands/serve-files.ts";
import { unlocalized } from "../server/redirect-requests.ts";
import { elementsOf } from "../site/html-elements.ts";
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
  });

  test("comes back to where it was, not into the redirect", async ({ page, origin }) => {
    await page.goto("/de/faq");
    await page.goto("/");
    await expect(page).toHaveURL(`${origin}/de`);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/de/faq`);
  });
});

test("a language that was chosen wins over the browser's, not over the path", async ({ page, context, origin }) => {
  for (const [language, asked, target] of [
    ["de", "/", "/de"],
    ["de", "/features", "/de/features"],
    ["de", "/en/faq", "/en/faq"],
    ["%3Cscript%3E", "/", "/en"],
  ] as const) {
    await context.addCookies([{ name: "language", value: language, url: origin }]);
    await page.goto(asked);
    await expect(page).toHaveURL(origin + target);
  }
});

for (const { code } of shell.languages) {
  test(`/${code}/nope is the 404 page in that language, header and all`, async ({ page }) => {
    const proper = elementsOf(readFileSync(join(client, code, "404.html"), "utf8"));

    expect((await page.goto(`/${code}/nope`))?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`/${code}/nope$`));
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator("#main h1")).toHaveText(proper.find(({ name }) => name === "h1")?.text ?? "");
    await expect(page.locator("#main")).toContainText("404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await follow(page, "Download", new RegExp(`/${code}/download$`));
    await expect(page.locator("#main h1")).toBeVisible();
  });
}

test("an installer that is missing is not looked for in a language", async ({ page, origin }) => {
  const path = `${shell.downloadsPath ?? ""}/releases/latest/gone.exe`;
  expect((await page.goto(path))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(origin + path);
  await expect(page.locator("#main")).toContainText("404");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  test("a path without a language offers every language", async ({ page, origin }) => {
    await page.goto("/plugins/fatoora");
    for (const { code, name } of shell.languages) {
      await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/${code}/plugins/fatoora`);
    }
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(`${origin}/de/plugins/fatoora`);
    await expect(page.locator("#main h1")).toBeVisible();
  });
});
