/** Takes the README's screenshots of the built site: desktop in light mode, phone in dark mode. Run the build first. */
import sharp from "sharp";
import { outFolder } from "../src/project-folders.ts";
import { openBrowser } from "./testing/programs.ts";
import { serveSite } from "./testing/serve-site.ts";
import { screenshot } from "./testing/static-page.ts";

const wide = { viewport: { width: 1280, height: 860 }, colorScheme: "light" } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: "dark", deviceScaleFactor: 2 } as const;
const shots = [
  { name: "home", path: "/en", options: wide },
  { name: "plugin", path: "/de/plugins/price-lists", options: wide },
  { name: "phone-home", path: "/de", options: phone },
];

const { origin, close } = await serveSite(outFolder);
const browser = await openBrowser();
for (const { name, path, options } of shots) {
  const picture = sharp(await screenshot(browser, origin + path, options));
  const file = `docs/images/${name}.webp`;
  await picture.resize({ width: 780, withoutEnlargement: true }).webp({ quality: 82 }).toFile(file);
  console.log(file);
}
await browser.close();
close();
