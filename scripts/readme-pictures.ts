/** Takes the README's pictures of the built site (build first): a wide window by day, and a phone at night beside it. */
import sharp from "sharp";
import { outFolder } from "../src/project-folders.ts";
import { openBrowser } from "./testing/programs.ts";
import { serveSite } from "./testing/serve-site.ts";

const wide = { viewport: { width: 1280, height: 860 }, colorScheme: "light" } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: "dark", deviceScaleFactor: 2 } as const;
const shots = [
  { name: "home", path: "/en", options: wide },
  { name: "features", path: "/en/features", options: wide },
  { name: "plugin", path: "/de/plugins/price-lists", options: wide },
  { name: "partners", path: "/en/partners", options: wide },
  { name: "phone-home", path: "/de", options: phone },
];

const { origin, close } = await serveSite(outFolder);
const browser = await openBrowser();
for (const { name, path, options } of shots) {
  const context = await browser.newContext({ ...options, baseURL: origin, reducedMotion: "reduce" });
  // The banner has been answered.
  await context.addInitScript(() =>
    localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics: false })),
  );
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const picture = sharp(await page.screenshot({ animations: "disabled" }));
  const file = `docs/images/${name}.webp`;
  await picture.resize({ width: 780, withoutEnlargement: true }).webp({ quality: 82 }).toFile(file);
  await context.close();
  console.log(file);
}
await browser.close();
close();
