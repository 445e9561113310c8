/**
 * Help while typing, by the language server that editors use for YAML. It runs within the test: what it is asked is what
 * an editor asks when somebody types, rests the pointer on a word, or waits.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getLanguageService } from "yaml-language-server";
import { checkContent } from "../../scripts/content/check.ts";
import { schemaFiles } from "../../scripts/content/emit/json-schema/schema-files.ts";
import { schemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import { words as features } from "../../src/pages/features/schema.ts";
import { mark, sampleFiles, sampleFolder } from "./content-copy.ts";

const { content, files } = checkContent(sampleFiles);
if (content === undefined) throw new Error("The sample content has errors");
const schemas = schemaFiles(content, files, "en");

const project = "file:///site";

const server = getLanguageService({
  schemaRequestService: async (uri) => {
    const text = schemas.get(uri.replace(`${project}/src/generated/`, ""));
    if (text === undefined) throw new Error(`There is no ${uri}`);
    return text;
  },
  workspaceContext: { resolveRelativePath: (path, document) => new URL(path, document).href },
});
server.configure({ validate: true, hover: true, completion: true, yamlVersion: "1.2", hoverSchemaSource: false });

let opened = 0;

/** Opens a file with its schema line above; the mark stands where the cursor is. */
function open(file: string, text: string) {
  const [before = "", ...rest] = `${schemaLine(file)}\n${text}`.split(mark);
  opened += 1;
  // The server keeps what it knows of a document by its address.
  const document = TextDocument.create(`${project}/content/${file}?${opened}`, "yaml", 1, [before, ...rest].join(""));
  return { document, position: document.positionAt(before.length) };
}

async function completions(file: string, text: string) {
  const { document, position } = open(file, text);
  const { items } = await server.doComplete(document, position, false);
  return new Map(items.map(({ label, insertText }) => [label, insertText]));
}

async function hover(file: string, text: string): Promise<string> {
  const { document, position } = open(file, text);
  const found = await server.doHover(document, position);
  return JSON.stringify(found?.contents ?? "");
}

/** What is underlined: line of the text without the schema line, and the message. */
async function underlined(file: string, text: string): Promise<string[]> {
  const { document } = open(file, text);
  const found = await server.doValidation(document, false);
  return found.map(({ range, message }) => `${range.start.line}:${range.start.character + 1} ${message}`);
}

const partner = "country: KE\npartners:\n  - name: Kiosk\n";
const kenya = "facts/partners/kenya.yaml";

describe("completion", () => {
  test("offers the fields of a partner on an empty line, and behind the first letters", async () => {
    const onEmptyLine = await completions(kenya, `${partner}    ${mark}\n`);
    expect([...onEmptyLine.keys()]).toEqual(expect.arrayContaining(["email", "phone", "logo", "address", "premium"]));
    expect(onEmptyLine.has("name"), "which is there already").toBe(false);
    expect((await completions(kenya, `${partner}    emai${mark}\n`)).get("email")).toBe("email: ");
  });

  const plugin = "facts/plugins/new.yaml";
  const articles = Object.keys(content.help);
  const areas =
    content.words
      .get("en")
      ?.page("features", features)
      .areas.map(({ id }) => id) ?? [];

  test.each([
    ["countries by code and name, those of today only", kenya, "country: ‸", ["KE – Kenya"], ["EU", "UK", "SU", "ZZ"]],
    ["currencies", "facts/editions.yaml", "currency: ‸", ["USD – US Dollar"], []],
    ["languages", "facts/site.yaml", "languages:\n  - ‸", ["fr – French"], []],
    ["plugins", "facts/site.yaml", "countryBanner:\n  plugin: ‸", [...content.plugins.keys()], []],
    ["help articles", plugin, "help:\n  - ‸", articles, []],
    ["help articles as keys", "de/help.yaml", "‸", articles, []],
    ["areas as keys", "facts/pictures.yaml", "featureAreas:\n  ‸", areas, []],
    [
      "ticks and words of the comparison",
      "facts/editions.yaml",
      "comparison:\n  - id: users\n    cells:\n      lite: ‸",
      ["unlimited", "true", "false"],
      [],
    ],
    [
      "a picture for all languages",
      "facts/pictures.yaml",
      "homeHero: ‸",
      ["pages/home-hero.{lang}.webp"],
      ["pages/home-hero.en.webp", "site/favicon.ico"],
    ],
    [
      "a picture without language",
      "facts/pictures.yaml",
      "logo: ‸",
      ["site/logo.svg"],
      ["pages/home-hero.{lang}.webp"],
    ],
    ["an icon", "facts/pictures.yaml", "icons:\n  ico: ‸", ["site/favicon.ico"], ["site/logo.svg"]],
    ["versions in quotes", "facts/downloads.yaml", "editions:\n  lite:\n    version: ‸", ['"1.47"'], []],
  ])("offers %s", async (_what, file, text, expected, others) => {
    const offered = [...(await completions(file, `${text}\n`))].flat().map(String);
    // What is offered is a value, or a label with its name behind it, or a key with its colon.
    const values = new Set(offered.flatMap((one) => [one, one.replace(/ – .*|:.*/, "")]));
    expect(expected.filter((value) => !values.has(value))).toEqual([]);
    expect(others.filter((value) => values.has(value))).toEqual([]);
  });

  test("writes the code of a country that is chosen by its name, and offers the newest release first", async () => {
    expect((await completions(kenya, `country: ${mark}\n`)).get("DE – Germany")).toBe("DE");
    const versions = await completions("facts/downloads.yaml", `editions:\n  lite:\n    version: ${mark}\n`);
    const newest = [...content.releases.keys()].sort((a, b) => b.localeCompare(a, "en", { numeric: true }))[0];
    expect([...versions.values()][0]).toBe(`"${newest}"`);
  });
});

