/** How the head is written; `tests/site/outline.test.ts` compares it with the pages. */
import { readFileSync } from "node:fs";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { shell } from "#generated/shell.ts";
import { lookCss } from "../../scripts/content/emit/look-css.ts";
import { DocumentHead } from "../../src/prerender/document-head.tsx";
import { elementsOf } from "../site/html-elements.ts";

const origin = "https://www.shop.example";

const parts: ComponentProps<typeof DocumentHead> = {
  match: { route: "plugin", slug: "my-logo", language: "de" },
  content: { head: { title: "Title", description: "Description" } },
  shell,
  origin,
  translations: ["en", "de"],
  picture: { src: "/images/social/de.1f2e3d4c.jpg", width: 1200, height: 630, alt: "Title" },
  policy: "default-src 'self'",
  styles: "body{margin:0}",
  typefaces: ["/assets/f.woff2"],
};
function render(changed: Partial<typeof parts> = {}) {
  const head = renderToStaticMarkup(createElement(DocumentHead, { ...parts, ...changed }));
  return elementsOf(`<!doctype html><html>${head}`).filter(({ name }) => !/^(?:html|head|body)$/.test(name));
}
const tags = render();
const attributesOf = (found: typeof tags, name: string, attribute: string, value: RegExp) =>
  found.flatMap((tag) => (tag.name === name && value.test(tag.attributes[attribute] ?? "") ? [tag.attributes] : []));

test("the encoding comes first, and the policy before all that it applies to but the font", () => {
  expect(tags[0]?.attributes).toEqual({ charset: "utf-8" });
  const policy = tags.findIndex(({ attributes }) => "http-equiv" in attributes);
  expect(tags[policy]?.attributes.content).toBe(parts.policy);
  // React writes preloads first.
  const before = tags.slice(0, policy).filter(({ name, attributes: { rel } }) => name !== "meta" && rel !== "preload");
  expect(before).toEqual([]);
  expect(attributesOf(render({ policy: undefined }), "meta", "http-equiv", /./)).toEqual([]);
});

test("styles are inline, and the font is loaded like the styles load it", () => {
  expect(tags.find(({ name }) => name === "style")?.text).toBe(parts.styles);
  expect(attributesOf(tags, "link", "rel", /^stylesheet$/)).toEqual([]);
  expect(attributesOf(tags, "link", "rel", /^preload$/)).toEqual([
    { rel: "preload", href: "/assets/f.woff2", as: "font", type: "font/woff2", crossorigin: "" },
  ]);
  // Nothing is painted before the header is complete.
  expect(attributesOf(tags, "link", "rel", /^expect$/)).toEqual([{ rel: "expect", href: "#main", blocking: "render" }]);
});

test("the browser's bars have the colours of the page, light and dark, from the content", () => {
  const site = parse(readFileSync("tests/content/sample/site.yaml", "utf8"));
  const styles = lookCss({ site, languages: site.languages });
  const [light, dark] = [...styles.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(light).not.toBe(dark);
  const coloured = render({ styles });
  expect(attributesOf(coloured, "meta", "name", /^theme-color$/)).toEqual([
    { name: "theme-color", media: "(prefers-color-scheme: light)", content: light },
    { name: "theme-color", media: "(prefers-color-scheme: dark)", content: dark },
  ]);
});

test("a draft asks not to be listed, and names the address that it will have", () => {
  const robots = (draft?: true) => {
    const found = render({ shell: { ...shell, ...(draft && { draft }) } });
    const [canonical] = attributesOf(found, "link", "rel", /^canonical$/);
    return [attributesOf(found, "meta", "name", /^robots$/), canonical?.href];
  };
  const address = `${origin}/de/plugins/my-logo`;
  expect([robots(), robots(true)]).toEqual([
    [[], address],
    [[{ name: "robots", content: "noindex" }], address],
  ]);
});

test("no text ends its tag, and each is escaped once", () => {
  const hostile = `"><script>alert(1)</script> & 'more' </title>`;
  const found = render({
    content: { head: { title: hostile, description: hostile } },
    origin: '">',
    translations: ["en"],
  });
  expect(found.filter(({ name }) => name === "script" || name === "b")).toEqual([]);
  expect(found.find(({ name }) => name === "title")?.text).toBe(hostile);
  expect(attributesOf(found, "meta", "name", /^description$/)).toEqual([{ name: "description", content: hostile }]);
  expect(attributesOf(found, "meta", "property", /^og:description$/)[0]?.content).toBe(hostile);
  expect(attributesOf(found, "link", "rel", /^canonical$/)[0]?.href).toBe('">/de/plugins/my-logo');
});
