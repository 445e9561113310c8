/** On a device that does not run Windows: the notice beside the file, and its buttons. And the copy buttons of files. */
import type { Page } from "@playwright/test";
import {
  answerDownloads,
  edges,
  expect,
  holdApp,
  iPhone,
  open,
  painted,
  setDevice,
  test,
  watchShifts,
  windows,
} from "./site.ts";

const notice = (page: Page) => page.locator("#main aside");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("touched by a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a phone shows the notice, nothing moves, and the download starts", async ({ page }) => {
    await answerDownloads(page);
    await setDevice(page, iPhone);
    const saved = page.waitForEvent("download");
    const start = await holdApp(page);
    const shifted = await watchShifts(page);
    await page.goto("/de/download/lite");
    await painted(page);
    await start();
    await expect(notice(page)).toContainText("ist ein Windows-Programm");
    await expect(notice(page)).toBeVisible();
    expect((await edges(notice(page))).top).toBeLessThan((await edges(page.locator("#main details"))).top);
    await saved;
    expect(await shifted()).toBe(0);
  });
});

test("on Windows there is no notice, and no space for it", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await answerDownloads(page);
  await setDevice(page, windows);
  await open(page, "/de/download/pro");
  await expect(notice(page)).toBeHidden();
  expect(await notice(page).boundingBox()).toBeNull();
});

test("the link can be copied, and sent by e-mail, or shared if the device can do that", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerDownloads(page);
  await setDevice(page, iPhone);
  await page.goto("/de/download/pro");
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await expect(notice(page).getByRole("status")).toHaveText("Kopiert");
  const file = page.locator("#main a[data-auto-download]");
  const address = await file.evaluate((link: HTMLAnchorElement) => link.href);
  expect(await clipboard(page)).toBe(address);
  const send = page.getByRole("link", { name: "Link senden" });
  const mail = new URL((await send.getAttribute("href")) ?? "");
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("body")).toContain(`${address}\r\n\r\n`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = data.url ?? "";
        return Promise.reject(new DOMException("Dismissed", "AbortError"));
      },
    });
  });
  await send.click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", address);
});

test("checksum and command are copied by keyboard, or selected if that is refused, and the page says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/en/download");
  const facts = page.locator("#main details").first();
  await facts.locator("summary").press("Enter");
  const checksum = (await facts.locator("code").first().textContent()) ?? "";
  expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  for (const [index, [what, copied]] of [
    ["SHA-256 of", checksum],
    ["command for", expect.stringMatching(/^certutil -hashfile "%USERPROFILE%\\Downloads\\[\w.-]+\.exe" SHA256$/)],
  ].entries()) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(new RegExp(`^Copy ${what} Northtill[\\w.]+\\.exe$`));
    await page.keyboard.press("Enter");
    await expect(facts.getByRole("status").nth(index)).toHaveText("Copied");
    expect(await clipboard(page)).toEqual(copied);
  }
  // Refused, the text is selected instead.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await facts.getByRole("button").first().click();
  await expect(facts.getByRole("status").first()).toContainText("Ctrl+C");
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(checksum);
});
