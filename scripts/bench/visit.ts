/** Times what a visitor waits for, in a browser on a slow computer. Needs a build. Prints; nothing is held to it. */
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../browser/chromium.ts";
import { serveSite } from "../browser/serve-site.ts";

/** How many times slower than this machine. */
const slowdown = 4;
const runs = 5;

const starts = ["/en/features", "/en/plugins", "/en/partners", "/en/contact"];
const steps = [
  ["/en", "/en/features"],
  ["/en/features", "/en/plugins"],
  ["/en/plugins", "/en/plugins/price-lists"],
  ["/en", "/en/partners"],
  ["/en/partners", "/en/contact"],
] as const;

/**
 * Prints two tables of the best and the middle of several runs, in milliseconds: from the pointer that comes near to
 * controls that answer, the application fetched ahead; and from the click on a link to the next heading on the screen.
 */
export async function benchVisit(row: (name: string, figures: readonly string[]) => void): Promise<void> {
  const { origin, close } = await serveSite("dist");
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
  try {
    row(`sign to control, ${slowdown}x slower`, ["best", "middle"]);
    for (const path of starts) row(path, summary(await several(() => timeStart(browser, origin + path))));
    row(`click to heading, ${slowdown}x slower`, ["best", "middle"]);
    for (const [from, to] of steps) {
      row(`${from} to ${to}`, summary(await several(() => timeStep(browser, origin, from, to))));
    }
  } finally {
    await browser.close();
    close();
  }
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return times.sort((a, b) => a - b);
}

function summary(sorted: readonly number[]): string[] {
  return [sorted[0], sorted[Math.floor(sorted.length / 2)]].map((time = Number.NaN) => `${time.toFixed(0)} ms`);
}

async function timeStart(browser: Browser, address: string): Promise<number> {
  return withPage(browser, async (page, session) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await slow(session);
    await page.evaluate(`void (window.took = new Promise((resolve) => {
      addEventListener("pointerover", () => {
        const started = performance.now();
        new MutationObserver(() => resolve(performance.now() - started)).observe(document.documentElement, {
          attributeFilter: ["data-ready"],
        });
      }, { once: true, capture: true });
    }))`);
    await page.mouse.move(300, 300);
    return Number(await page.evaluate("window.took"));
  });
}

async function timeStep(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  return withPage(browser, async (page, session) => {
    await page.goto(origin + from, { waitUntil: "networkidle" });
    await page.mouse.move(300, 300);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const link = page.locator(`a[href="${to}"]`).locator("visible=true").first();
    await link.hover();
    await page.waitForLoadState("networkidle");
    await slow(session);
    // The message comes after the frame in which the new heading is painted.
    await page.evaluate(`void (window.took = new Promise((resolve) => {
      document.addEventListener("click", ({ timeStamp }) => {
        const before = document.querySelector("main h1");
        const look = () => {
          if (document.querySelector("main h1") === before) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }, { once: true, capture: true });
    }))`);
    await link.click();
    return Number(await page.evaluate("window.took"));
  });
}

async function slow(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** A page of a visitor who has answered about cookies. */
async function withPage(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() =>
    localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics: false })),
  );
  const page = await context.newPage();
  const time = await measure(page, await context.newCDPSession(page));
  await context.close();
  return time;
}
