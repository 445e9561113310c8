/** The picture of every page for social networks. Needs `npm run build`. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { titleBoxes } from "../../scripts/encode/social/draw.ts";
import { fitLines, lineHeight } from "../../scripts/encode/social/fit-lines.ts";
import { widthOf } from "../../scripts/encode/social/outlines.ts";
import { elementsOf } from "../site/html-elements.ts";
import { client, htmlOf, pages, shell, site } from "../site/pages.ts";

const shown = pages.map(({ path }) => {
  const tags = elementsOf(htmlOf(path)).map(({ attributes }) => attributes);
  const meta = (name: string) => tags.find((tag) => [tag.name, tag.property].includes(name))?.content ?? "";
  const file = meta("og:image").replace(site.origin, "");
  return { path, meta, file, alt: meta("og:image:alt") };
});

/** A picture of the content for all pages is not drawn. */
const drawn = shown.filter(({ file }) => file.startsWith("/images/social/"));

test("every page names its picture, with its size and its title in words, in at most 100 kB", () => {
  for (const { path, meta, file, alt } of shown) {
    const { width, height } = imageSize(readFileSync(join(client, file)));
    expect([meta("og:image:width"), meta("og:image:height")], path).toEqual([`${width}`, `${height}`]);
    expect([width, height, meta("twitter:card")], path).toEqual([1200, 630, "summary_large_image"]);
    expect([alt, `${alt} · ${shell.brand}`, shell.brand]).toContain(drawn.length === 0 ? alt : meta("og:title"));
  }
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(drawn.length);
  expect(drawn.filter(({ file }) => statSync(join(client, file)).size > 100_000)).toEqual([]);
});

const long =
  "Warenwirtschaftssystemanbindung und Kassensicherungsverordnungskonformität für Lebensmitteleinzelhandel in Bayern, 2026";
const soft = "Kassen\u00adsicherungs\u00adverordnungs\u00adkonformität";

test.each(Object.entries(titleBoxes))("every title is whole beside a %s", (_kind, { width, height, largest }) => {
  for (const title of [...drawn.map(({ alt }) => alt), long, soft, "W".repeat(120)]) {
    const { lines, type } = fitLines(title, { width, height, largest }, widthOf);
    for (const line of lines) expect(widthOf(line) * type, line).toBeLessThanOrEqual(width);
    expect(lines.length * lineHeight * type, title).toBeLessThanOrEqual(height);
    // Only hyphens are added.
    const letters = (text: string) => text.replaceAll(/[\s\u00ad-]/g, "");
    expect(letters(lines.join(""))).toBe(letters(title));
  }
});
