/** A third edition is content only: what is composed of it, in memory. The third language's test builds a site with it. */
import { describe, expect, test } from "vitest";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import type { ReleaseFeed } from "../../scripts/content/emit/releases.ts";
import type { Content as Download } from "../../src/pages/download/compose.ts";
import type { Content as Features } from "../../src/pages/features/compose.ts";
import type { Content as Home } from "../../src/pages/home/compose.ts";
import type { Content as Plugin } from "../../src/pages/plugin/compose.ts";
import type { Content as Plugins } from "../../src/pages/plugins/compose.ts";
import type { Content as ThankYou } from "../../src/pages/thank-you/compose.ts";
import { checkEdited } from "./content-copy.ts";
import { chain } from "./grown-content.ts";

/** What the pages are given, by route. */
interface Pages {
  readonly home: Home;
  readonly features: Features;
  readonly download: Download;
  readonly thankYou: ThankYou;
  readonly plugins: Plugins;
  readonly plugin: Plugin;
}

const checked = checkEdited(...chain(["en", "de"]));
if (checked.content === undefined) throw new Error(checked.diagnostics.map(({ message }) => message.en).join("\n"));
const emitted = emitContent(checked.content, checked.files);
const json = (name: string) => JSON.parse(String(emitted.get(name)));

test("the check finds nothing wrong, not even a warning", () => expect(checked.diagnostics).toEqual([]));

describe.each(["en", "de"])("in %s a third edition", (language) => {
  const page = <Route extends keyof Pages>(route: Route, slug = ""): Pages[Route] =>
    json(`content/${language}/${route}${slug}.json`);
  const href = `/${language}/download/chain`;

  test("has its offer on both pages, behind the others", () => {
    const offers = [page("features").plans.editions, page("download").editions];
    for (const editions of offers) {
      expect(editions.map(({ id }) => id)).toEqual(["lite", "pro", "chain"]);
      expect(editions.at(-1)).toMatchObject({ name: "Chain", free: false, href, tagline: "For several stores" });
      expect(editions.at(-1)?.price?.monthly).toMatch(/25/);
      expect(editions.at(-1)?.price?.annual).toMatch(/250/);
      expect(editions.at(-1)?.button).toMatch(/61\sMB/);
    }
    const setup = { href: `https://help.northtill.example/${language}/set-up-chain`, words: "How to set up Chain" };
    expect(page("download").editions.at(-1)).toMatchObject({ file: { name: "Northtill.Chain.Setup.exe" }, setup });
  });

  test("has its column in every row of the comparison", () => {
    const { columns, groups } = page("features").comparison;
    expect(columns.at(-1)).toEqual({ id: "chain", name: "Chain" });
    for (const { cells } of groups.flatMap(({ rows }) => rows)) {
      expect(cells.map(({ edition }) => edition)).toEqual(["lite", "pro", "chain"]);
      expect(cells.at(-1)?.value).toMatch(/^Unlimited|Unbegrenzt$/);
    }
  });

  test("has its thank-you page, and the home page still leads to the first", () => {
    expect(page("thankYou", "/chain")).toMatchObject({
      title: "Thank you for Chain",
      text: expect.stringMatching(/25/),
      file: { href: "/downloads/releases/latest/Northtill.Chain.Setup.exe" },
      setup: { href: `https://help.northtill.example/${language}/set-up-chain`, words: { title: "Set up Chain" } },
    });
    expect(page("home").downloadHref).toBe(`/${language}/download/lite`);
  });

  test("has an installer of each plugin", () => {
    const slugs = page("plugins").cards.map(({ slug }) => slug);
    expect(slugs).not.toEqual([]);
    for (const slug of slugs) {
      const { edition, file } = page("plugin", `/${slug}`).downloads.at(-1) ?? {};
      expect(edition).toEqual({ id: "chain", name: "Chain" });
      expect(file?.href).toBe(`/downloads/plugins/${slug}/latest/Plugin.Chain.exe`);
    }
    expect(json(`public/locales/${language}/notes.json`).downloads.chain).toMatch(/^Notes for Chain \(61\sMB\)$/);
  });

  test("is told to search engines and feed readers", () => {
    const { "@graph": things } = json(`structured-data/${language}/download.json`);
    expect(things[2]).toMatchObject({ name: "Northtill Chain", offers: [{ price: 25 }, { price: 250 }] });
    const { downloads }: ReleaseFeed = json(`public/${language}/releases.json`);
    expect(Object.keys(downloads)).toEqual(["lite", "pro", "chain", "proUpdate", "dataMigration"]);
  });
});
