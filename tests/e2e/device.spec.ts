/** At a device that does not run Windows: the notice beside the file, and its buttons. And the copy buttons of files. */
import type { Page } from "@playwright/test";
import {
  answerDownloads,
  expect,
  holdApp,
  iPhone,
  open,
  painted,
  pretendDevice,
  test,
  watchShifts,
} from "./site.ts";

const windows =
  "Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";

async function at(page: Page, userAgent: string): Promise<void> {
  await answerDownloads(page);
  await pretendDevice(page, userAgent);
}

const address = (page: Page) =>
  page.locator('#main a[data-look="quiet"][href$=".exe"]').evaluate((link: HTMLAnchorElement) => link.href);
const notice = (page: Page) => page.locator("#main aside");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("touched by a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a phone is told, nothing moves, and the download starts", async ({ page }) => {
    await at(page, iPhone);
    const saved = page.waitForEvent("download");
    const release = await holdApp(page);
    const shifted = await watchShifts(page);
    await page.goto("/de/download/lite");
    await painted(page);
    release();
    await expect(notice(page)).toContainText("ist ein Windows-Programm");
    await expect(notice(page)).toBeVisible();
    const [told, file] = await Promise.all(
      [notice(page), page.locator("#main details")].map((one) => one.boundingBox()),
    );
    expect(told?.y).toBeLessThan(file?.y ?? 0);
    await saved;
    expect(await shifted()).toBe(0);
  });
});

test("at a Windows computer nothing is said, and no room is kept in a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await at(page, windows);
  await open(page, "/de/download/pro");
  await expect(notice(page)).toBeHidden();
  expect(await notice(page).boundingBox()).toBeNull();
});

test("the link can be copied, and sent by e-mail, or shared if the device can do that", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await at(page, iPhone);
  await page.goto("/de/download/pro");
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await expect(notice(page).getByRole("status")).toHaveText("Kopiert");
  expect(await clipboard(page)).toBe(await address(page));
  const send = page.getByRole("link", { name: "Link senden" });
  const mail = new URL((await send.getAttribute("href")) ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("body")).toContain(`${await address(page)}\r\n\r\n`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? "";
        return Promise.reject(new DOMException("The visitor decides otherwise", "AbortError"));
      },
    });
  });
  await send.click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", await address(page));
});

test("checksum and command are copied by keyboard, and that is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/en/download");
  const facts = page.locator("#main details").first();
  await facts.locator("summary").focus();
  await page.keyboard.press("Enter");
  const checksum = (await facts.locator("code").first().textContent()) ?? "";
  expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(facts.getByRole("status").first()).toHaveText("Copied");
  expect(await clipboard(page)).toBe(checksum);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(facts.getByRole("status").nth(1)).toHaveText("Copied");
  expect(await clipboard(page)).toMatch(/^certutil -hashfile "%USERPROFILE%\\Downloads\\[\w.-]+\.exe" SHA256$/);
});

test("if the clipboard is refused, the text is selected instead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await open(page, "/de/plugins/mrp");
  const facts = page.locator("#main details", { has: page.locator("code") }).first();
  await facts.locator("summary").click();
  await facts.getByRole("button").first().click();
  await expect(facts.getByRole("status").first()).toContainText("Strg+C");
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected).toBe(await facts.locator("code").first().textContent());
});
