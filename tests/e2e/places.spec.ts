/** Anchors: each question and each release has an address, which shows it below the sticky header. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectSameDocument, open, test } from "./site.ts";

const question = (page: Page, id: string) => page.locator("#main details", { has: page.locator(`#${id}`) });

/** All of it is in view below the sticky header, and no further down than `room`. */
async function expectShown(page: Page, place: Locator, room = Number.POSITIVE_INFINITY): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 });
  const header = await page.locator("header").first().boundingBox();
  const below = async () => ((await place.boundingBox())?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  expect(await below()).toBeLessThan(room);
}

async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(question(page, id)).toHaveAttribute("open", "");
  await expectShown(page, question(page, id).locator("summary"));
}

test("a link of a question has its address; another hash opens another one besides", async ({ page }) => {
  await open(page, "/en/faq");
  await question(page, "hardware").locator("summary").click();
  await question(page, "hardware").getByRole("link", { name: "Link to this question" }).click();
  await expect(page).toHaveURL(/\/en\/faq#hardware$/);
  await page.evaluate(() => window.location.assign("#internet"));
  await expectOpen(page, "internet");
  for (const id of ["is-it-free", "hardware"]) await expect(question(page, id)).toHaveAttribute("open", "");
  // Old browsers have nothing but this event.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#countries");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expectOpen(page, "countries");
});

test("a question opens by its address, and by a link of another page in the same document", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/de/faq#lite-to-pro");
  await expectOpen(page, "lite-to-pro");
  await open(page, "/en/contact");
  const isSameDocument = await expectSameDocument(page);
  const link = page.locator("#main a").first();
  await link.evaluate((one: HTMLAnchorElement) => {
    one.href = "/en/faq#backup";
    one.click();
  });
  await expectOpen(page, "backup");
  await isSameDocument();
});

test("after a link to a part of another page, Tab goes on in that part", async ({ page }) => {
  await open(page, "/en/contact");
  for (const [path, hash] of [
    ["faq", "#lite-to-pro"],
    ["release-notes", "#v1-46"],
    ["features", "#comparison"],
  ]) {
    const link = page.locator("#main a").first();
    await link.evaluate((one: HTMLAnchorElement, href) => Object.assign(one, { href }).click(), `/en/${path}${hash}`);
    const place = page.locator(`${hash}`);
    await expect(place).toBeFocused();
    await expectShown(page, page.locator(`:is(details:has(${hash}) summary, ${hash} h2)`), 120);
    await page.keyboard.press("Tab");
    const next = await place.evaluate((one) => one.compareDocumentPosition(document.activeElement ?? one));
    // `Node.DOCUMENT_POSITION_FOLLOWING`.
    expect(next & 4, hash).toBe(4);
  }
});

test("a hash that names nothing, or is broken, leaves the page as it is; printing opens all answers", async ({
  page,
}) => {
  const closed = page.locator("#main details:not([open])");
  await open(page, "/en/faq#no-such-question");
  await page.evaluate(() => location.assign("#%E0%A4%A"));
  await expect(page.locator("#main details[open]")).toHaveCount(1);
  const before = await closed.count();
  expect(before).toBeGreaterThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});

test("links below the head of a page lead to its parts, below the sticky header", async ({ page }) => {
  await open(page, "/de/features");
  const links = page.locator("#main nav a");
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(4);
  for (const target of targets) {
    await links.and(page.locator(`[href="${target}"]`)).click();
    await expectShown(page, page.locator(`${target} :is(h2, h3)`).first());
  }
});

test("a version is shown by its address and by the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "/de/release-notes#v1-46");
  await expectShown(page, page.locator("#v1-46 h2"), 120);
  await page.locator('#main nav a[href="#v1-47"]').click();
  await expect(page).toHaveURL(/#v1-47$/);
  await expectShown(page, page.locator("#v1-47 h2"), 120);
});
