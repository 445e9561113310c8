/** The content of another product, which has nothing that only a till has: checked, and composed to the end. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { composeAddresses } from "../../scripts/content/emit/shell.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { matchPath, pagesOf } from "../../src/routes/routes.ts";
import { type Edit, replace, setValue, write } from "./content-copy.ts";

const brewery = readFolder("tests/content/brewery");

function check(...edits: readonly Edit[]) {
  const files = new Map(brewery);
  for (const edit of edits) edit(files);
  return checkContent(files);
}

const found = (...edits: readonly Edit[]) => check(...edits).diagnostics.map(({ file, id }) => `${file} ${id}`);

function emit(...edits: readonly Edit[]) {
  const { content, files } = check(...edits);
  if (content === undefined) throw new Error("The brewery has errors");
  const emitted = emitContent(content, files);
  const page = (key: string): unknown => JSON.parse(String(emitted.get(`content/${key}.json`)));
  return { addresses: composeAddresses(content), emitted, page };
}

const { addresses, emitted, page } = emit();

test("is without a mistake", () => expect(found()).toEqual([]));

test("without releases there is no page of them, no feed, and no link to either", () => {
  expect(pagesOf(addresses)).not.toContainEqual({ route: "releaseNotes" });
  expect(matchPath("/en/release-notes", addresses)).toMatchObject({ route: "notFound" });
  expect([...emitted.keys()].filter((name) => /release|feed|atom/i.test(name))).toEqual([]);
  expect([...emitted.values()].map(String).filter((text) => /release-notes|releases\.\w/.test(text))).toEqual([]);
});

test("the parts of the home page are in the order of the content, the top without a receipt", () => {
  const { hero, blocks } = page("es/home") as { hero: object; blocks: readonly object[] };
  expect(blocks.flatMap(Object.keys)).toEqual(["pictures", "figures", "reasons", "start"]);
  expect(hero).not.toHaveProperty("receipt");
  expect(page("es/home")).not.toHaveProperty("countryBanner");
  expect(JSON.stringify(page("es/home"))).not.toContain("mapHref");
});

test("an edition without price and file leads to the contact page, and has no thank-you page", () => {
  const plans = [
    { id: "garage", recommended: false, href: "/en/download/garage", price: expect.anything() },
    { id: "brewhouse", recommended: true, href: "/en/download/brewhouse", price: expect.anything() },
    { id: "group", recommended: false, href: "/en/contact", button: "Talk to us", free: false },
  ];
  expect(page("en/features")).toMatchObject({ plans });
  expect(page("en/download")).toMatchObject({ editions: plans, more: { entries: [] } });
  const group = (page("en/download") as { editions: readonly object[] }).editions[2];
  for (const key of ["price", "file", "buy", "ask"]) expect(group).not.toHaveProperty(key);
  expect(addresses.editions).toEqual(["garage", "brewhouse"]);
});

test("a file without a price is offered, with the way to ask for it", () => {
  const { page: unpricedPage } = emit(replace("editions.yaml", /^ {4}monthly: 0\n/m, ""));
  expect(unpricedPage("en/features")).toMatchObject({
    plans: [{ href: "/en/download/garage", ask: "/en/contact", free: false }, {}, {}],
  });
});

test("downloads are counted by what they are of, whatever their path", () => {
  const events = [...String(emitted.get("content/en/download.json")).matchAll(/"event":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(events).toEqual(["download_garage_setup", "download_brewhouse_setup"]);
  expect(page("en/plugin/lab-notes")).toMatchObject({
    downloads: [{ file: { event: "download_plugin_lab_notes_garage" } }, {}],
  });
});

test("a file has the version and day that it has, or none", () => {
  const [garage, brewhouse] = (page("en/download") as { editions: readonly { file: object }[] }).editions;
  expect(garage?.file).not.toHaveProperty("version");
  expect(brewhouse?.file).toMatchObject({ name: "Kettlebook-6.2.msi", date: "9 March 2026" });
});

const releaseNotes = ["en", "es"].map((language) =>
  write(
    `${language}/pages/release-notes.yaml`,
    `title: ${language}\nintro: ${language} {version}\nseo: {title: "${language}", description: "${language}"}\n`,
  ),
);
const unset = "unknown-placeholder.not-set";
const inTitle = (text: string) => setValue("en/pages/not-found.yaml", "home", text);

test.each<[what: string, expected: readonly string[], ...edits: Edit[]]>([
  ...[
    "windows",
    "cpu",
    "display",
    "trialDays",
    "orderNameMax",
    "setupHours",
    "statUsers",
    "migrationSize",
    "version",
  ].map((name): [string, string[], Edit] => [name, [`en/pages/not-found.yaml ${unset}`], inTitle(`Up to {${name}}`)]),
  ["a link to the map", [`en/pages/not-found.yaml ${unset}`], inTitle("To {link.worldMap}")],
  ["a version in a path", [`downloads.yaml ${unset}`], replace("downloads.yaml", "Garage.zip", "{version}.zip")],
  ["the price of an edition", ["en/pages/not-found.yaml unknown-placeholder.not-set"], inTitle("For {price.group}")],
  ["the size of an edition", ["en/pages/not-found.yaml unknown-placeholder.no-fact"], inTitle("All {size.group}")],
  [
    "words of its page",
    Array(2).fill("editions.yaml unknown-reference.missing-thank-you"),
    replace("editions.yaml", /^ {6}thankYou:\n(?: {8}.*\n)+/gm, ""),
  ],
  [
    "a plugin from notes.yaml",
    ["en/notes.yaml missing-file", "es/notes.yaml missing-file"],
    setValue("plugins/kegs.yaml", "layout", "notes"),
  ],
  [
    "a host of the map",
    ["site.yaml missing-field"],
    replace("site.yaml", /^links:\n/m, "links:\n  worldMap: {host: map, path: /}\n"),
  ],
  [
    "half a screen",
    ["editions.yaml missing-field"],
    replace("editions.yaml", /^comparison:/m, "requirements: {displayWidth: 800}\n$&"),
  ],
  [
    "the recommended edition",
    ["editions.yaml unknown-reference.edition"],
    setValue("editions.yaml", "recommended", "gruop"),
  ],
  ["another kind of file", ["downloads.yaml path.installer"], replace("downloads.yaml", "Garage.zip", "Garage.rar")],
  ["releases, with their page", ["releases missing-file.folder"], ...releaseNotes],
])("%s is missed", (_what, expected, ...edits) => expect(found(...edits)).toEqual(expected));
