/** Draws the pictures of `content/images` from `docs/pictures` again: all, or those whose path contains the argument. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { filesBelow } from "./files-below.ts";
import { openBrowser } from "./testing/programs.ts";

const [part = ""] = process.argv.slice(2);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1024, height: 640 }, deviceScaleFactor: 2 });
for (const file of filesBelow("content/images")) {
  const [, name, phone, language] = /([^/]+?)(?:-(phone))?\.(\w+)\.webp$/.exec(file) ?? [];
  const source = `docs/pictures/${name}.html`;
  if (!file.includes(part) || !existsSync(source)) continue;
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(
    async ([lang = "", variant = ""]) => {
      document.documentElement.lang = lang;
      document.body.className = variant;
      await document.fonts.ready;
    },
    [language, phone],
  );
  const picture = sharp(await page.locator("body").screenshot());
  await picture.webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(`content/images/${file}`);
  console.log(file);
}
await browser.close();
