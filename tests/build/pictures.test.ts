/** Pictures of the built pages. Needs `npm run build`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { describe, expect, test } from "vitest";
import { filesBelow } from "../../scripts/files-below.ts";
import { elementsOf, type HtmlElement } from "../site/html-elements.ts";
import { client, htmlOf, pages, site } from "../site/pages.ts";

/** The pictures of a page's main part, with the sources of the `<picture>` around each, if there is one. */
function imagesOf(path: string) {
  const all = elementsOf(htmlOf(path));
  const images = all.filter(({ name, around }) => name === "img" && around.some((outer) => outer.name === "main"));
  return images.map(({ attributes: img, around: [parent] }) => {
    const sources = all.filter(({ name, around }) => name === "source" && around[0] === parent);
    return { img, sources: sources.map(({ attributes }) => attributes) };
  });
}

function candidates({ srcset = "" }: HtmlElement["attributes"]): { file: string; width: number }[] {
  return srcset.split(", ").map((one) => {
    const [file = "", width = ""] = one.split(" ");
    return { file, width: Number(width.replace(/w$/, "")) };
  });
}

const sizeOf = (file: string) => statSync(join(client, file)).size;

/** How wide a phone of 390 px shows a picture: the first of `sizes` whose condition holds, in vw or rem. */
function widthOnPhone(sizes: string): number {
  const parts = sizes.matchAll(/(?:^|, )(?:\(min-width: (\d+)rem\) )?([\d.]+)(vw|rem)(?=,|$)/g);
  const [, , length, unit] = [...parts].find(([, from = "0"]) => Number(from) * 16 <= 390) ?? expect.fail(sizes);
  return Number(length) * (unit === "vw" ? 3.9 : 16);
}

/** A phone with two pixels to one takes the smallest AVIF that has a pixel for each of its own. */
function bytesOnPhone({ img, sources }: ReturnType<typeof imagesOf>[number]): number {
  const avif = sources.find(({ type }) => type === "image/avif");
  if (avif === undefined) return sizeOf(img.src ?? "");
  const wanted = widthOnPhone(avif.sizes ?? "") * 2;
  const wide = candidates(avif);
  return sizeOf((wide.find(({ width }) => width >= wanted) ?? wide.at(-1))?.file ?? "");
}

const all = pages.map(({ path }) => ({ path, images: imagesOf(path) }));
const encoded = all.flatMap(({ images }) => images).filter(({ sources }) => sources.length > 0);

describe.each(all.filter(({ images }) => images.length > 0))("$path", ({ path, images }) => {
  test("has every picture with its size", () => {
    for (const { img, sources } of images) {
      const { src = "", width, height } = img;
      expect(existsSync(join(client, src)), src).toBe(true);
      // A small mark has the size it is shown in.
      if (sources.length === 0 && src.endsWith(".svg")) continue;
      const file = imageSize(readFileSync(join(client, src)));
      expect([width, height], src).toEqual([String(file.width), String(file.height)]);
    }
  });

  test("loads at most its first picture at once, of at most 17 kB on a phone: one round trip with the typeface", () => {
    const eager = images.filter(({ img }) => img.loading !== "lazy");
    expect(eager).toEqual(images.slice(0, eager.length === 0 ? 0 : 1));
    for (const { img, sources } of images) {
      const isFirst = img.loading !== "lazy" && sources.length > 0;
      if (isFirst || img.loading === "lazy") expect(img.fetchpriority).toBe(isFirst ? "high" : undefined);
    }
    for (const image of eager) expect(bytesOnPhone(image), path).toBeLessThanOrEqual(17_000);
  });
});

test("encoded pictures are offered as AVIF with sizes, and as one WebP, for phones too", () => {
  for (const { img, sources } of encoded) {
    const [own, phone] = [false, true].map((isPhone) =>
      sources.filter(({ media }) => (media !== undefined) === isPhone),
    );
    expect(own?.map(({ type }) => type)).toEqual(["image/avif"]);
    if (phone?.length !== 0) expect(phone?.map(({ type }) => type)).toEqual(["image/avif", undefined]);
    for (const { type, sizes } of sources) if (type !== undefined) expect(sizes).toMatch(/(?:^|, )\S+$/);
    for (const file of [img.src, ...sources.flatMap(({ type, srcset }) => (type === undefined ? srcset : []))])
      expect(file).toMatch(/\.webp$/);
  }
});

test("files of pictures have their width, a digest in the name, and a page that uses them", () => {
  const files = encoded.flatMap(({ sources }) => sources.flatMap(candidates));
  for (const { file, width } of files) {
    expect(file).toMatch(/^\/images\/.*\.[0-9a-f]{6}-\d+\.(?:avif|webp)$/);
    if (width > 0) expect(imageSize(readFileSync(join(client, file))).width, file).toBe(width);
  }
  const used = new Set([...files.map(({ file }) => file), ...encoded.map(({ img }) => img.src)]);
  const built = filesBelow(join(client, "images")).map((name) => `/images/${name}`);
  expect(built.filter((name) => /-\d+\.(?:avif|webp)$/.test(name) && !used.has(name))).toEqual([]);
  expect(built.filter((name) => /\.(?:avif|webp|jpg|png)\.(?:br|gz)$/.test(name))).toEqual([]);
});

test.each(site.languages)("a phone loads at most 80 kB of pictures on the home page in %s", (language) => {
  const images = imagesOf(`/${language}`);
  expect(images.length).toBeGreaterThan(2);
  expect(images.reduce((sum, image) => sum + bytesOnPhone(image), 0)).toBeLessThanOrEqual(80_000);
});
