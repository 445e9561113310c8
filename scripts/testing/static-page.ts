/** Prerendered pages in a browser, without hydration. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** Prevents the consent banner, which covers part of every page. */
export async function decline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":false}');
  });
}

/** Prevents hydration and the consent banner. */
export async function keepStatic(page: Page): Promise<void> {
  await decline(page);
  // Requests stay pending, because a failed one would make the page reload. The redirect script of the 404 page may load.
  await page.route(/\/assets\/(?!redirect).*\.js$/, () => {});
}

/** Adds CSS rules to the page, like a user style sheet. @returns Removes them. */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<unknown>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Disables deferred layout and transitions, so that the whole page can be measured. */
export async function layOutAll(page: Page): Promise<void> {
  await addStyle(page, "*, ::before, ::after { content-visibility: visible !important; transition: none !important; }");
}

/** @returns A PNG of the viewport, or of the whole page with `fullPage`. */
export async function screenshot(
  browser: Browser,
  address: string,
  { fullPage = false, ...options }: BrowserContextOptions & { readonly fullPage?: boolean },
): Promise<Buffer> {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await keepStatic(page);
  await page.goto(address);
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const picture = await page.screenshot({ animations: "disabled", fullPage });
  await page.close();
  return picture;
}
