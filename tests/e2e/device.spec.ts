/** At a device that does not run Windows: the notice beside the file, and its buttons. And the copy buttons of files. */
import type { Page } from "@playwright/test";
import { openAndWatch } from "./layout-shift.ts";
import { expect, hydrated, test } from "./site.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const windows =
  "Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";

/** The device of a page that is not opened yet. */
async function at(page: Page, userAgent: string): Promise<void> {
  await page.route(/\.exe$/, (route) =>
    route.fulfill({ body: "MZ", headers: { "Content-Disposition": "attachment" } }),
  );
  await page.addInitScript((text) => {
    Object.defineProperty(navigator, "userAgent", { get: () => text });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  }, userAgent);
}

const address = (page: Page) =>
  page.locator('main a[data-look="quiet"][href$=".exe"]').evaluate((link: HTMLAnchorElement) => link.href);

test.describe("touched by a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [language, title, width] of [
    ["en", "is a Windows program", 390],
    ["de", "ist ein Windows-Programm", 390],
    ["en", "is a Windows program", 768],
    ["de", "ist ein Windows-Programm", 1440],
  ] as const) {
    test(`${language}, ${width} px: somebody at a phone is told, nothing moves, and the download starts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await at(page, iPhone);
      const saved = page.waitForEvent("download");
      const shifted = await openAndWatch(page, `/${language}/download/lite`);
      await expect(page.locator("main aside")).toContainText(title);
      await expect(page.locator("main aside")).toBeVisible();
      await saved;
      expect(await shifted()).toBe(0);
    });
  }
});

test("at a Windows computer nothing is said", async ({ page }) => {
  await at(page, windows);
  await page.goto("/en/download/lite");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "is a Windows program" })).toHaveCount(0);
  await expect(page.locator("main aside")).toBeHidden();
});

test("in a narrow window on a Windows computer no room is kept", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await at(page, windows);
  await page.goto("/de/download/pro");
  await hydrated(page);
  expect(await page.locator("main aside").boundingBox()).toBeNull();
});

test("the link can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await at(page, iPhone);
  await page.goto("/de/download/pro");
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await expect(page.locator("main aside [role=status]")).toHaveText("Kopiert");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
});

test("the link can be sent by e-mail", async ({ page }) => {
  await at(page, iPhone);
  await page.goto("/de/download/pro");
  await hydrated(page);
  const mail = new URL((await page.getByRole("link", { name: "Link senden" }).getAttribute("href")) ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("subject")).toContain("Computer an der Kasse");
  expect(mail.searchParams.get("body")).toContain(`${await address(page)}\r\n\r\n`);
});

test("the link is shared where the device can do that, and nothing happens when one decides otherwise", async ({
  page,
}) => {
  await at(page, iPhone);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? "";
        return Promise.reject(new DOMException("no", "AbortError"));
      },
    });
  });
  await page.goto("/en/download/lite");
  await hydrated(page);
  await page.getByRole("link", { name: "Send link" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", await address(page));
});

test("checksum and command are copied by keyboard, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/download");
  await hydrated(page);
  const facts = page.locator("main details").first();
  await facts.locator("summary").focus();
  await page.keyboard.press("Enter");
  const checksum = (await facts.locator("code").first().textContent()) ?? "";
  expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(facts.getByRole("status").first()).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(checksum);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(facts.getByRole("status").nth(1)).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^certutil -hashfile "%USERPROFILE%\\Downloads\\[\w.-]+\.exe" SHA256$/,
  );
});

test("where the clipboard is refused, the text is selected instead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await page.goto("/de/plugins/mrp");
  await hydrated(page);
  const facts = page.locator("main details", { has: page.locator("code") }).first();
  await facts.locator("summary").click();
  await facts.getByRole("button").first().click();
  await expect(facts.getByRole("status").first()).toContainText("Strg+C");
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected).toBe(await facts.locator("code").first().textContent());
});

test("every file that a page links to stands there with version, date, size, checksum and command", async ({
  page,
}) => {
  await page.route(/\.exe$/, (route) =>
    route.fulfill({ body: "MZ", headers: { "Content-Disposition": "attachment" } }),
  );
  for (const path of [
    "/en/download",
    "/en/download/lite",
    "/en/download/pro",
    "/en/plugins/notes",
    "/en/plugins/mrp",
  ]) {
    await page.goto(path);
    const names = await page
      .locator('main a[href$=".exe"]')
      .evaluateAll((links) => links.map((link) => (link.getAttribute("href") ?? "").split("/").at(-1) ?? ""));
    expect(names.length).toBeGreaterThan(0);
    for (const name of new Set(names)) {
      const facts = page.locator("main div:has(> details)", { hasText: name }).first();
      await expect(facts.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
      const text = await facts.evaluate((element) => element.textContent ?? "");
      expect(text, `${name} on ${path}`).toMatch(/\d MB.*[0-9a-f]{64}.*certutil -hashfile "/);
    }
  }
});
