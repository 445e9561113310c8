/** Without JavaScript every page reads complete and every link leads on. */
import type { APIRequestContext } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

const languages = shell.languages.map(({ code }) => code);
const site = { languages, pluginSlugs: shell.pluginSlugs };

/** The text of a page that must be there without a redirect. */
async function fetchPage(request: APIRequestContext, path: string, from: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), `${path}, linked from ${from}`).toBe(200);
  return answer.text();
}

for (const language of languages) {
  test(`every internal link on every page in ${language} leads to a page, and every anchor to a place`, async ({
    page,
    request,
  }) => {
    const seen = new Map<string, string>();
    for (const address of pagesOf(site).filter(({ route }) => route !== "notFound")) {
      const path = localizedPath(address, language);
      await page.goto(path);
      await expect(page.locator("main h1")).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(120);
      const hrefs = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const href of hrefs)
        if (/^[/#]/.test(href)) seen.set(new URL(href, `http://x${path}`).href.slice("http://x".length), path);
    }
    expect(seen.size).toBeGreaterThan(25);
    const bodies = new Map<string, string>();
    for (const [target, from] of seen) {
      const [path = "", hash = ""] = target.split("#");
      const body = bodies.get(path) ?? (await fetchPage(request, path, from));
      bodies.set(path, body);
      if (hash !== "")
        expect(body.includes(`id="${decodeURIComponent(hash)}"`), `#${hash} on ${path}, linked from ${from}`).toBe(
          true,
        );
    }
  });
}

test("the menu opens on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/en");
  const link = page.locator("header details a", { hasText: "Contact" });
  await expect(link).toBeHidden();
  await page.locator("header summary").click();
  await link.click();
  await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the first question is open, the others open on a press", async ({ page }) => {
  await page.goto("/de/faq");
  const questions = page.locator("main details");
  await expect(questions.first()).toHaveAttribute("open", "");
  await expect(questions.nth(1)).not.toHaveAttribute("open");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open", "");
});

test("the whole partner list is there", async ({ page }) => {
  await page.goto("/en/partners");
  await expect(page.getByText("Savanna Till Systems")).toBeVisible();
  await expect(page.locator("main h2")).not.toHaveCount(0);
});

test("the download starts from the link of the thank-you page", async ({ page }) => {
  await page.goto("/en/download/lite");
  const href = await page.locator('main a[href$=".exe"]:not([href^="mailto:"])').first().getAttribute("href");
  expect(href).toMatch(/\/releases\/latest\/.+\.exe$/);
});

test("the language switch leads to the same page", async ({ page }) => {
  await page.goto("/en/plugins/fatoora");
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/plugins\/fatoora$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
