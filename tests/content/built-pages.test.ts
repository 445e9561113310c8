/** The HTML of the sample's pages. Needs the build of the sample. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addresses, shell } from "#generated/shell.ts";
import type { ReleaseFeed } from "../../scripts/content/emit/release-feed.ts";
import { filesBelow } from "../../scripts/files-below.ts";
import { sample } from "../../scripts/testing/sample.ts";
import { elementsOf, type HtmlElement } from "../site/html-elements.ts";

const client = join(sample.OUT_DIR, "client");
const read = (file: string) => readFileSync(join(client, file), "utf8");
const documentAt = (path: string) => elementsOf(read(`${path}.html`));

const mainOf = (path: string) => documentAt(path).filter(({ around }) => around.some(({ name }) => name === "main"));
const inside = (all: readonly HtmlElement[], around: HtmlElement | undefined) =>
  all.filter((one) => around !== undefined && one.around.includes(around));
const named = (all: readonly HtmlElement[], name: string) => all.filter((one) => one.name === name);
const text = (element: HtmlElement | undefined) => (element?.text ?? "").replaceAll(/\s+/g, " ").trim();
const texts = (all: readonly HtmlElement[], name: string) => named(all, name).map(text);
const hrefs = (all: readonly HtmlElement[]) => named(all, "a").map(({ attributes }) => attributes.href ?? "");
function sectionAround(all: readonly HtmlElement[], one: HtmlElement | undefined) {
  const section = one?.around.find(({ name }) => name === "section");
  return inside(all, section);
}
function sectionOf(all: readonly HtmlElement[], heading: string) {
  const element = named(all, "h2").find((one) => text(one) === heading);
  return sectionAround(all, element);
}

test("without a repository there is no form for editors", () => {
  expect(filesBelow(client).filter((file) => file.startsWith("admin/"))).toEqual([]);
});

test("a menu calls a page by the entry's label, by its name or its heading, and a text page by its short title", () => {
  const links = named(documentAt("/de"), "a");
  const linksIn = (place: string) => links.filter(({ around }) => around.some(({ name }) => name === place)).map(text);
  expect(linksIn("header")).toEqual(expect.arrayContaining(["FAQ", "Hilfe"]));
  expect(linksIn("footer")).toEqual(expect.arrayContaining(["Häufige Fragen", "Hilfe", "Impressum"]));
});

describe("the home page", () => {
  const all = mainOf("/de");

  test("says why, what it runs on, and shows what it does", () => {
    expect(texts(all, "h2")).toContain("Warum Northtill");
    expect(sectionOf(all, "Für Windows gemacht").map(text).join(" ")).toMatch(/7.*8\+.*10.*11/);
    const pictures = named(all, "img").map(({ attributes }) => attributes.src);
    expect(pictures.join(" ")).toMatch(/hero.*receipts/);
  });

  test("has the three figures beside the link to the world map", () => {
    const link = named(all, "a").find((one) => text(one) === "Weltkarte öffnen");
    expect(link?.attributes.href).toMatch(/^https:\/\//);
    const terms = named(sectionAround(all, link), "dt").map(({ around }) => inside(all, around[0]).map(text).join(" "));
    expect(terms).toEqual(["Downloads 1 Mio.+", "Aktive Benutzer im Monat 50.000+", "Länder 140+"]);
  });

  test("leads to Lite at its top and its end, and to the features", () => {
    expect(hrefs(all)).toContain("/de/download/lite");
    expect(hrefs(sectionOf(all, "Fangen Sie heute an"))).toEqual(["/de/download/lite", "/de/features"]);
  });
});

test.each(["/en/features", "/en/download", "/en/plugins"])("%s labels every plugin Paid or Free", (path) => {
  const all = mainOf(path);
  const items = named(all, "li").map((item) => inside(all, item));
  const plugins = items.filter((item) => hrefs(item).some((href) => href.startsWith("/en/plugins/")));
  const labels = plugins.map((item) =>
    texts(item, "span")
      .filter((label) => /^(?:Paid|Free)$/.test(label))
      .join(),
  );
  expect(labels).toHaveLength(addresses.pluginSlugs.length);
  expect(new Set(labels)).toEqual(new Set(["Paid", "Free"]));
});

test.each(["/en/download", "/de/download/pro", "/en/plugins/notes", "/de/plugins/mrp"])(
  "every file that %s links to has date, size, checksum and command",
  (path) => {
    const all = mainOf(path);
    const files = new Set(hrefs(all).filter((href) => href.endsWith(".exe")));
    expect(files.size).toBeGreaterThan(0);
    for (const file of files) {
      const name = file.split("/").at(-1) ?? "";
      const details = named(all, "details").find((one) => text(one).includes(name));
      const facts = details?.around[0];
      const [date] = named(inside(all, facts), "time");
      expect(date?.attributes.datetime, name).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(text(facts), name).toMatch(/\d MB.*[0-9a-f]{64}.*certutil -hashfile "/);
    }
  },
);

const support = "mailto:support@northtill.example";
test.each([
  ["/en/download/lite", [support]],
  ["/de/download/pro", [support, "https://account.northtill.example/licences/new", "/de/download"]],
  ["/de/download", [support, "/de/release-notes"]],
  ["/de/impressum", ["/de/contact"]],
])("%s leads on to %j", (path, expected) => {
  expect(hrefs(mainOf(path))).toEqual(expect.arrayContaining(expected));
});

test("a thank-you page draws two Windows dialogs with the publisher, who is a fact of the file too", () => {
  const all = mainOf("/de/download/lite");
  const dialogs = all.filter(({ attributes }) => attributes["data-look"] && attributes["aria-hidden"] === "true");
  const named = dialogs.map((one) => inside(all, one).some((line) => text(line).endsWith(shell.company.name)));
  expect(named).toEqual([true, true]);
  expect(texts(all, "dd")).toContain(shell.company.name);
});

test("the features page has its areas in the order of the content, whether they have a picture or not", () => {
  const areas = named(mainOf("/en/features"), "section").filter(({ attributes }) => attributes["data-pictured"]);
  const order = ["sales", "receipts", "inventory", "dashboard", "customers", "users", "plugins", "backup"];
  expect(areas.map(({ attributes }) => attributes.id)).toEqual(order);
});

describe("the directory", () => {
  const all = mainOf("/en/partners");
  const sections = named(all, "h2").flatMap((heading) => {
    const cards = named(sectionAround(all, heading), "li").map((card) => inside(all, card));
    return cards.length === 0 ? [] : [{ heading: text(heading), cards }];
  });

  test("has every country with the number of its partners, and all of them", () => {
    const counts = sections.map(({ heading, cards }) => heading.replace(/\s*\d+ partners?$/, ` (${cards.length})`));
    expect(texts(all, "option")).toEqual(["Select a country", ...counts]);
    expect(sections.flatMap(({ cards }) => cards)).toHaveLength(39);
    expect(named(all, "p").map(text)).toContain("39 partners");
  });

  test("has premium partners first, then by name", () => {
    const names = sections.map(({ cards }) =>
      cards.map((card) => `${texts(card, "b").includes("PREMIUM") ? 0 : 1} ${texts(card, "h3")[0]}`),
    );
    expect(names.flat().filter((name) => name.startsWith("0")).length).toBeGreaterThan(5);
    for (const group of names) expect(group).toEqual(group.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("has the partners that the page of a plugin for one country lists and leads to", () => {
    const installers = sectionOf(mainOf("/en/plugins/fatoora"), "Authorized partners");
    expect(hrefs(installers)).toContain("/en/partners?country=SA#SA");
    const group = sections.find(({ heading }) => heading.startsWith("Saudi Arabia"));
    expect(texts(installers, "h3")).toEqual(group?.cards.flatMap((card) => texts(card, "h3")));
  });

  test("has a partner's contacts in every way it gave, each a link", () => {
    const card = sections.flatMap(({ cards }) => cards).find((one) => texts(one, "h3")[0] === "Thumamah Till Systems");
    const terms = ["Phone", "Mobile", "WhatsApp", "Viber", "Telegram", "Fax", "E-mail"];
    expect(texts(card ?? [], "dt")).toEqual([...terms, "Website", "Facebook", "Instagram", "X (Twitter)"]);
    expect(named(all, "dd").filter((one) => named(inside(all, one), "a").length !== 1)).toEqual([]);
  });
});

/** The questions that have to be answered. */
const topics = ["is-it-free", "buy-licence", "hardware", "countries", "internet", "setup-time", "windows-versions"];

