import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { factPlaceholder, runtimePlaceholder } from "../../scripts/content/facts.ts";
import { walkStrings } from "../../scripts/content/walk.ts";
import { contentKey, pagesOf } from "../../src/routes/routes.ts";
import { sampleFolder } from "./content-copy.ts";

const { files, problems, content } = await checkContent(sampleFolder);

function emit() {
  if (content === undefined) throw new Error("The sample content has errors");
  return emitContent(content, sampleFolder, files.images);
}

const emitted = emit();

/** An emitted page by language and key. */
function pageOf(language: string, key: string): unknown {
  const { version } = JSON.parse(String(emitted.get("version.json")));
  const json = emitted.get(`public/content/${version}/${language}/${key}.json`);
  return json === undefined ? undefined : JSON.parse(String(json));
}

const site = { languages: files.languages, pluginSlugs: [...(content?.plugins.keys() ?? [])] };
const pages = pagesOf(site).map(contentKey);

describe("the sample content", () => {
  test("has no problem, not even a warning", () => {
    expect(problems).toEqual([]);
  });

  test("is in English and German, English first", () => {
    expect(files.languages).toEqual(["en", "de"]);
  });
});

describe("what is emitted", () => {
  test("is the same bytes each time", () => {
    const again = emit();
    expect([...again.keys()]).toEqual([...emitted.keys()]);
    for (const [name, data] of emitted) expect(Buffer.from(data).equals(Buffer.from(again.get(name) ?? ""))).toBe(true);
  });

  test.each(files.languages)("has every page in %s", (language) => {
    const missing = pages.filter((key) => pageOf(language, key) === undefined);
    expect(missing).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
  });

  test.each(files.languages)("has title and description for every page in %s", (language) => {
    for (const key of pages) {
      expect(pageOf(language, key), key).toMatchObject({
        head: { title: expect.stringMatching(/\S/), description: expect.stringMatching(/\S/) },
      });
    }
  });

  test.each(files.languages)("has no fact left to fill in, in %s", (language) => {
    const left = pages.flatMap((key) =>
      [...walkStrings(pageOf(language, key))]
        .filter(({ value }) => /[{}]/.test(value))
        .map(({ value }) => `${key}: ${value}`),
    );
    expect(left).toEqual([]);
  });

  test.each(files.languages)("has values for the browser in interface strings only, in %s", (language) => {
    const strings = JSON.parse(String(emitted.get(`public/locales/${language}/translation.json`)));
    const texts = [...walkStrings(strings)].map(({ value }) => value);
    expect(texts.filter((text) => text.match(factPlaceholder))).toEqual([]);
    expect(texts.filter((text) => text.match(runtimePlaceholder)).length).toBeGreaterThan(0);
    const notes = [...walkStrings(JSON.parse(String(emitted.get(`public/locales/${language}/notes.json`))))];
    expect(notes.filter(({ value }) => /[{}]/.test(value))).toEqual([]);
  });

  test("is another page in German than in English, each of them", () => {
    const same = pages.filter((key) => JSON.stringify(pageOf("de", key)) === JSON.stringify(pageOf("en", key)));
    expect(same).toEqual([]);
  });

  test("links within the language of the page", () => {
    const german = pages.flatMap((key) => [...walkStrings(pageOf("de", key))].map(({ value }) => value));
    const links = german.flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href?.startsWith("/de"))).toEqual([]);
  });

  test("has every picture under a name with a digest", () => {
    const pictures = [...emitted.keys()].filter((name) => name.startsWith("public/images/"));
    expect(pictures).toHaveLength(files.images.length);
    for (const name of pictures) expect(name).toMatch(/\.[0-9a-f]{8}\.\w+$/);
  });
});
