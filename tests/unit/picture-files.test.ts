/** Files of pictures and of the typeface: plan, encoding and cache. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { deliverPicture, deliverPictures } from "../../scripts/encode/deliver.ts";
import { type PictureJob, pictureJob, variantPath, variantsOf } from "../../scripts/encode/job.ts";
import { type SocialContent, socialPictureJob } from "../../scripts/encode/social/job.ts";
import { typefaceBytes, typefaceJobs } from "../../scripts/encode/typeface.ts";
import { typefaceRules, typefacesFor } from "../../src/prerender/typeface.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

const blank = { width: 60, height: 40, channels: 4, background: { r: 31, g: 111, b: 84, alpha: 0.5 } } as const;
const png = await sharp({ create: blank }).png().toBuffer();

const root = temporaryFolder();
const folders = { sources: join(root, "images"), cache: join(root, "cache") };
beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(join(folders.sources, "pages"), { recursive: true });
});

function planned(bytes: Buffer, name = "pages/shop.en.png", width = 60) {
  writeFileSync(join(folders.sources, name), bytes);
  return pictureJob(name, bytes, width);
}
const deliverTo = (folder: string, plan: PictureJob) => deliverPictures([plan], folders, join(root, folder));
const files = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort();

test.each([
  [2048, [320, 640, 960, 1280, 1600], 960],
  [801, [320, 640, 801], 801],
  [1, [1], 1],
])("a picture %i pixels wide becomes AVIF in %j, and WebP of %i", (width, widths, single) => {
  const files = variantsOf(pictureJob("pages/hero.en.webp", png, width)).map((one) => `${one.width}.${one.format}`);
  expect(files).toEqual([...widths.map((wide) => `${wide}.avif`), `${single}.webp`]);
});

test("the addresses of a picture change with it", () => {
  const { path } = pictureJob("pages/hero.en.webp", png, 2048);
  expect(path).toMatch(/^\/images\/pages\/hero\.en\.[0-9a-f]{6}$/);
  expect(pictureJob("pages/hero.en.webp", png, 2048).path).toBe(path);
  expect(pictureJob("pages/hero.en.webp", Buffer.concat([png, png]), 2048).path).not.toBe(path);
});

describe("encoding", () => {
  test("writes every file in its kind and size", async () => {
    const plan = planned(png);
    expect(await deliverTo("out", plan)).toEqual({ files: 2, encoded: 2 });
    for (const variant of variantsOf(plan)) {
      const { format, width, height, hasAlpha } = await sharp(join(root, "out", variantPath(plan, variant))).metadata();
      const kind = { avif: "heif", webp: "webp" }[variant.format];
      expect([format, width, height, hasAlpha]).toEqual([kind, 60, 40, true]);
    }
  });

  test("turns a photograph upright", async () => {
    const photo = await sharp({ create: blank }).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const plan = planned(photo, "pages/photo.jpg", 40);
    const bytes = await deliverPicture(`${plan.path}-40.webp`, [plan], folders);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  test("names a picture that is cut off", async () => {
    const plan = planned(png.subarray(0, png.byteLength - 40));
    await expect(deliverTo("out", plan)).rejects.toThrow(/images\/pages\/shop\.en\.png cannot be encoded: /);
  });

  test("keeps nothing of a picture that was replaced meanwhile", async () => {
    const plan = planned(png);
    planned(Buffer.concat([png, png]));
    await expect(deliverPicture(`${plan.path}-60.avif`, [plan], folders)).rejects.toThrow("replaced");
    expect(() => files("cache")).toThrow();
  });

  test("makes no file that is not planned", async () => {
    const plan = planned(png);
    for (const path of [`${plan.path}-61.avif`, "/images/pages/shop.en.png"])
      expect(await deliverPicture(path, [plan], folders), path).toBeUndefined();
  });
});

describe("the cache", () => {
  test("has the same bytes without the picture, also under another name", async () => {
    const plan = planned(png);
    await deliverTo("out", plan);
    const other = planned(png, "pages/other.png");
    rmSync(folders.sources, { recursive: true });
    expect(await deliverTo("again", other)).toEqual({ files: 2, encoded: 0 });
    const bytes = (folder: string, of: PictureJob) =>
      variantsOf(of).map((one) => readFileSync(join(root, folder, variantPath(of, one))));
    expect(bytes("again", other)).toEqual(bytes("out", plan));
    expect(files("cache").filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("loses what no build has used for a month", async () => {
    const plan = planned(png);
    await deliverTo("out", plan);
    const used = files("cache");
    const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of used) utimesSync(join(folders.cache, name), long, long);
    writeFileSync(join(folders.cache, "unused"), "");
    utimesSync(join(folders.cache, "unused"), long, long);
    expect((await deliverTo("again", plan)).encoded).toBe(0);
    expect(files("cache")).toEqual(used);
  });

  test("may be a place where nothing can be written", async () => {
    writeFileSync(folders.cache, "");
    expect(await deliverTo("out", planned(png))).toEqual({ files: 2, encoded: 2 });
  });
});

test("the picture of a page for social networks is drawn again if it shows something else", async () => {
  const logo = "pages/logo.png";
  const picture = planned(png, logo);
  const look = "receipt" as const;
  const draw = async (title: string, picture?: PictureJob, other: Partial<SocialContent> = {}) => {
    const content = { title, brand: "Shop", logo, look, colours: { band: "#17352b" }, picture, ...other };
    const plan = socialPictureJob("/de/faq", content, png);
    const bytes = await deliverPicture(plan.path, [plan], folders);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    return [plan.path, String(bytes)];
  };
  // The typeface cannot write the last two titles: both pictures have the brand in their place.
  const titles = ["Częste pytania", "الأسئلة", "よくある質問"];
  const others = [{ look: "plain" as const }, { colours: { band: "#302a17" } }];
  const drawn = await Promise.all([
    ...[draw("Fragen"), draw("Fragen", picture), ...titles.map((title) => draw(title))],
    ...others.map((other) => draw("Fragen", undefined, other)),
  ]);
  const [paths, pictures] = [0, 1].map((part) => new Set(drawn.map((one) => one[part])).size);
  expect(paths).toBe(7);
  expect(pictures).toBe(6);
});

test("the address of the typeface changes if a text has a new sign that the typeface has", () => {
  const texts = ["Kasse", "Größe – „Lite“"];
  const plan = typefaceJobs(texts);
  for (const sign of "AZaz09@?öß–„“") expect(plan[0]?.characters).toContain(sign);
  expect(plan.map(({ name }) => name)).toEqual(["latin"]);
  expect(typefaceJobs([...texts, "Größe, no new sign"])).toEqual(plan);
  expect(typefaceJobs([...texts, "كاشير 店"])).toEqual(plan);
  expect(typefaceJobs([...texts, "Café"])[0]?.path).not.toBe(plan[0]?.path);
});

test("letters of other European languages and of Vietnamese are in files of their own, which only their pages load", async () => {
  const plan = typefaceJobs(["Łódź, Kraków", "Giỏ hàng", "Łódź"]);
  expect(plan.map(({ name, characters }) => [name, characters])).toEqual([
    ["latin", expect.stringContaining("ó")],
    ["latin-ext", "Łź"],
    ["vietnamese", "ỏ"],
  ]);
  const [latin = "", ext = ""] = plan.map(({ path }) => path);
  expect([typefacesFor(plan, "<p>Kraków</p>"), typefacesFor(plan, "<p>Łódź</p>")]).toEqual([[latin], [latin, ext]]);
  expect(typefaceRules(plan)).toMatch(/^@font-face\{[^}]*optional\}@font-face\{[^}]*;unicode-range:U\+141,U\+17a\}/);
  const sizes = await Promise.all(plan.map(async (part) => (await typefaceBytes(part)).length));
  expect(sizes.map((size) => size > 500 && size < 20_000)).toEqual([true, true, true]);
});
