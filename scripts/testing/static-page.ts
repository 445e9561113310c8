/** Pages as they were prerendered, in a browser. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** Keeps the consent banner away, which would lie over a part of every page. */
export async function decline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem("cookie_consent", '{"necessary":true,"analytics":false}');
  });
}

/** Keeps the application away, and the consent banner. */
export async function keepStatic(page: Page): Promise<void> {
  await decline(page);
  // Never answered rather than refused: a failure would have the page loaded once again.
  // The script that leads on from a 404 page is a part of the document.
  await page.route(/\/assets\/(?!redirect).*\.js$/, () => {});
}

/** Gives the page more rules, such as a visitor's own style sheet has. @returns Takes them away. */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<unknown>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Lays out what the browser would leave for later, so that all of the page can be measured. */
export async function layOutAll(page: Page): Promise<void> {
  await addStyle(page, "*, ::before, ::after { content-visibility: visible !important; transition: none !important; }");
}

/** @returns PNG of what fits into the window; of the whole page with `fullPage`. */
export async function photograph(
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
