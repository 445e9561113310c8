/** The page beside the form for editors. */
import type { Frame, Page } from "@playwright/test";
import type { PreviewMessage } from "../../scripts/admin/browser/worker/preview-page.ts";
import { field, openEntry, openForm, test, toggleAll } from "./form.ts";
import { expect } from "./site.ts";

const notice = (frame: Frame) => frame.locator("#preview-notice");
const heading = (page: Page) => field(page, "hero.title").getByRole("textbox");

/** The frame of the page, which is in the half of the form that the form makes for it. */
async function pageFrame(page: Page): Promise<Frame> {
  const frame = page.frameLocator("iframe.preview").locator("iframe");
  return (await (await frame.elementHandle())?.contentFrame()) ?? page.mainFrame();
}

test.beforeEach(async ({ page, origin }) => {
  await openForm(page, origin);
  await openEntry(page, "pages/entries/home");
});

test("what is typed is on the page of its language; a mistake leaves the page as it was", async ({ page }) => {
  await page.locator("#first-pane-header").getByRole("radio", { name: "German" }).click();
  await expect(page.locator('.pane[data-mode="edit"][data-locale="de"]')).toBeVisible();
  await heading(page).fill("Die Kasse rechnet");
  const shown = await pageFrame(page);
  await expect(shown.locator("html[lang=de] h1")).toHaveText("Die Kasse rechnet");
  const text = field(page, "hero.text").getByRole("textbox");
  // A fact that the English text does not have is an error, and no reason not to show this page.
  await text.fill("{company} rechnet ab.");
  await expect(shown.getByText("Northtill Software GmbH rechnet ab.")).toBeInViewport();
  await text.fill("{brnd} druckt.");
  await expect(notice(shown)).toHaveText(/^Something is wrong in the content/);
  await expect(shown.getByText("Northtill Software GmbH rechnet ab.")).toBeVisible();
  await text.fill("{brand} druckt.");
  await expect(shown.getByText("Northtill druckt.")).toBeVisible();
  await expect(notice(shown)).toBeEmpty();
  await expect(text).toBeFocused();

  expect(await shown.evaluate(() => innerWidth)).toBe(390);
  const pane = page.frameLocator("iframe.preview");
  await pane.getByRole("button", { name: "Computer" }).click();
  await expect.poll(() => shown.evaluate(() => innerWidth)).toBe(1280);
  // A link leads nowhere.
  await shown.locator("header nav a:visible").first().click();
  const popup = page.waitForEvent("popup");
  await pane.getByRole("button", { name: "Open in a new window" }).click();
  const own = await popup;
  await expect(own.locator("h1")).toHaveText("Die Kasse rechnet");
  await page.bringToFront();
  await heading(page).fill("Die Kasse druckt");
  for (const viewer of [own, shown]) await expect(viewer.locator("h1")).toHaveText("Die Kasse druckt");
  await toggleAll(field(page, "blocks"), "Expand All");
  // Fields are made when they come into view.
  const last = field(page, "blocks.5.platform.title").getByRole("textbox");
  await expect(async () => {
    await page.locator("#first-pane-body > .content").evaluate((fields) => fields.scrollTo(0, fields.scrollHeight));
    await last.focus({ timeout: 200 });
  }).toPass();
  await expect(shown.getByRole("heading", { name: await last.inputValue() })).toBeInViewport();
});

test("only the form is listened to, and what throws gives way to the page before", async ({ page, complaints }) => {
  const shown = await pageFrame(page);
  const title = (await shown.locator("h1").textContent()) ?? "";
  const message: PreviewMessage = { page: undefined, notice: "From elsewhere", failed: "It threw", text: "" };
  await shown.evaluate(async (data) => {
    postMessage(data, "*");
    dispatchEvent(new MessageEvent("message", { data, source: window.top, origin: "https://elsewhere.example" }));
    await new Promise((resolve) => setTimeout(resolve));
  }, message);
  await expect(notice(shown)).toBeEmpty();
  // The same once more, and with content that the page is not made for.
  await shown.evaluate(() => addEventListener("message", ({ data }) => Object.assign(window, { sent: data })));
  await heading(page).focus();
  await expect.poll(() => shown.evaluate(() => "sent" in window)).toBe(true);
  await page.evaluate(() => {
    const viewer = window.frames[0]?.frames[0];
    const sent: PreviewMessage = viewer && Reflect.get(viewer, "sent");
    const content = JSON.stringify({ head: { title: "", description: "" } });
    viewer?.postMessage({ ...sent, page: { ...sent.page, content }, failed: "It threw" }, "*");
  });
  await expect(notice(shown)).toHaveText("It threw");
  await expect(shown.locator("h1")).toHaveText(title);
  await heading(page).fill("And goes on");
  await expect(shown.locator("h1")).toHaveText("And goes on");
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
