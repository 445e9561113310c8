/** What social networks show beside a link: every page's own picture. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { titleRooms } from "../../scripts/encode/social/draw.ts";
import { fitLines, lineHeight } from "../../scripts/encode/social/fit-lines.ts";
import { widthOf } from "../../scripts/encode/social/outlines.ts";
import { elementsOf } from "../site/html-elements.ts";
import { client, htmlOf, pages, shell } from "../site/pages.ts";

const shown = pages.map(({ path }) => {
  const tags = elementsOf(htmlOf(path)).map(({ attributes }) => attributes);
  const meta = (name: string) => tags.find((tag) => [tag.name, tag.property].includes(name))?.content ?? "";
  return { path, meta, src: meta("og:image").replace(shell.origin, ""), title: meta("og:title") };
});

/** Those of a content that has one picture for all pages are not drawn. */
const drawn = shown.filter(({ src }) => src.startsWith("/images/social/"));

test("every page names its picture, as large as it is, in at most 100 kB and with its title in words", () => {
  for (const { path, meta, src, title } of shown) {
    const bytes = readFileSync(join(client, src));
    const { width, height, type = "" } = imageSize(bytes);
    expect([meta("og:image:width"), meta("og:image:height")], path).toEqual([`${width}`, `${height}`]);
    expect([width, height, meta("twitter:card")], path).toEqual([1200, 630, "summary_large_image"]);
    expect(["jpg", "png"]).toContain(type);
    expect(bytes.length, path).toBeLessThanOrEqual(100_000);
    expect(src, path).toMatch(/\.[0-9a-f]{8}\.\w+$/);
    if (src.startsWith("/images/social/")) expect(title.replace(` · ${shell.brand}`, "")).toBe(meta("og:image:alt"));
  }
  expect(new Set(drawn.map(({ src }) => src)).size).toBe(drawn.length);
});

const long =
  "Warenwirtschaftssystemanbindung und Kassensicherungsverordnungskonformität für Lebensmitteleinzelhandel in Bayern, 2026";
const soft = "Kassen\u00adsicherungs\u00adverordnungs\u00adkonformität";

test.each(Object.entries(titleRooms))("every title is whole beside a %s", (_kind, { width, height, largest }) => {
  for (const title of [...drawn.map(({ meta }) => meta("og:image:alt")), long, soft, "W".repeat(120)]) {
    const { lines, type } = fitLines(title, { width, height, largest }, widthOf);
    for (const line of lines) expect(widthOf(line) * type, line).toBeLessThanOrEqual(width);
    expect(lines.length * lineHeight * type, title).toBeLessThanOrEqual(height);
    // What is added are hyphens, at the ends of lines.
    const letters = (text: string) => text.replaceAll(/[\s\u00ad-]/g, "");
    expect(letters(lines.join(""))).toBe(letters(title));
  }
});
