import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type CheckedContent, checkContent } from "../../scripts/content/check.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { atomFeed } from "../../scripts/content/emit/feeds/atom.ts";
import type { ReleaseFeed } from "../../scripts/content/emit/feeds/release-feed.ts";
import { fillFacts } from "../../scripts/content/emit/fill-facts.ts";
import { factTable } from "../../scripts/content/fact-table.ts";
import { byNewest } from "../../scripts/content/facts.ts";
import { releaseSectionIds } from "../../scripts/content/schema/release.ts";
import { releaseAnchor } from "../../src/routes/anchors.ts";
import { sampleFiles } from "../content/content-copy.ts";

const checked = checkContent(sampleFiles);
const content = contentOf(checked);
const emitted = emitContent(content, checked.files);
const origin = content.site.hosts.site;

function contentOf({ content: found, problems }: CheckedContent) {
  if (found === undefined) throw new Error(`The content has errors: ${JSON.stringify(problems)}`);
  return found;
}

function fileOf(name: string, files = emitted): string {
  const text = files.get(`public/${name}`);
  if (text === undefined) throw new Error(`${name} is not emitted`);
  return String(text);
}

/** What is said about each release in a language, newest first, as it is in the content. */
function releasesIn(language: string) {
  const words = fillFacts(content.words.get(language)?.releases, factTable(content, language));
  return [...content.releases.values()].sort(byNewest).map(({ version, date }) => {
    const texts = words?.get(version);
    const items = releaseSectionIds.flatMap((id) => texts?.[id] ?? []);
    return { version, date, summary: texts?.summary, items };
  });
}

const rfc3339 = z.iso.datetime();
const absolute = z.url({ protocol: /^https$/ });
const text = z.string().min(1);

const link = z.strictObject({ "@rel": z.enum(["self", "alternate"]), "@type": z.string(), "@href": absolute });
const atomShape = z.strictObject({
  "@xmlns": z.literal("http://www.w3.org/2005/Atom"),
  "@xml:lang": z.string(),
  title: text,
  subtitle: text,
  id: absolute,
  link: z.tuple([link, link]),
  updated: rfc3339,
  author: z.strictObject({ name: text, uri: absolute }),
  entry: z.array(
    z.strictObject({
      title: text,
      id: absolute,
      link,
      published: rfc3339,
      updated: rfc3339,
      summary: text,
      content: z.strictObject({ "@type": z.literal("html"), "#text": text }),
    }),
  ),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});

/** The feed as an XML reader sees it; refuses what is not well-formed, and what the RFC does not know. */
function parseAtom(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { "?xml": declaration, feed, ...others } = parser.parse(xml.replaceAll(/>\n</g, "><").trim());
  expect(declaration).toEqual({ "@version": "1.0", "@encoding": "utf-8" });
  expect(others).toEqual({});
  return atomShape.parse(feed);
}

describe.each(content.languages)("the feed in %s", (language) => {
  const feed = parseAtom(fileOf(`${language}/releases.atom`));
  const page = `${origin}/${language}/release-notes`;

  test("says its language, its own address, and the page that it is about", () => {
    expect(feed["@xml:lang"]).toBe(language);
    expect(feed.link).toEqual([
      { "@rel": "self", "@type": "application/atom+xml", "@href": `${origin}/${language}/releases.atom` },
      { "@rel": "alternate", "@type": "text/html", "@href": page },
    ]);
    expect(feed.author.name).toBe(content.site.company.name);
    expect(feed.title).toContain(content.site.brand);
  });

  test("has the whole of every release, newest first, with its date and its address, as HTML without addresses", () => {
    const entries = feed.entry.map(({ content: { "#text": html }, ...entry }) => {
      expect(html).not.toMatch(/href=|src=/);
      const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => unescaped(item));
      const { title, updated, published, link, summary } = entry;
      return { title, updated, published, href: link["@href"], summary: unescaped(summary), items };
    });
    const expected = releasesIn(language).map(({ version, date, summary, items }) => {
      const title = `${content.site.brand} ${version}`;
      const day = `${date}T00:00:00Z`;
      return { title, updated: day, published: day, href: `${page}#${releaseAnchor(version)}`, summary, items };
    });
    expect(entries).toEqual(expected);
    expect(entries.length).toBe(content.releases.size);
    expect(feed.updated).toBe(
      entries
        .map(({ updated }) => updated)
        .sort()
        .at(-1),
    );
  });
});

test("ids are told apart, also between languages", () => {
  const ids = content.languages.flatMap((code) => {
    const { id, entry } = parseAtom(fileOf(`${code}/releases.atom`));
    return [id, ...entry.map((release) => release.id)];
  });
  expect(new Set(ids).size).toBe(ids.length);
});

