import { readFileSync } from "node:fs";
import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { headModel } from "../../src/app/head.ts";
import { shell } from "../../src/generated/shell.ts";
import { escapeHtml, renderHead } from "../../src/renderer/render-head.ts";
import { localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";

const origin = "https://www.shop.example";
const feedTitles = { en: { atom: "Feed", json: "Data" }, de: { atom: "Feed der Versionen", json: "Daten" } };
const site = { origin, languages: ["en", "de"], rightToLeft: [], feedTitles };
const texts = { title: "Title", description: "Description" };
const pages = pagesOf({ languages: site.languages, pluginSlugs: ["fatoora", "my-logo"] });
const indexed = pages.filter(({ route }) => routeOf(route).indexed);
const hidden = pages.filter(({ route }) => !routeOf(route).indexed);
const path = (page: (typeof pages)[number]) => localizedPath(page, "en");

describe("a page that search engines may list", () => {
  test.each(indexed.map((page) => ({ page, path: path(page) })))(
    "$path names itself and its translations",
    ({ page }) => {
      const models = site.languages.map((language) => headModel({ ...page, language }, texts, site));
      for (const model of models) {
        expect(model.canonical).toBe(origin + localizedPath(page, model.language));
        expect(model.alternates).toContainEqual({ language: model.language, href: model.canonical });
        // Search engines ignore translations that do not name each other.
        expect(model.alternates).toEqual(models[0]?.alternates);
      }
      expect(models[0]?.alternates).toEqual([
        { language: "en", href: models[0]?.canonical },
        { language: "de", href: models[1]?.canonical },
        { language: "x-default", href: models[0]?.canonical },
      ]);
    },
  );

  test("is the default in the first language of the site", () => {
    const model = headModel({ route: "faq", language: "en" }, texts, { ...site, languages: ["de", "en"] });
    expect(model.alternates.at(-1)).toEqual({ language: "x-default", href: `${origin}/de/faq` });
  });
});

test.each(hidden.map((page) => ({ page, path: path(page) })))("$path has no address for search engines", ({ page }) => {
  expect(headModel({ ...page, language: "de" }, texts, site)).toEqual({
    language: "de",
    direction: "ltr",
    ...texts,
    canonical: undefined,
    alternates: [],
    feeds: [
      { type: "application/atom+xml", title: "Feed der Versionen", href: "/de/releases.atom" },
      { type: "application/json", title: "Daten", href: "/de/releases.json" },
    ],
  });
});

test("a language written from right to left says so", () => {
  const rightToLeft = { ...site, rightToLeft: ["de"] };
  expect(headModel({ route: "faq", language: "de" }, texts, rightToLeft).direction).toBe("rtl");
  expect(headModel({ route: "faq", language: "en" }, texts, rightToLeft).direction).toBe("ltr");
});

/** Tags of a rendered head: name and attributes, in order. */
function tagsOf(html: string) {
  return parseFragment(html).childNodes.map((node) => {
    if (!("tagName" in node)) return { name: "text", attributes: {}, text: "" };
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    return {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text,
    };
  });
}

const parts = {
  shell,
  policy: "default-src 'self'",
  styles: "body{margin:0}",
  fonts: ["/assets/f.woff2"],
  styleAddresses: ["/assets/a.css"],
};
const model = headModel({ route: "plugin", slug: "my-logo", language: "de" }, texts, site);

describe("the head as text", () => {
  const tags = tagsOf(renderHead(model, parts));
  const names = tags.map(({ name, attributes: { property, rel, hreflang, sizes, type, charset, media, ...rest } }) =>
    [name, charset && "charset", property, rest.name, media, rest["http-equiv"], rel, hreflang, sizes, type]
      .filter(Boolean)
      .join(" "),
  );

  test("has every tag once, and nothing between tags", () => {
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain("text");
    expect(names).toEqual(
      expect.arrayContaining([
        "meta charset",
        "meta Content-Security-Policy",
        "meta viewport",
        "title",
        "meta description",
        "link canonical",
        "link alternate en",
        "link alternate de",
        "link alternate x-default",
        "link alternate application/atom+xml",
        "link alternate application/json",
        "meta og:title",
        "meta og:url",
        "style",
      ]),
    );
    expect(names).not.toContain("meta robots");
  });

  test("says the encoding first, and the policy before anything that it is about", () => {
    expect(names.slice(0, 2)).toEqual(["meta charset", "meta Content-Security-Policy"]);
  });

  test("brings the page's styles, and loads none", () => {
    expect(tags.find(({ name }) => name === "style")?.text).toBe(parts.styles);
    for (const { attributes } of tags.filter(({ attributes }) => attributes.rel === "stylesheet")) {
      expect(attributes).toHaveProperty("disabled");
    }
  });

  test("asks for the fonts at once, as the styles will ask for them", () => {
    expect(tags.filter(({ attributes }) => attributes.rel === "preload").map(({ attributes }) => attributes)).toEqual([
      { rel: "preload", href: "/assets/f.woff2", as: "font", type: "font/woff2", crossorigin: "" },
    ]);
  });

  test("says language and country as social networks write them", () => {
    const locales = tags.filter(({ attributes }) => attributes.property?.startsWith("og:locale"));
    expect(locales.map(({ attributes }) => [attributes.property, attributes.content])).toEqual([
      ["og:locale", "de_DE"],
      ["og:locale:alternate", "en_US"],
    ]);
  });

  test("colours the browser's bars like the page, by day and in the dark, from the tokens", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    const html = renderHead(model, { ...parts, styles: tokens.replaceAll(/\/\*.*?\*\//gs, "") });
    const [light, dark] = [...tokens.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
    expect(light).not.toBe(dark);
    expect(tagsOf(html).filter(({ attributes }) => attributes.name === "theme-color")).toEqual([
      {
        name: "meta",
        attributes: { name: "theme-color", media: "(prefers-color-scheme: light)", content: light },
        text: "",
      },
      {
        name: "meta",
        attributes: { name: "theme-color", media: "(prefers-color-scheme: dark)", content: dark },
        text: "",
      },
    ]);
    expect(renderHead(model, { ...parts, styles: "" })).not.toContain("theme-color");
  });

  test("has no policy in development", () => {
    expect(renderHead(model, { ...parts, policy: undefined })).not.toContain("Content-Security-Policy");
  });

  test("tells search engines to leave out a page without an address", () => {
    const html = renderHead(headModel({ route: "notFound", language: "en" }, texts, site), parts);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|hreflang|og:url/);
  });
});

describe("no text ends its tag", () => {
  const hostile = `"><script>alert(1)</script> & 'more' </title>`;
  const html = renderHead({ ...model, title: hostile, description: hostile, canonical: `${origin}/"><b>` }, parts);
  const tags = tagsOf(html);

  test("title and description read as they were written", () => {
    expect(tags.filter(({ name }) => name === "script" || name === "b")).toEqual([]);
    expect(tags.find(({ name }) => name === "title")?.text).toBe(hostile);
    const contents = tags.filter(({ attributes }) => /description/.test(`${attributes.name} ${attributes.property}`));
    expect(contents.map(({ attributes }) => attributes.content)).toEqual([hostile, hostile]);
    expect(tags.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href).toBe(`${origin}/"><b>`);
  });

  test("an ampersand is escaped once", () => {
    expect(escapeHtml('a & b &amp; "c" <d>')).toBe("a &amp; b &amp;amp; &quot;c&quot; &lt;d&gt;");
  });
});
