import { describe, expect, test } from "vitest";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { textSlugs } from "../../scripts/content/emit/shell.ts";
import { factPlaceholder, runtimePlaceholder } from "../../scripts/content/model/format-facts.ts";
import { contentKey, pagesOf } from "../../src/routes/routes.ts";
import { checkEdited, copy, emitEdited, setValue } from "./content-copy.ts";

const { files, content, emitted, json } = emitEdited();

/** An emitted page by language and key. */
const pageOf = (language: string, key: string): unknown => json(`content/${language}/${key}.json`);

const site = {
  languages: files.languages,
  pluginSlugs: [...content.plugins.keys()],
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
    const plain = [...emitted.keys()].filter((name) => name.startsWith("public/images/"));
    for (const name of plain) expect(name).toMatch(/\.[0-9a-f]{6}\.\w+$/);
    const plans: { master: string; path: string }[] = json("pictures.json");
    for (const { path } of plans) expect(path).toMatch(/^\/images\/.*\.[0-9a-f]{6}$/);
    // Icons have fixed names.
    const delivered = [
      ...["site/favicon.ico", "site/favicon.svg"],
      ...plain.map((name) => name.slice("public/images/".length).replace(/\.[0-9a-f]{6}(\.\w+)$/, "$1")),
      ...plans.map(({ master }) => master),
    ];
    expect(delivered.sort()).toEqual([...files.images].sort());
  });

  test("shows each language its own picture, with its own part for phones, and the first one's where there is none", () => {
    const made = emitEdited(
      ...["own.en", "own.de", "one.en"].map((name) => copy("images/site/logo.svg", `images/tests/${name}.svg`)),
      ...["photo.en", "photo-phone.en", "two.en", "two-phone.en", "two.de"].map((name) =>
        copy("images/site/social.png", `images/tests/${name}.png`),
      ),
      setValue("plugins/price-lists.yaml", "image", "tests/two.{lang}.png"),
      setValue("plugins/mrp.yaml", "image", "tests/own.{lang}.svg"),
      setValue("plugins/notes.yaml", "image", "tests/one.{lang}.svg"),
      setValue("plugins/fatoora.yaml", "image", "tests/photo.{lang}.png"),
    );
    const pictureOf = (language: string, slug: string) => made.json(`content/${language}/plugin/${slug}.json`).picture;
    const drawings = [pictureOf("en", "mrp"), pictureOf("de", "mrp"), pictureOf("de", "notes")];
    const named = drawings.map(({ src }) => /^\/images\/tests\/(\w+\.\w+)\./.exec(src)?.[1]);
    expect(named).toEqual(["own.en", "own.de", "one.en"]);
    expect(drawings[1]).not.toHaveProperty("variants");
    const photo = pictureOf("de", "fatoora");
    expect(photo).toMatchObject({ width: 800, height: 420, variants: { widths: [320, 640, 960, 1200] } });
    expect(photo.src).toBe(`${photo.variants.path}-800.jpg`);
    expect(photo.phone.src).toMatch(/^\/images\/tests\/photo-phone\.en\./);
    expect(pictureOf("en", "price-lists").phone.src).toMatch(/^\/images\/tests\/two-phone\.en\./);
    expect(pictureOf("de", "price-lists")).not.toHaveProperty("phone");
    expect([...made.emitted.keys()].filter((name) => name.includes("tests/photo"))).toEqual([]);
    const plans: { master: string }[] = made.json("pictures.json");
    const plan = plans.find(({ master }) => master === "tests/photo.en.png");
    expect(plan).toMatchObject({ path: photo.variants.path, widths: [320, 640, 960, 1200], fallbackWidth: 800 });
  });
});
