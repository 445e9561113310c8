/** Times what a visitor waits for in a browser: from a click, Back or Forward to the next heading painted. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { openBrowser } from "../testing/programs.ts";
import { inMilliseconds, mediansInTurns, type Row } from "./measure.ts";

/** A site with the pages of `ways`, at an address such as `http://127.0.0.1:4173`. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}

/** Where a visit begins, where its first click leads, and a later one. */
const ways = [
  ["/en", "/en/features", "/en/download"],
  ["/en/features", "/en/plugins", "/en/faq"],
  ["/en/faq", "/en/download", "/en/features"],
] as const;

/** By the browser's own units: milliseconds and bytes a second. */
const lines = {
  fast: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  "150 ms, 1.6 Mbit/s": { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
} as const;

const slowerCpu = 4;

/** Milliseconds from the load event to the pointer on the link, and those of them in which the pointer moves. */
const landings = { "at once": [0, 0], "after 2 s": [2_000, 0], "1.5 s moving": [2_000, 1_500] } as const;

const columns = [...Object.keys(landings), "later click", "Back", "Forward"];

/** @yields A line for each connection and site: medians of all visits, as many as `runs` for each way. */
export async function* benchVisits(sites: readonly Site[], runs: number): AsyncGenerator<Row> {
  yield ["click to next heading, 4x slower CPU, medians", ...columns];
  const browser = await openBrowser();
  try {
    for (const [line, conditions] of Object.entries(lines)) {
      const medians = await mediansInTurns(sites, runs * ways.length, ({ origin }, run) =>
        visits(browser, origin, conditions, ways[run % ways.length] ?? ways[0]),
      );
      for (const [place, { name }] of sites.entries()) {
        yield [`${name}, ${line}`, ...(medians[place] ?? []).map(inMilliseconds)];
      }
    }
  } finally {
    await browser.close();
  }
}

type Conditions = (typeof lines)[keyof typeof lines];

/** One visit for each way of landing, each with an empty cache; the last one goes on. */
async function visits(browser: Browser, origin: string, conditions: Conditions, way: (typeof ways)[number]) {
  const [from, to, later] = way;
  const times: number[] = [];
  for (const [wait, moving] of Object.values(landings)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    // tsx gives functions their names by a function that pages do not have.
    await context.addInitScript("globalThis.__name = (made) => made");
    await context.addInitScript(watchHeading);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), conditions);
    await page.goto(origin + from, { waitUntil: "load" });
    await page.waitForTimeout(wait - moving);
    await movePointer(page, moving);
    times.push(await click(page, to));
    if (moving > 0) {
      await page.waitForTimeout(500);
      times.push(await click(page, later), await go(page, -1), await go(page, 1));
    }
    await context.close();
  }
  return times;
}

async function slowDown(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerCpu });
}

/** Over the text at the left edge, as somebody does who reads. */
async function movePointer(page: Page, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  for (let step = 0; performance.now() < until; step += 1) {
    await page.mouse.move(60 + (step % 20), 300 + (step % 200));
    await page.waitForTimeout(50);
  }
}

/** Rests on a link for 100 ms, as people do, then presses it. */
async function click(page: Page, path: string): Promise<number> {
  const link = page.locator(`a:is([href="${path}"], [href="${path}/"])`).locator("visible=true").first();
  await link.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await link.hover({ force: true });
  await page.waitForTimeout(100);
  return timed(page, () => page.mouse.down().then(() => page.mouse.up()));
}

/** Back or Forward. */
async function go(page: Page, by: -1 | 1): Promise<number> {
  await page.waitForTimeout(500);
  const leave = (steps: number) => {
    window.dispatchEvent(new Event("bench"));
    window.history.go(steps);
  };
  return timed(page, () => page.evaluate(leave, by));
}

/** @returns Milliseconds that `watchHeading` measures from what `act` does. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.sessionStorage.removeItem("bench"));
  await act();
  const measured = () => Number(JSON.parse(window.sessionStorage.getItem("bench") ?? "{}").time);
  return (await page.waitForFunction(measured, undefined, { polling: 50 })).jsonValue();
}

/** Runs in the page, and goes on in the next document: keeps when it was clicked, and when another heading was painted. */
function watchHeading(): void {
  const key = "bench";
  const clock = (moment: number) => performance.timeOrigin + moment;
  const heading = () => {
    const shown = [...document.querySelectorAll("h1")].find((one) => one.checkVisibility());
    return shown?.textContent ?? "";
  };
  const begin = ({ timeStamp }: Event) => {
    if (window.sessionStorage.getItem(key) !== null) return;
    window.sessionStorage.setItem(key, JSON.stringify({ from: heading(), began: clock(timeStamp) }));
  };
  const watch = () => {
    const { from, began, time } = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
    if (began !== undefined && time === undefined && heading() !== "" && heading() !== from) {
      // The frame that this callback belongs to is painted before the next message.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.sessionStorage.setItem(key, JSON.stringify({ from, began, time: clock(performance.now()) - began }));
      };
      port2.postMessage("");
    }
    requestAnimationFrame(watch);
  };
  for (const type of ["click", "bench"]) window.addEventListener(type, begin, { capture: true });
  requestAnimationFrame(watch);
  // The headless shell moves a pointer into the corner of every page, which would be a sign of the visitor.
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  window.addEventListener("pointermove", ignore, { capture: true });
}
