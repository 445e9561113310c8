/** Questions: the first one open, each with an address of its own that opens it. */
import type { Page } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { expect, hydrated, test } from "./site.ts";

// Otherwise the page glides to its place, and is measured on the way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const languages = shell.languages.map(({ code }) => code);

/** What the specification asks to be answered (section 2). */
const topics = ["is-it-free", "buy-licence", "hardware", "countries", "internet", "setup-time", "windows-versions"];

const question = (page: Page, id: string) => page.locator("main details", { has: page.locator(`#${id}`) });

/** Whether the question that is opened stands below the sticky header. */
async function isBelowHeader(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const header = document.querySelector("header")?.getBoundingClientRect();
    const summary = document.getElementById(target)?.closest("details")?.getBoundingClientRect();
    return header !== undefined && summary !== undefined && summary.top >= header.bottom - 1;
  }, id);
}

for (const language of languages) {
  test(`every topic is answered in ${language}; the first question is open, the others are not`, async ({ page }) => {
    await page.goto(`/${language}/faq`);
    await hydrated(page);
    const ids = await page.locator("main details [id]").evaluateAll((all) => all.map(({ id }) => id));
    for (const topic of topics) expect(ids).toContain(topic);
    expect(await page.locator("main details").evaluateAll((all) => all.map((one) => one.hasAttribute("open")))).toEqual(
      ids.map((_id, index) => index === 0),
    );
  });

  test(`the answers in ${language} are in the HTML, those of closed questions too`, async ({ request }) => {
    const html = await (await request.get(`/${language}/faq`)).text();
    const [page = ""] = html.split('<script type="application/ld+json">');
    for (const topic of topics) {
      const [, answer = ""] = page.split(`id="${topic}"`);
      expect(answer.slice(0, 600).replaceAll(/<[^>]*>/g, "").length, topic).toBeGreaterThan(60);
    }
  });

  for (const width of [390, 1440]) {
    test(`/${language}/faq#lite-to-pro opens that question at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/faq#lite-to-pro`);
      await hydrated(page);
      await expect(question(page, "lite-to-pro")).toHaveAttribute("open", "");
      await expect(question(page, "lite-to-pro").locator("summary")).toBeInViewport({ ratio: 1 });
      expect(await isBelowHeader(page, "lite-to-pro")).toBe(true);
    });
  }
}

test("a question's link has its address, and opens it for others", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await question(page, "hardware").locator("summary").click();
  await question(page, "hardware").getByRole("link", { name: "Link to this question" }).click();
  await expect(page).toHaveURL(/\/en\/faq#hardware$/);
});

test("another question in the address opens when only the hash changes", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await page.evaluate(() => window.location.assign("#internet"));
  await expect(question(page, "internet")).toHaveAttribute("open", "");
  await expect(question(page, "internet").locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(question(page, "is-it-free"), "what was open stays open").toHaveAttribute("open", "");
});

test("a browser that does not open questions by itself is helped", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  // A changed entry of the history opens nothing in any browser; the event is all that is left.
  await page.evaluate(() => {
    window.history.replaceState(window.history.state, "", "#countries");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await expect(question(page, "countries")).toHaveAttribute("open", "");
  await expect(question(page, "countries").locator("summary")).toBeInViewport({ ratio: 1 });
});

test("a link from another page opens its question in place", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
    const link = document.createElement("a");
    link.href = "/en/faq#backup";
    link.textContent = "How to back up";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByText("How to back up").dispatchEvent("click");
  await expect(page).toHaveURL(/\/en\/faq#backup$/);
  await expect(page.locator("html")).toHaveAttribute("data-marked", "yes");
  await expect(question(page, "backup")).toHaveAttribute("open", "");
  await expect.poll(() => isBelowHeader(page, "backup")).toBe(true);
  await expect(question(page, "backup").locator("summary")).toBeInViewport({ ratio: 1 });
});

test("a hash that names nothing, or is broken, leaves the page as it is", async ({ page }) => {
  for (const hash of ["#no-such-question", "#%", "#%E0%A4%A"]) {
    await page.goto(`/en/faq${hash}`);
    await hydrated(page);
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await page.goto("about:blank");
  }
});

test("on paper every answer is there, and after it the page is as it was", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  const closed = page.locator("main details:not([open])");
  const before = await closed.count();
  expect(before).toBeGreaterThan(5);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});