describe("the pointer on a field", () => {
  test("shows what it is called, what it is for, and how it is written", async () => {
    const said = await hover(kenya, `${partner}    ph${mark}one: +254 20 555 0100\n`);
    expect(said).toContain("#### Phone");
    expect(said).toContain("Landline numbers.");
    expect(said).toContain("separate several with commas");
  });

  test("shows what each possible value stands for", async () => {
    const said = await hover("facts/site.yaml", `analytics:\n  provi${mark}der: none\n`);
    expect(said).toContain("`none`: None: nothing is ever loaded");
  });

  test("shows where on the site an interface string stands", async () => {
    const said = await hover("de/ui.yaml", `shell:\n  sk${mark}ip: Zum Inhalt springen\n`);
    expect(said).toContain("First link of every page");
  });
});

describe("what is wrong is underlined in its place", () => {
  test.each([
    ["a country", kenya, "country: UK\npartners:\n  - name: A\n", "1:10 This is not a country code. Write the two"],
    ["a key", kenya, `${partner}    emial: a@b.example\n`, "4:5 Property emial is not allowed."],
    [
      "a phone",
      kenya,
      `${partner}    phone: 020 555\n`,
      "4:12 One of these is not an international phone number. Begin each",
    ],
    ["an e-mail", kenya, `${partner}    email: a@b.example,\n`, "4:12 One of these is not an e-mail address. Separate"],
    ["a picture", kenya, `${partner}    logo: a.pdf\n`, "4:11 This is not a picture below content/images. Write"],
    [
      "a number",
      "facts/releases/1.48.yaml",
      "version: 1.48\ndate: 2025-08-05\n",
      "1:10 Write two or three numbers with dots",
    ],
    [
      "a day",
      "facts/releases/1.48.yaml",
      'version: "1.48"\ndate: 2025-02-30\n',
      "2:7 This is not a day of the calendar.",
    ],
    ["a text", "de/help.yaml", "printers: 5\n", "1:11 Text is needed here."],
  ])("%s", async (_what, file, text, expected) => {
    const found = await underlined(file, text);
    expect(found[0]).toContain(expected);
    expect(
      found.filter((line) => line.split(" ")[0] !== expected.split(" ")[0]),
      "elsewhere",
    ).toEqual([]);
  });

  test("a value that is none of a few, with those", async () => {
    const found = await underlined("facts/navigation.yaml", "header:\n  - link: helb\nfooter: {}\n");
    expect(found).toContain("2:11 Write one of: help, signIn, buyLicence, supportCentre");
  });

  test("a new id is not wrong: it may be defined in the next minute", async () => {
    const found = await underlined("facts/plugins/new.yaml", "help: [brand-new]\nimage: plugins/new.{lang}.WEBP\n");
    expect(found.filter((line) => !line.includes("Missing property"))).toEqual([]);
  });
});

test("nothing is underlined in the sample content", async () => {
  const found: string[] = [];
  for (const file of files.parsed.keys()) {
    const text = readFileSync(join(sampleFolder, file), "utf8").replace(/^# yaml-language-server: .*\n/, "");
    for (const line of await underlined(file, text)) found.push(`${file}:${line}`);
  }
  expect(found).toEqual([]);
});
