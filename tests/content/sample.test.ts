import { describe, expect, test } from "vitest";
import { factPlaceholder, runtimePlaceholder } from "../../scripts/content/check/format-facts.ts";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { textSlugs } from "../../scripts/content/emit/shell.ts";
import { contentKey, pagesOf } from "../../src/routes/routes.ts";
import { checkEdited, copy, emitEdited, setValue } from "./content-copy.ts";

const { files, content, emitted, json } = emitEdited();

const pageOf = (language: string, key: string): unknown => json(`content/${language}/${key}.json`);

const site = {
  languages: files.languages,
  pluginSlugs: [...content.plugins.keys()],
  partnerPages: [],
  editions: Object.keys(content.editions.editions),
  textSlugs: textSlugs(content),
};
const pages = pagesOf(site).map(contentKey);

test("the sample content has no problem, not even a warning", () => {
  expect(checkEdited().diagnostics).toEqual([]);
});

describe("what is emitted", () => {
  test.each(files.languages)("has values for the browser in interface strings only, in %s", (language) => {
    const texts = [...walkStrings(json(`public/locales/${language}/translation.json`))].map(({ value }) => value);
    expect(texts.filter((text) => text.match(factPlaceholder))).toEqual([]);
    expect(texts.filter((text) => text.match(runtimePlaceholder)).length).toBeGreaterThan(0);
    const notes = [...walkStrings(json(`public/locales/${language}/notes.json`))];
    expect(notes.filter(({ value }) => /[{}]/.test(value))).toEqual([]);
  });

  test("is another page in German than in English, without Markdown, and links within its language", () => {
    const same = pages.filter((key) => JSON.stringify(pageOf("de", key)) === JSON.stringify(pageOf("en", key)));
    expect(same).toEqual([]);
    const german = pages.flatMap((key) => walkStrings(pageOf("de", key)).map(({ value }) => value));
    expect(german.filter((text) => /\]\(|\*\*/.test(text))).toEqual([]);
    const links = german.flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href?.startsWith("/de"))).toEqual([]);
  });

  test("has every picture under a name with a digest: as it is, or with what it is to be encoded to", () => {
    const plain = [...emitted.keys()].flatMap((name) => {
      const [, path, ending] = /^public\/images\/(.*)\.[0-9a-f]{6}(\.\w+)$/.exec(name) ?? [];
      return path === undefined ? [] : [`${path}${ending}`];
    });
    const plans: { master: string }[] = json("pictures.json");
    const icons = ["site/favicon.ico", "site/favicon.svg"];
    const delivered = [...icons, ...plain, ...plans.map(({ master }) => master)];
    expect(delivered.sort()).toEqual([...files.images].sort());
  });

  test("shows each language its own picture and its own part for phones, else those of the first language", () => {
    const drawings = ["own.en.svg", "own.de.svg", "one.en.svg"];
    const photos = ["photo.en.png", "photo-phone.en.png", "two.en.png", "two-phone.en.png", "two.de.png"];
    const named = {
      mrp: "own.{lang}.svg",
      notes: "one.{lang}.svg",
      fatoora: "photo.{lang}.png",
      "my-logo": "two.{lang}.png",
    };
    const made = emitEdited(
      ...drawings.map((name) => copy("images/site/logo.svg", `images/tests/${name}`)),
      ...photos.map((name) => copy("images/site/social.png", `images/tests/${name}`)),
      ...Object.entries(named).map(([slug, name]) => setValue(`plugins/${slug}.yaml`, "image", `tests/${name}`)),
    );
    const pictureOf = (language: string, slug: string) => made.json(`content/${language}/plugin/${slug}.json`).picture;
    const shown = [pictureOf("en", "mrp"), pictureOf("de", "mrp"), pictureOf("de", "notes")];
    expect(shown.map(({ src }) => /^\/images\/tests\/(\w+\.\w+)\./.exec(src)?.[1])).toEqual([
      "own.en",
      "own.de",
      "one.en",
    ]);
    const photo = pictureOf("de", "fatoora");
    const phone = { src: expect.stringMatching(/^\/images\/tests\/photo-phone\.en\./) };
    const widths = [320, 640, 960, 1200];
    expect(photo).toMatchObject({ width: 960, height: 504, variants: { widths }, phone });
    expect(photo.src).toBe(`${photo.variants.path}-960.webp`);
    expect(pictureOf("en", "my-logo")).toHaveProperty("phone");
    expect(pictureOf("de", "my-logo")).not.toHaveProperty("phone");
    const plan = { master: "tests/photo.en.png", path: photo.variants.path, widths };
    expect(made.json("pictures.json")).toContainEqual(expect.objectContaining(plan));
  });
});
