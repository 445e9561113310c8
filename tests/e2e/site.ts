/** The built site, served on a free port for each worker; a page that collects complaints; and steps. */
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { serveSite } from "../../scripts/testing/serve-site.ts";
import { outFolder } from "../../src/project-folders.ts";
import type { ContactMessage } from "../../src/server/messages/schema.ts";

/** `origin` is the address of the server, without a slash at its end. */
type Worker = { site: { readonly origin: string; readonly messages: readonly ContactMessage[] }; origin: string };

/** `complaints` must be empty at the end. */
export const test = base.extend<{ complaints: string[] }, Worker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const { messages, options } = receiving();
      const served = await serveSite(outFolder, options);
      await use({ origin: served.origin, messages });
      served.close();
    },
    { scope: "worker" },
  ],
  origin: [async ({ site }, use) => use(site.origin), { scope: "worker" }],
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page }, use) => {
    // The headless shell moves a pointer into the corner of every page, which would be an interaction.
    await page.addInitScript(() => {
      const ignore = (event: PointerEvent) => {
        if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      window.addEventListener("pointermove", ignore, { capture: true });
    });
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // The library of the form for editors puts its preview into such a frame.
        const isOfForm = message.text().startsWith("An iframe which has both allow-scripts and allow-same-origin");
        if (/^(?:error|warning)$/.test(message.type()) && !isOfForm) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, "the page complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A server with these options keeps its messages here. */
export function receiving() {
  const messages: ContactMessage[] = [];
  const append = async (message: ContactMessage) => {
    messages.push(message);
    return { id: "1", receivedAt: "2026-01-01T12:00:00Z", ...message };
  };
  const store = { append, check: async () => {}, list: async () => [], delete: async () => 0, add: async () => 0 };
  const options = { messages: store, messageLimit: { messages: 1_000, seconds: 60 } };
  return { messages, options };
}

/** Moves the pointer, and waits until the app has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("pointermove");
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 3_000 });
  }).toPass({ timeout: 50_000 });
}

/** Opens a page and waits until it answers. Pictures may come later. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await hydrated(page);
}

export function closedDoor(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds the app back, as a slow connection does. @returns Starts it. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const door = closedDoor();
  await page.route("**/assets/entry*", (route) => door.opened.then(() => route.fallback()));
  return () => {
    door.open();
    return hydrated(page);
  };
}

export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** @returns Says how much has moved by itself on the open page: the sum of its layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Object.defineProperty(window, "shifted", { get: () => sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => Number(Reflect.get(window, "shifted")));
  };
}

/** At once, without gliding there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** @returns Fails if the page is another document than now. */
export async function expectSameDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
  return () => expect(page.locator("html")).toHaveAttribute("data-marked", "");
}

/** Follows a link of the header by its words, and waits for the page. */
export async function follow(page: Page, words: string, path: RegExp): Promise<void> {
  await page.locator("header a", { hasText: words }).first().click();
  await expect(page).toHaveURL(path);
  // The address comes first; with the head the page is there.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", path);
}

/** @returns Paths of the installers that are asked for, as they come. Each is answered with a small file. */
export async function answerDownloads(page: Page | BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.exe$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ body: "MZ", headers: { "Content-Disposition": "attachment" } });
  });
  return asked;
}

/** Makes the pages to come believe that they are shown on a device with this name. */
export async function setDevice(page: Page, userAgent: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, "userAgent", { get: () => name });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  }, userAgent);
}

export const windows =
  "Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";
export const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Where something is in the window. @throws Error if it is not shown. */
export async function edges(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Not shown");
  return { top: box.y, bottom: box.y + box.height, start: box.x, end: box.x + box.width };
}