/** HTML text as read. */
function unescaped(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const download = z.strictObject({
  version: z.string(),
  date: z.iso.date(),
  url: absolute,
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const section = z.strictObject({ id: z.enum(releaseSectionIds), title: text, items: z.array(z.string()) });
const jsonShape = z.strictObject({
  product: text,
  publisher: z.strictObject({ name: text, url: absolute }),
  language: z.string(),
  title: text,
  description: text,
  url: absolute,
  atom: absolute,
  json: absolute,
  latest: z.strictObject({ version: z.string(), date: z.iso.date(), url: absolute }),
  downloads: z.strictObject({ lite: download, pro: download, proUpdate: download, dataMigration: download }),
  releases: z.array(
    z.strictObject({
      version: z.string(),
      date: z.iso.date(),
      url: absolute,
      summary: text,
      sections: z.array(section).min(1),
    }),
  ),
});

describe.each(content.languages)("releases.json in %s", (language) => {
  const data = jsonShape.parse(JSON.parse(fileOf(`${language}/releases.json`)));

  test("has every release with all that is said about it, newest first", () => {
    const found = data.releases.map(({ url: _url, sections, ...release }) => {
      return { ...release, items: sections.flatMap(({ items }) => items) };
    });
    expect(found).toEqual(releasesIn(language));
    expect(data.releases[0]).toMatchObject(data.latest);
  });

  test("has the installers as they are in downloads.yaml", () => {
    for (const name of ["lite", "pro", "proUpdate", "dataMigration"] as const) {
      const { path, ...facts } = content.downloads[name];
      expect(data.downloads[name]).toEqual({ ...facts, url: expect.stringMatching(`/${path}$`) });
    }
  });

  test("links to the same releases as the feed", () => {
    const { entry, link } = parseAtom(fileOf(`${language}/releases.atom`));
    expect(data.releases.map(({ url }) => url)).toEqual(entry.map((release) => release.link["@href"]));
    expect([data.atom, data.url]).toEqual(link.map((address) => address["@href"]));
    expect(data.json).toBe(`${origin}/${language}/releases.json`);
  });
});

test("downloads on the site's own host have its address in front", () => {
  const { site } = content;
  const own = { ...content, site: { ...site, hosts: { ...site.hosts, downloads: "/downloads" } } };
  const files = emitContent(own, checked.files);
  const data = jsonShape.parse(JSON.parse(fileOf("en/releases.json", files)));
  expect(data.downloads.lite.url).toBe(`${origin}/downloads/${content.downloads.lite.path}`);
});

describe("no text breaks the feed", () => {
  const page = `${origin}/en/release-notes`;
  const feedWith = (text: string): ReleaseFeed => ({
    product: text,
    publisher: { name: text, url: origin },
    language: "en",
    title: text,
    description: text,
    url: page,
    atom: `${origin}/en/releases.atom`,
    json: `${origin}/en/releases.json`,
    latest: { version: "1.0", date: "2025-01-02", url: page },
    downloads: jsonShape.parse(JSON.parse(fileOf("en/releases.json"))).downloads,
    releases: [
      {
        version: "1.0",
        date: "2025-01-02",
        url: `${page}#v1-0`,
        summary: text,
        sections: [{ id: "bugFixes", title: text, items: [text] }],
      },
    ],
  });

  test.each([
    "a < b & c > d",
    `"quoted" & 'single'`,
    "</content></entry></feed>",
    "]]> <![CDATA[ x ]]>",
    "<script>alert(1)</script>",
    "&lt;already&gt; &amp; escaped",
    "Größe 10 €, ملاحظات, 😀",
  ])("%s is read as it was written", (text) => {
    const { title, author, entry } = parseAtom(atomFeed(feedWith(text)));
    expect([title, author.name, entry[0]?.summary]).toEqual([text, text, text]);
    const html = entry[0]?.content["#text"] ?? "";
    expect(unescaped(/<li>(.*?)<\/li>/.exec(html)?.[1] ?? "")).toBe(text);
    expect(html).not.toContain("<script");
  });

  test("whatever characters it has, the feed stays well-formed", () => {
    const text = fc.string({ unit: "binary", minLength: 1 });
    fc.assert(fc.property(text, (some) => XMLValidator.validate(atomFeed(feedWith(some))) === true));
    // The validator lets control characters pass, which XML does not.
    const control = atomFeed(feedWith("a\u0000b\u001bc\ufffed"));
    expect(parseAtom(control).title).toBe("abcd");
  });
});
