/** Times the search of the directory, key by key. */

import { openBrowser } from "../testing/programs.ts";
import { answerDirectory } from "./answer-directory.ts";
import { directoryFiles, inventPartners, pick, randomNumbers } from "./invented-partners.ts";
import { inMilliseconds, type Row } from "./measure.ts";
import { withMistake } from "./typing.ts";

const runs = 5;
const slowerCpu = 4;

/** @yields A line for each size of the directory: the 95th percentile of a key, each the best of several runs. */
export async function* benchSearch(origin: string): AsyncGenerator<Row> {
  yield ["key of the directory's search, 4x slower CPU", "p95"];
  for (const partners of [60, 1_000, 10_000]) {
    yield [`${partners} partners`, inMilliseconds(await timeOfKey(origin, partners))];
  }
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** Types names into the box of the built site, in milliseconds a key, until the page says how many were found. */
async function timeOfKey(origin: string, partners: number): Promise<number> {
  const groups = inventPartners(partners);
  const names = typedNames(groups.flatMap((group) => group.partners.map(({ name }) => name))).slice(0, 6);
  const keystrokes = names.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await answerDirectory(page, directoryFiles(groups));
    // The prerendered document has other partners.
    await page.goto(`${origin}/en/contact`);
    await page.mouse.move(100, 100);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.locator('main a[href="/en/partners"]').first().click();
    const box = page.getByRole("searchbox");
    await box.fill("warm up");
    await page.waitForTimeout(3_000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerCpu });
    const best = keystrokes.map(() => Number.POSITIVE_INFINITY);
    for (let run = 0; run < runs; run += 1) {
      const times = await box.evaluate(typeAndTime, keystrokes);
      for (const [place, time] of times.entries()) best[place] = Math.min(best[place] ?? 0, time);
    }
    return percentile95(best);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function typeAndTime(box: HTMLElement, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const started = performance.now();
    if (box instanceof HTMLInputElement) box.value = text;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // React has done its work by then.
    await Promise.resolve();
    times.push(performance.now() - started);
    await new Promise(requestAnimationFrame);
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
