/** Every built page: its head, its text, and its twin in Markdown. Headings and ids are checked by axe and the HTML checker. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { describe, expect, test } from "vitest";
import { generatedFolder } from "../../src/project-folders.ts";
import { contentKey, localizedPath } from "../../src/routes/routes.ts";
import { fileType } from "../../src/server/files/file-headers.ts";
import { elementsOf, type HtmlElement } from "./html-elements.ts";
import { client, htmlOf, pages, shell, site } from "./pages.ts";

const text = (element: HtmlElement) => element.text.replaceAll(/\s+/g, " ").trim();

test("the manifest has the site's name and icons that are there, in the size that it says", () => {
  const { icons, ...said } = JSON.parse(readFileSync(join(client, "manifest.webmanifest"), "utf8"));
  const [{ code: lang, direction: dir } = expect.fail()] = shell.languages;
  expect(said).toEqual({ name: shell.brand, lang, dir, id: "/", start_url: "/", display: "browser" });
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toEqual([undefined, "any", "maskable"]);
  for (const { src, sizes, type } of icons) {
    const { width, height, type: kind } = imageSize(readFileSync(join(client, src)));
    expect([kind === "svg" ? "any" : `${width}x${height}`, fileType(src).split(";")[0]], src).toEqual([sizes, type]);
  }
});

describe.each(pages)("$path", ({ page, language, path, isListed }) => {
  const all = elementsOf(htmlOf(path));
  const named = (name: RegExp) => all.filter((element) => name.test(element.name));

  test("names its language, title, description, address, translations and feeds", () => {
    const file = `${generatedFolder}/content/${language}/${contentKey(page)}.json`;
    const { head } = JSON.parse(readFileSync(file, "utf8"));
    const attributesOf = all.map(({ attributes }) => attributes);
    const meta = (key: string) => attributesOf.find(({ name, property }) => [name, property].includes(key))?.content;
    const linked = (rel: string) => attributesOf.filter((one) => one.rel === rel);
    expect(named(/^html$/)[0]?.attributes.lang).toBe(language);
    expect(named(/^title$/).map(text)).toEqual([head.title]);
    expect([meta("og:title"), meta("description")]).toEqual([head.title, head.description]);
    expect(meta("og:description")).toBe(head.description);
    expect(meta("robots")).toBe(isListed ? undefined : "noindex");
    const own = isListed ? site.origin + path : undefined;
    expect([linked("canonical")[0]?.href, meta("og:url")]).toEqual([own, own]);
    expect(linked("manifest")).toMatchObject([{ href: "/manifest.webmanifest" }]);
    const codes = isListed ? [...site.languages.map((code) => [code, code]), ["x-default", site.languages[0]]] : [];
    expect(linked("alternate").map(({ hreflang, type, href }) => [hreflang ?? type, href])).toEqual([
      ...codes.map(([code, of = ""]) => [code, site.origin + localizedPath(page, of)]),
      ...(isListed ? [["text/markdown", `${path}.md`]] : []),
      ...(page.route === "releaseNotes"
        ? [
            ["application/atom+xml", `/${language}/releases.atom`],
            ["application/json", `/${language}/releases.json`],
          ]
        : []),
    ]);
  });

  test("has no placeholder or hole in its text", () => {
    expect(named(/^main$/).map((main) => text(main).length > 100)).toEqual([true]);
    expect(named(/^body$/).map(text)).toEqual([expect.not.stringMatching(/\{\{?\w|undefined|\[object|NaN/)]);
  });

  test("is there as Markdown if search engines list it", () => {
    const file = join(client, `${path}.md`);
    expect(existsSync(file)).toBe(isListed);
    if (!isListed) return;
    const markdown = readFileSync(file, "utf8");
    expect(markdown.match(/^# .+$/gm)).toHaveLength(1);
    expect(markdown).not.toMatch(/<[a-z/!]|\[\]|\]\((?![a-z]+:)|\*\*\*\*|undefined/);
    expect(markdown.length).toBeLessThan(htmlOf(path).length / 2);
  });
});
