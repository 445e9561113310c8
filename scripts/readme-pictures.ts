/**
 * Takes the README's pictures of the built site: `npm run build && npx tsx scripts/readme-pictures.ts`.
 *
 * Written to `docs/images`: a wide window by day, and a phone at night beside it.
 */
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import { outFolder } from "../src/project-folders.ts";
import { chromiumArguments, findChromium, howToGetChromium } from "./browser/chromium.ts";
import { serveSite } from "./browser/serve-site.ts";
import { readOptions } from "./command-line/read-options.ts";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
}

const wide = { viewport: { width: 1280, height: 860 }, colorScheme: "light" } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: "dark", deviceScaleFactor: 2 } as const;

const shots: readonly Shot[] = [
  { name: "home", path: "/en", options: wide },
  { name: "features", path: "/en/features", options: wide },
  { name: "plugin", path: "/de/plugins/price-lists", options: wide },
  { name: "partners", path: "/en/partners", options: wide },
  { name: "phone-home", path: "/de", options: phone },
];

readOptions(
  "Usage: npx tsx scripts/readme-pictures.ts\n\nTakes the README's pictures of the built site: build first.\n",
  {},
);
const executablePath = findChromium();
if (executablePath === undefined) throw new Error(howToGetChromium);

const { origin, close } = await serveSite(outFolder);
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  for (const shot of shots) await take(browser, shot, origin);
} finally {
  await browser.close();
  close();
}

async function take(browser: Browser, { name, path, options }: Shot, origin: string): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  // The banner has been answered.
  await context.addInitScript(() =>
    localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics: false })),
  );
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const picture = await page.screenshot({ animations: "disabled" });
  const file = join("docs", "images", `${name}.webp`);
  await sharp(picture).resize({ width: 780, withoutEnlargement: true }).webp({ quality: 82 }).toFile(file);
  await context.close();
  console.log(file);
}
