/** The search index of the whole site: it has every page, and what it says of one stands there. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SiteIndex } from "../../src/content/types.ts";
import { codeVersion, readManifest } from "../../src/prerender/assets-manifest.ts";
import { outFolder } from "../../src/project-folders.ts";
import { elementsOf, type HtmlElement } from "./html-elements.ts";
import { client, htmlOf, pages, site } from "./pages.ts";

const data = join(client, "content", codeVersion(readManifest(outFolder)));
const plain = (text = "") => text.replaceAll(/\s+/g, " ");

describe.each(site.languages)("in %s", (language) => {
  const index: SiteIndex = JSON.parse(readFileSync(join(data, language, "search", "site.json"), "utf8"));
  const [own, articles] = [index.filter(({ kind }) => kind !== "help"), index.filter(({ kind }) => kind === "help")];

  test("every listed page is an entry, and no address is there twice", () => {
    const hrefs = index.map(({ href }) => href);
    const listed = pages.filter((page) => page.isListed && page.language === language);
    const expected = listed.filter(({ page }) => page.route !== "partnersPage").map(({ path }) => path);
    expect(own.map(({ href }) => href).filter((href) => !href.includes("#"))).toEqual(expected);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  test.each(own)("the words of $href are there", ({ href, title, text = "" }) => {
    const [path = "", anchor] = href.split("#");
    const elements = elementsOf(htmlOf(path));
    const shown = plain(anchor === undefined ? wholePage(elements) : partWith(elements, anchor)?.text);
    for (const line of [title, ...text.split("\n")]) expect(shown).toContain(plain(line));
  });

  test("help articles are called as plugins call them", () => {
    const linked = elementsOf(
      pages
        .filter(({ page }) => page.route === "plugin")
        .map(({ path }) => htmlOf(path))
        .join(),
    );
    const titles = new Map(linked.map(({ attributes, text }) => [attributes.href, text]));
    const named = articles.filter(({ href }) => titles.has(href));
    expect(named.map(({ href }) => titles.get(href))).toEqual(named.map(({ title }) => title));
    expect(named.length).toBeGreaterThan(0);
  });
});

/** What is read, and what the head says. */
function wholePage(elements: readonly HtmlElement[]): string {
  const description = elements.find(({ attributes }) => attributes.name === "description");
  const texts = elements.filter(({ name }) => ["title", "body"].includes(name)).map(({ text }) => text);
  return [...texts, description?.attributes.content].join(" ");
}

/** The part of a page that an anchor is in. */
function partWith(elements: readonly HtmlElement[], anchor: string): HtmlElement | undefined {
  const target = elements.find(({ attributes }) => attributes.id === anchor);
  return target && [target, ...target.around].find(({ name }) => /^(?:section|details|li|div)$/.test(name));
}
