/**
 * Takes the pictures of the product: `npm run pictures`, or some of them by name, `npm run pictures -- home plugins/notes`.
 *
 * Every screen is a small HTML document that is rendered in Chromium, twice as large as its CSS pixels, and written to
 * `content/images`. Nothing in it depends on the clock, on chance or on the network.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, findChromium, howToGetChromium } from "../scripts/browser/chromium.ts";
import { readOptions } from "../scripts/command-line/read-options.ts";
import { fileOf, languages, type Screen, sizeOf } from "./screen.ts";
import { screens } from "./screens.ts";

const folder = join("content", "images");
const largest = 250_000;
const font = readFileSync("src/styles/fonts/archivo-latin.woff2").toString("base64");
const styles = ["app.css", "paper.css"].map((name) => readFileSync(join("pictures", name), "utf8")).join("\n");

const usage = "Usage: npm run pictures -- [<part of a name> …]\n\nTakes the pictures of the product.\n";
const wanted = readOptions(usage, { allowPositionals: true }).positionals;
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) throw new Error(`No picture is named like ${wanted.join(", ")}`);

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(howToGetChromium);
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, "--font-render-hinting=none"] });
const page = await browser.newPage({ deviceScaleFactor: 2 });
try {
  for (const screen of chosen) {
    for (const lang of screen.format === undefined ? languages : languages.slice(0, 1)) await shoot(screen, lang);
  }
} finally {
  await browser.close();
}

async function shoot(screen: Screen, lang: string): Promise<void> {
  const size = sizeOf(screen);
  await page.setViewportSize(size);
  await page.setContent(documentOf(screen, lang));
  await page.evaluate(() => document.fonts.ready);
  const master = await page.screenshot({ animations: "disabled" });
  const bytes = await encode(master, screen);
  const path = join(folder, fileOf(screen, lang));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const warning = bytes.length > largest ? "  larger than it should be" : "";
  console.log(`${path}  ${Math.round(bytes.length / 1000)} kB${warning}`);
}

function documentOf(screen: Screen, lang: string): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url("data:font/woff2;base64,${font}"); font-weight: 100 900; }
${styles}
${screen.css ?? ""}</style><body>${screen.html(lang)}</body></html>`;
}

/** Letters stay as crisp as in the screenshot: WebP without loss to the eye, PNG for programs that know nothing else. */
function encode(master: Buffer, screen: Screen): Promise<Buffer> {
  if (screen.format === "png") {
    const { width, height } = sizeOf(screen);
    return sharp(master).resize(width, height).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  }
  return sharp(master).webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
}
