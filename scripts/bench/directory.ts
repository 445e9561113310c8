/** Times the search of the directory in a browser on a slow computer. Prints; nothing is held to it. */
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumArguments, findChromium } from "../browser/chromium.ts";
import { indexOf } from "../content/emit/directory-index.ts";
import type { SearchTask, SearchTimes } from "./directory-in-browser.ts";
import { inventPartners, pick, randomNumbers } from "./invented-partners.ts";
import { withMistake } from "./typing.ts";

/** How many times slower than this machine. */
const slowdown = 4;
const sizes = [60, 1_000, 10_000];

/** Prints a row for each size: 50th and 95th percentile in milliseconds, and the bytes of the index. */
export async function benchDirectory(row: (name: string, figures: readonly string[]) => void): Promise<void> {
  const code = await browserCode();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    row(`keystroke, ${slowdown}x slower`, ["p50", "p95", "plain p95", "index"]);
    for (const size of sizes) {
      const task = searchTask(size);
      const { own, plain } = await page.evaluate<SearchTimes, SearchTask>(
        (given) => Reflect.get(window, "measureSearch")(given),
        task,
      );
      const bytes = brotliCompressSync(JSON.stringify(task.index)).byteLength;
      const times = [percentile(own, 50), percentile(own, 95), percentile(plain, 95)];
      row(`${size} partners`, [...times.map((time) => `${time.toFixed(1)} ms`), `${(bytes / 1000).toFixed(1)} kB`]);
    }
  } finally {
    await browser.close();
  }
}

/** Names typed letter by letter, half of them with a mistake. */
function searchTask(size: number): SearchTask {
  const groups = inventPartners(size);
  const names = groups.flatMap(({ partners }) => partners.map(({ name }) => name));
  const random = randomNumbers(size);
  const typed = Array.from({ length: 20 }, (_, turn) => {
    const name = pick(names, random);
    return turn % 2 === 0 ? name : withMistake(name, random);
  });
  const keystrokes = typed.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)));
  return { groups, index: indexOf([...groups.map(({ country }) => country), ...names]), keystrokes };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

async function browserCode(): Promise<string> {
  const entry = fileURLToPath(new URL("./directory-in-browser.ts", import.meta.url));
  const output = { entryFileNames: "[name].js", format: "iife" } as const;
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: entry, output } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const files = result !== undefined && "output" in result ? result.output : [];
  const [code] = files.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  if (code === undefined) throw new Error("The benchmark was not built");
  return code;
}
