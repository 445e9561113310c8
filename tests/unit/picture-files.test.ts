/** Pictures as files: what is planned, encoded and kept. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliverPicture, deliverPictures } from "../../scripts/encode/deliver.ts";
import { planPicture, variantPath, variantsOf, widthsFor } from "../../scripts/encode/plan.ts";

const blank = { width: 60, height: 40, channels: 4, background: { r: 31, g: 111, b: 84, alpha: 0.5 } } as const;
const png = await sharp({ create: blank }).png().toBuffer();

let root = "";
let folders = { masters: "", cache: "" };
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pictures-"));
  folders = { masters: join(root, "images"), cache: join(root, "cache") };
  mkdirSync(join(folders.masters, "pages"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Puts a picture among the masters, and plans it. */
function planned(bytes: Buffer, name = "pages/shop.en.png") {
  writeFileSync(join(folders.masters, name), bytes);
  return planPicture(name, bytes, 60);
}

const files = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort();

describe("what a picture becomes", () => {
  test.each([
    [2048, [480, 800, 1200, 1600]],
    [1600, [480, 800, 1200, 1600]],
    [1599, [480, 800, 1200, 1599]],
    [1000, [480, 800, 1000]],
    [801, [480, 800, 801]],
    [800, [480, 800]],
    [480, [480]],
    [60, [60]],
    [1, [1]],
  ])("of a width of %i pixels it has %j", (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });

  test("is never wider than the picture, and each width once", () => {
    for (let width = 1; width <= 2100; width += 7) {
      const plan = planPicture("a.png", png, width);
      const wide = variantsOf(plan).map((one) => one.width);
      expect(Math.max(...wide)).toBeLessThanOrEqual(width);
      expect(new Set(plan.widths).size).toBe(plan.widths.length);
      expect(plan.widths).toEqual([...plan.widths].sort((a, b) => a - b));
    }
  });

  test("is AVIF and WebP in every width, and one JPEG", () => {
    const names = variantsOf(planPicture("pages/hero.en.webp", png, 2048)).map((one) => `${one.width}.${one.format}`);
    const widths = [480, 800, 1200, 1600];
    expect(names).toEqual([...widths.map((one) => `${one}.avif`), ...widths.map((one) => `${one}.webp`), "800.jpg"]);
  });

  test("has addresses that change with the picture", () => {
    const plan = planPicture("pages/hero.en.webp", png, 2048);
    expect(variantPath(plan, { format: "avif", width: 800 })).toMatch(
      /^\/images\/pages\/hero\.en\.[0-9a-f]{8}-800\.avif$/,
    );
    expect(planPicture("pages/hero.en.webp", png, 2048)).toEqual(plan);
    expect(planPicture("pages/hero.en.webp", Buffer.concat([png, png]), 2048).path).not.toBe(plan.path);
  });
});

describe("encoding", () => {
  test("writes every file in its kind and size, the JPEG without holes", async () => {
    const plan = planned(png);
    const done = await deliverPictures([plan], folders, join(root, "out"));
    expect(done).toEqual({ files: 3, encoded: 3 });
    for (const variant of variantsOf(plan)) {
      const { format, width, height, hasAlpha } = await sharp(join(root, "out", variantPath(plan, variant))).metadata();
      expect({ format, width, height }).toEqual({
        format: { avif: "heif", webp: "webp", jpg: "jpeg" }[variant.format],
        width: 60,
        height: 40,
      });
      expect(hasAlpha).toBe(variant.format !== "jpg");
    }
    const { channels } = await sharp(join(root, "out", `${plan.path}-60.jpg`)).stats();
    // Half transparent green over white.
    expect(channels[0]?.mean).toBeCloseTo(143, -1);
  });

  test("turns a photograph upright", async () => {
    const photo = await sharp({ create: blank }).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const plan = planPicture("pages/photo.jpg", photo, 40);
    writeFileSync(join(folders.masters, "pages/photo.jpg"), photo);
    const bytes = await deliverPicture(`${plan.path}-40.webp`, [plan], folders);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  test("names a picture that is cut off", async () => {
    const plan = planned(png.subarray(0, png.byteLength - 40));
    await expect(deliverPictures([plan], folders, join(root, "out"))).rejects.toThrow(
      /images\/pages\/shop\.en\.png cannot be encoded: /,
    );
  });

  test("keeps nothing of a picture that was replaced meanwhile", async () => {
    const plan = planned(png);
    writeFileSync(
      join(folders.masters, plan.master),
      await sharp({ create: { ...blank, width: 61 } })
        .png()
        .toBuffer(),
    );
    await expect(deliverPicture(`${plan.path}-60.avif`, [plan], folders)).rejects.toThrow("replaced");
    expect(() => files("cache")).toThrow();
  });

  test("of one file answers nothing for what is not planned", async () => {
    const plan = planned(png);
    for (const path of [`${plan.path}-61.avif`, `${plan.path}-60.png`, "/images/pages/shop.en.png", `${plan.path}-`]) {
      expect(await deliverPicture(path, [plan], folders), path).toBeUndefined();
    }
  });
});

describe("the cache", () => {
  test("gives the same bytes without the picture", async () => {
    const plan = planned(png);
    await deliverPictures([plan], folders, join(root, "out"));
    rmSync(folders.masters, { recursive: true });
    expect(await deliverPictures([plan], folders, join(root, "again"))).toEqual({ files: 3, encoded: 0 });
    const pictures = files("out").filter((name) => /\.\w+$/.test(name));
    expect(pictures).toHaveLength(3);
    for (const name of pictures) {
      expect(readFileSync(join(root, "again", name)).equals(readFileSync(join(root, "out", name)))).toBe(true);
    }
    expect(files("cache").filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test.each([
    ["cut off", (path: string) => truncateSync(path, 50)],
    ["empty", (path: string) => truncateSync(path, 0)],
    ["damaged", (path: string) => writeFileSync(path, Buffer.from(readFileSync(path)).fill(0, 40, 44))],
  ])("is not believed where a file is %s, and mended", async (_name, damage) => {
    const plan = planned(png);
    await deliverPictures([plan], folders, join(root, "out"));
    const before = readFileSync(join(root, "out", `${plan.path}-60.avif`));
    damage(join(folders.cache, files("cache").find((name) => name.endsWith(".avif")) ?? ""));
    expect(await deliverPictures([plan], folders, join(root, "again"))).toEqual({ files: 3, encoded: 1 });
    expect(readFileSync(join(root, "again", `${plan.path}-60.avif`)).equals(before)).toBe(true);
    expect((await deliverPictures([plan], folders, join(root, "third"))).encoded).toBe(0);
  });

  test("may be a place where nothing can be written", async () => {
    const plan = planned(png);
    writeFileSync(join(root, "file"), "");
    const nowhere = { ...folders, cache: join(root, "file", "cache") };
    expect(await deliverPictures([plan], nowhere, join(root, "out"))).toEqual({ files: 3, encoded: 3 });
    mkdirSync(folders.cache);
    chmodSync(folders.cache, 0o500);
    expect((await deliverPictures([plan], folders, join(root, "again"))).files).toBe(3);
    chmodSync(folders.cache, 0o700);
  });

  test("knows a picture by what is in it, not by its name", async () => {
    const plan = planned(png);
    const other = planned(png, "pages/other.png");
    await deliverPictures([plan], folders, join(root, "out"));
    expect((await deliverPictures([other], folders, join(root, "out"))).encoded).toBe(0);
  });
});
