/** Other languages, a third edition, and as little of everything as a site can have: checked, and composed to the end. */
import { describe, expect, test } from "vitest";
import { mediaFiles } from "../../scripts/content/emit/media-files.ts";
import type { ReleaseFeed } from "../../scripts/content/emit/release-feed.ts";
import { composeAddresses, composeShell } from "../../scripts/content/emit/shell.ts";
import type { Content as Features } from "../../src/pages/features/compose.ts";
import {
  checkEdited,
  type Edit,
  emitEdited,
  remove,
  removeLanguage,
  replace,
  setValue,
  write,
} from "./content-copy.ts";
import { addLanguage, chain, keepOnly } from "./grown-content.ts";

function compose(...edits: readonly Edit[]) {
  const { content, files, json } = emitEdited(...edits);
  const shell = composeShell(content, mediaFiles(files));
  const addresses = composeAddresses(content);
  return {
    addresses,
    shell,
    json,
    page: (language: string, key: string): unknown => json(`content/${language}/${key}.json`),
  };
}

test("a right-to-left language has its name and its direction", () => {
  const { shell, page } = compose(...addLanguage("ar"));
  expect(shell.languages.at(-1)).toEqual({ code: "ar", name: "العربية", direction: "rtl", system: true });
  expect(page("ar", "releaseNotes")).toMatchObject({ releases: [{ version: "1.47" }, ...Array(2).fill({})] });
});

test("one language is enough", () => {
  const { shell } = compose(removeLanguage("de"), setValue("site.yaml", "languages", "[en]"));
  expect(shell.languages).toEqual([{ code: "en", name: "English", direction: "ltr" }]);
});

test("a path that names the version of its file has it filled in", () => {
  const paths = (file: string) => replace(file, /latest(?=\/)/g, "v{version}");
  const { page, json } = compose(paths("downloads.yaml"), paths("plugins/mrp.yaml"));
  const { downloads } = json("public/en/releases.json") as ReleaseFeed;
  const versions = Object.values(downloads).map(({ url }) => /v[\d.]+(?=\/)/.exec(url)?.[0]);
  expect(versions).toEqual(["v1.47", "v1.47", "v1.47", "v1.6"]);
  expect(JSON.stringify(page("en", "plugin/mrp"))).toContain("plugins/mrp/v1.4/MRP.Lite.exe");
});

test("a third edition is in every row of the comparison, in structured data, feeds and notes", () => {
  const edits = chain(["en", "de"]);
  const { page, json } = compose(...edits);
  expect(checkEdited(...edits).diagnostics).toEqual([]);
  const { columns, groups } = (page("en", "features") as Features).comparison;
  expect(columns.at(-1)).toMatchObject({ id: "chain", name: "Chain" });
  for (const { cells } of groups.flatMap(({ rows }) => rows)) {
    expect(cells.map(({ edition }) => edition)).toEqual(["lite", "pro", "chain"]);
    expect(cells.at(-1)?.value).toMatch(/^Unlimited/);
  }
  const offers = [25, 250].map((price) => expect.objectContaining({ price }));
  expect(json("metadata/en/download.json").structuredData).toMatchObject({
    "@graph": expect.arrayContaining([expect.objectContaining({ name: "Northtill Chain", offers })]),
  });
  const { downloads } = json("public/en/releases.json") as ReleaseFeed;
  expect(Object.keys(downloads)).toEqual(["lite", "pro", "chain", "proUpdate", "dataMigration"]);
  const note = expect.stringMatching(/^Notes for Chain \(61\sMB\)$/);
  expect(json("public/locales/de/notes.json")).toMatchObject({ downloads: { chain: note } });
});

describe("less of everything", () => {
  const plugins = /\(\/plugins\/[\w-]+\)/g;
  const faq = ["en", "de"].map((code) => replace(`${code}/pages/faq.yaml`, plugins, "(/plugins)"));
  const site = (field: string, text: string) => replace("site.yaml", new RegExp(`^${field}:\\n(?: .*\\n)+`, "m"), text);

  test("one plugin, one release, no links about paying, no network, no banner", () => {
    const { addresses, shell, page, json } = compose(
      ...faq,
      keepOnly("plugins", ["fatoora"]),
      keepOnly("releases", ["1.47"]),
      site("paymentLinks", "paymentLinks: {}\n"),
      site("social", "social: []\n"),
      site("countryBanner", ""),
    );
    expect(addresses.pluginSlugs).toEqual(["fatoora"]);
    expect(shell).toMatchObject({ payment: [], social: [] });
    expect(page("de", "plugin/fatoora")).toMatchObject({ related: [] });
    // The texts of a plugin that is gone are not served.
    expect(json("public/locales/en/notes.json")).toEqual({});
    expect(page("en", "home")).not.toHaveProperty("countryBanner");
    const receipt = expect.objectContaining({ total: { label: "Monthly", value: "$10" } });
    const offer = expect.objectContaining({ plugins: [], receipt });
    expect(page("en", "home")).toMatchObject({ blocks: expect.arrayContaining([{ offer }]) });
  });

  test("a home page without what it may leave out", () => {
    const optional =
      /^ {2}- offer:\n(?: {4}.*\n|\n)+|^ {2}receipt:\n(?: {4}.*\n)+|^ {6}more:.*\n|^( +)(?:links|proof): \|-\n(?:(?:\1 {2}.*)?\n)+/gm;
    const home = ["en", "de"].map((code) => replace(`${code}/pages/home.yaml`, optional, ""));
    expect(JSON.stringify(compose(...home).page("en", "home"))).not.toMatch(/"(?:links|proof|offer|receipt)"/);
  });

  test("networks that the program does not know", () => {
    const [url, picture] = ["https://fosstodon.example/@northtill", "site/logo.svg"];
    const [a, b, c] = ["A", "B", "C"].map((name) => ({ name, url }));
    const entries = [a, { ...b, icon: "chat" }, { ...c, icon: "chat", picture }];
    const { shell } = compose(site("social", `social: ${JSON.stringify(entries)}\n`));
    const served = expect.stringMatching(/^\/images\/site\/logo\.\w+\.svg$/);
    expect(shell.social).toEqual([a, { ...b, icon: expect.stringMatching(/^M/) }, { ...c, picture: served }]);
  });

  test("no partner in the country of a plugin that only partners install", () => {
    const { page } = compose(remove("partners/saudi-arabia.yaml"));
    expect(page("en", "plugin/fatoora")).toMatchObject({ partners: { country: "SA", list: [] } });
    expect(page("en", "partners")).toMatchObject({ groups: Array(3).fill({}) });
  });
});

test("a directory of many partners has further pages, which say where they belong", () => {
  const partners = Array.from({ length: 70 }, (_, index) => `  - name: Till No ${index}\n`).join("");
  const { addresses, json } = compose(write("partners/iceland.yaml", `country: IS\npartners:\n${partners}`));
  expect(addresses.partnerPages).toContain("3");
  const names = ["Northtill", "Partners", "2"].map((name) => expect.objectContaining({ name }));
  const breadcrumbs = expect.objectContaining({ itemListElement: names });
  expect(json("metadata/en/partnersPage/2.json").structuredData).toMatchObject({ "@graph": [breadcrumbs] });
});
