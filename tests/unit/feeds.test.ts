import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { factTable, newestFirst } from "../../scripts/content/check/placeholders.ts";
import { fillFacts } from "../../scripts/content/compose/context.ts";
import { atomFeed } from "../../scripts/content/emit/atom.ts";
import type { ReleaseFeed } from "../../scripts/content/emit/release-feed.ts";
import { releaseSectionIds } from "../../scripts/content/schema/release.ts";
import { releaseAnchor } from "../../src/routes/anchors.ts";
import { emitEdited } from "../content/content-copy.ts";
import { elementsOf } from "../site/html-elements.ts";

const { content, emitted } = emitEdited();
const origin = content.site.hosts.site;
const fileOf = (name: string) => String(emitted.get(`public/${name}`));
const jsonOf = (language: string): ReleaseFeed => JSON.parse(fileOf(`${language}/releases.json`));

const text = expect.stringMatching(/./);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "entry",
});

function parseAtom(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml.replaceAll(/>\n</g, "><").trim()).feed;
}

const itemsOf = (html: string) => elementsOf(html).flatMap(({ name, text }) => (name === "li" ? [text] : []));

describe.each(content.languages)("in %s", (language) => {
  const page = `${origin}/${language}/release-notes`;
  const atom = `${origin}/${language}/releases.atom`;
  const json = jsonOf(language);

  test("releases.json has every release, newest first, and the installers", () => {
    const words = fillFacts(content.translations.get(language)?.releases, factTable(content, language));
    const releases = newestFirst(content).map(({ version, date }) => {
      const { summary = "", ...lists } = words?.get(version) ?? {};
      const sections = releaseSectionIds.flatMap((id) => {
        const items = Reflect.get(lists, id);
        return items === undefined ? [] : [{ id, title: text, items }];
      });
      return { version, date, url: `${page}#${releaseAnchor(version)}`, summary, sections };
    });
    const { editions, updates, dataMigration } = content.downloads;
    const installers = { lite: editions.lite, pro: editions.pro, proUpdate: updates.pro, dataMigration };
    const downloads = Object.entries(installers).map(([id, file]) => {
      const { path, version, date, bytes, sha256 } = file ?? expect.fail();
      return [id, { version, date, bytes, sha256, url: expect.stringMatching(`^https://.+/${path}$`) }];
    });
    const [{ summary: _summary, sections: _sections, ...latest } = expect.fail()] = releases;
    expect(json).toMatchObject({ product: content.site.brand, language, url: page, atom, latest, releases });
    expect(json.downloads).toEqual(Object.fromEntries(downloads));
    expect(json.publisher).toEqual({ name: content.site.company.name, url: `${origin}/${language}` });
  });

  test("the feed says the same, each release as HTML without addresses", () => {
    const { entry, ...feed } = parseAtom(fileOf(`${language}/releases.atom`));
    const updated = json.releases.map(({ date }) => date).sort();
    expect(feed).toMatchObject({
      ...{ "@xml:lang": language, title: json.title, subtitle: json.description, id: atom },
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": atom },
        { "@rel": "alternate", "@type": "text/html", "@href": page },
      ],
      updated: `${updated.at(-1)}T00:00:00Z`,
      author: { name: json.publisher.name, uri: json.publisher.url },
    });
    for (const [index, { version, date, url, summary, sections }] of json.releases.entries()) {
      const time = `${date}T00:00:00Z`;
      expect(entry[index]).toEqual({
        ...{ title: `${json.product} ${version}`, id: url, published: time, updated: time, summary },
        link: { "@rel": "alternate", "@type": "text/html", "@href": url },
        content: { "@type": "html", "#text": expect.not.stringMatching(/href=|src=/) },
      });
      expect(itemsOf(entry[index].content["#text"])).toEqual(sections.flatMap(({ items }) => items));
    }
    expect(entry).toHaveLength(json.releases.length);
  });
});

describe("no text breaks the feed", () => {
  const json = jsonOf("en");
  const feedWith = (text: string) => {
    const sections = [{ id: "bugFixes" as const, title: text, items: [text] }];
    const releases = json.releases.slice(0, 1).map((release) => ({ ...release, summary: text, sections }));
    const publisher = { ...json.publisher, name: text };
    return atomFeed({ ...json, product: text, title: text, description: text, publisher, releases });
  };

  test("which is read as it was written", () => {
    const text = `a & "c" > 'd' </content></feed> ]]> <![CDATA[ x ]]> <script>alert(1)</script> &lt;b&gt; &amp;`;
    const { title, author, entry } = parseAtom(feedWith(text));
    expect([title, author.name, entry[0].summary]).toEqual([text, text, text]);
    expect(itemsOf(entry[0].content["#text"])).toEqual([text]);
    expect(entry[0].content["#text"]).not.toContain("<script");
  });

  test("whatever its characters are", () => {
    const text = fc.string({ unit: "binary", minLength: 1 });
    fc.assert(fc.property(text, (some) => XMLValidator.validate(feedWith(some)) === true));
    // The validator accepts control characters, XML does not.
    expect(parseAtom(feedWith("a\u0000b\u001bc\ufffed")).title).toBe("abcd");
  });
});
