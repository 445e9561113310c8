/** Times the search of the directory, key by key. */
import { chromium as playwright } from "@playwright/test";
import { directoryResults } from "../../src/features/directory/results.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";
import { chromium, chromiumArguments } from "../testing/programs.ts";
import { directoryFiles, inventPartners, pick, randomNumbers } from "./invented-partners.ts";
import { withMistake } from "./typing.ts";

const runs = 5;
const slowerCpu = 4;

/** @returns The 95th percentile of the milliseconds that a key takes, each the best of several runs. */
export function timeOfKey(partners: number): number {
  const groups = inventPartners(partners);
  const names = groups.flatMap(({ partners }) => partners.map(({ name }) => name));
  const keystrokes = typedNames(names).flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)));
  const best = keystrokes.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < runs; run += 1) {
    const similar = createSimilar(groups);
    // Names are folded at the first search.
    for (const [place, search] of ["first", ...keystrokes].entries()) {
      const started = performance.now();
      directoryResults(groups, { country: "", search }, similar);
      if (place > 0) best[place - 1] = Math.min(best[place - 1] ?? 0, performance.now() - started);
    }
  }
  return percentile95(best);
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/**
 * Types the same into the box of the built site in a browser whose processor is slowed down.
 *
 * @returns 95th percentiles, each key the best of several runs, of the milliseconds until the script has done its work, and until the result is painted.
 */
export async function timeOfKeyInBrowser(origin: string, partners: number): Promise<[script: number, painted: number]> {
  const executablePath = chromium.find();
  if (executablePath === undefined) throw new Error(chromium.howToGet);
  const groups = inventPartners(partners);
  const names = typedNames(groups.flatMap((group) => group.partners.map(({ name }) => name))).slice(0, 6);
  const keystrokes = names.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)));
  const files = directoryFiles(groups);
  const browser = await playwright.launch({ executablePath, args: chromiumArguments });
  try {
    const context = await browser.newContext();
    // tsx gives functions their names by a function that pages do not have.
    await context.addInitScript("globalThis.__name = (made) => made");
    const page = await context.newPage();
    await page.route(/\/en\/(?:partners|partnersPage\/\d+|partner-names)\.json/, async (route) => {
      const [, key = ""] = /\/en\/(.+)\.json/.exec(route.request().url()) ?? [];
      const words = key === "partners" ? await (await route.fetch()).json() : {};
      await route.fulfill({ json: { ...words, ...files.get(key) } });
    });
    // The prerendered document has other partners.
    await page.goto(`${origin}/en/contact`);
    await page.mouse.move(100, 100);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.locator('main a[href="/en/partners"]').first().click();
    await page.getByRole("searchbox").fill("warm up");
    await page.waitForTimeout(3_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerCpu });
    const box = page.getByRole("searchbox");
    const best = keystrokes.map((): [number, number] => [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    for (let run = 0; run < runs; run += 1) {
      for (const [place, [script, painted]] of (await box.evaluate(typeAndTime, keystrokes)).entries()) {
        const [fewest, soonest] = best[place] ?? [script, painted];
        best[place] = [Math.min(fewest, script), Math.min(soonest, painted)];
      }
    }
    return [percentile95(best.map(([script]) => script)), percentile95(best.map(([, painted]) => painted))];
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function typeAndTime(box: HTMLElement, texts: readonly string[]): Promise<[script: number, painted: number][]> {
  const times: [number, number][] = [];
  for (const text of texts) {
    const started = performance.now();
    if (box instanceof HTMLInputElement) box.value = text;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    const script = performance.now() - started;
    // The frame that the callback belongs to is painted before the next message.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage("");
      });
    });
    times.push([script, performance.now() - started]);
  }
  return times;
}

/** Twenty names, half of them with a mistake. */
function typedNames(names: readonly string[]): string[] {
  const random = randomNumbers(names.length);
  return Array.from({ length: 20 }, (_, turn) => {
    const name = pick(names, random);
    return turn % 2 === 0 ? name : withMistake(name, random);
  });
}
