/** The built site, served on a free port for the tests of one worker, and a page that notices every complaint. */
import { test as base, expect, type Page } from "@playwright/test";
import { serveSite } from "../../scripts/browser/serve-site.ts";

interface SiteFixtures {
  /** What the page wrote to its console as warning or error, and what it threw. Must be empty at the end. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Address of the server, without a slash at its end. */
  origin: string;
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const site = await serveSite("dist");
      await use(site.origin);
      site.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, "the page complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Comes near, as a pointer does, and waits until the application has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator("html").dispatchEvent("pointerover");
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 3_000 });
  }).toPass({ timeout: 50_000 });
}

/**
 * Keeps the application back, as on a slow line, so that a test can do something before the page reacts.
 *
 * @returns Lets it through.
 */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry*", async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