test("the FAQ answer every topic; only the first question is open; a box leads to the contact page and the help", () => {
  const all = mainOf("/de/faq");
  const questions = named(all, "details");
  const [first, ...others] = questions.map(({ attributes }) => attributes.open !== undefined);
  expect([first, others.includes(true)]).toEqual([true, false]);
  const ids = questions.flatMap((one) => inside(all, one).map(({ attributes }) => attributes.id));
  expect(ids).toEqual(expect.arrayContaining(topics));
  const [box] = named(all, "aside");
  expect(hrefs(inside(all, box))).toEqual(["/de/contact", "https://help.northtill.example/de"]);
});

describe("the release notes", () => {
  const all = mainOf("/de/release-notes");

  test("lead to the download above and at the newest release, and to both feeds at the end", () => {
    const links = hrefs(all).filter((href) => !href.startsWith("#"));
    expect(links).toEqual(["/de/download", "/de/download", "/de/releases.atom", "/de/releases.json"]);
  });

  test("list the releases of the feed, each with its date and address", () => {
    const [list] = named(all, "ol");
    const entries = named(all, "li").filter(({ around }) => around[0] === list);
    const found = entries.map((item) => {
      const within = inside(all, item);
      const [link] = named(within, "a").filter(({ around }) => around[0]?.name === "h2");
      const date = named(within, "time")[0]?.attributes.datetime;
      return [`#${item.attributes.id}`, link?.attributes.href, text(link), date, texts(within, "li")];
    });
    const { releases }: ReleaseFeed = JSON.parse(read("de/releases.json"));
    const expected = releases.map(({ version, date, url, sections }) => {
      const { hash } = new URL(url);
      return [hash, hash, version, date, sections.flatMap(({ items }) => items)];
    });
    expect(found).toEqual(expected);
  });
});
