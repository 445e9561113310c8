/** Help while typing, by the language server that editors use for YAML. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getLanguageService } from "yaml-language-server";
import { schemaFiles } from "../../scripts/content/emit/json-schema/schema-files.ts";
import { schemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import { mark, sampleFolder, validContent } from "../content/content-copy.ts";

const { content, files } = validContent();
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

/** Opens a file with its schema line above; the mark is the cursor. */
function open(file: string, text: string) {
  const [before = "", ...rest] = `${schemaLine(file)}\n${text}`.split(mark);
  opened += 1;
  // The server keeps what it knows of a document by its address.
  const document = TextDocument.create(`${project}/content/${file}?${opened}`, "yaml", 1, [before, ...rest].join(""));
  return { document, position: document.positionAt(before.length) };
}

/** What is underlined: line of the text without the schema line, and the message. */
async function underlined(file: string, text: string): Promise<string[]> {
  const { document } = open(file, text);
  const found = await server.doValidation(document, false);
  return found.map(({ range, message }) => `${range.start.line}:${range.start.character + 1} ${message}`);
}

const partner = "country: KE\npartners:\n  - name: Kiosk\n";
const kenya = "partners/kenya.yaml";
const pictures = "pictures.yaml";

test.each([
  ["fields of a partner that are missing", kenya, `${partner}    ‸`, "email", "name"],
  ["countries by code and name, those of today only", kenya, "country: ‸", "KE – Kenya", "SU"],
  ["words", "editions.yaml", "comparison:\n  rows:\n    a:\n      cells:\n        lite: ‸", "unlimited", undefined],
  [
    "a picture for all languages",
    "areas.yaml",
    "a:\n  picture:\n    file: ‸",
    "pages/home-hero.{lang}.webp",
    "site/favicon.ico",
  ],
  ["a picture without language", pictures, "logo: ‸", "site/logo.svg", "pages/home-hero.{lang}.webp"],
  ["versions in quotes", "downloads.yaml", "editions:\n  lite:\n    version: ‸", '"1.47"', undefined],
])("completion offers %s", async (_what, file, text, expected, other) => {
  const { document, position } = open(file, `${text}\n`);
  const { items } = await server.doComplete(document, position, false);
  // A value, which has its label only in the list, or a field with what comes after it.
  const written = items.flatMap(({ label, insertText }) => [label, insertText]);
  expect(written).toContain(expected);
  expect(written).not.toContain(other);
});

test.each([
  ["how a value is written", kenya, `${partner}    ph‸one: +254 20 555 0100\n`, "and the country"],
  ["each possible value", "site.yaml", "analytics:\n  provi‸der: none\n", "`none`: None: nothing is ever"],
  ["where an interface string is", "de/ui.yaml", "shell:\n  sk‸ip: Zum Inhalt\n", "First link of every page"],
])("the pointer on a field shows %s", async (_what, file, text, expected) => {
  const { document, position } = open(file, text);
  const found = await server.doHover(document, position);
  expect(JSON.stringify(found?.contents)).toContain(expected);
});

describe("what is wrong is underlined in its place", () => {
  test.each([
    ["a country", kenya, "country: UK\npartners:\n  - name: A\n", "1:10 This is not a country code. Write the two"],
    ["a key", kenya, `${partner}    emial: a@b.example\n`, "4:5 Property emial is not allowed."],
    ["a day", "releases/1.48.yaml", "date: 2025-02-30\nsummary: {en: New, de: Neu}\n", "1:7 This is not a date"],
  ])("%s", async (_what, file, text, expected) => {
    const found = await underlined(file, text);
    expect(found[0]).toContain(expected);
    const [place] = expected.split(" ");
    expect(found.filter((line) => !line.startsWith(`${place} `))).toEqual([]);
  });

  test("but not a new id: it may be defined in the next minute", async () => {
    const found = await underlined("plugins/new.yaml", "help: [brand-new]\nimage: plugins/new.{lang}.WEBP\n");
    expect(found.filter((line) => !line.includes("Missing property"))).toEqual([]);
  });

  test.each([...files.parsed.keys()])("nothing in %s of the sample", async (file) => {
    const text = readFileSync(join(sampleFolder, file), "utf8").replace(/^# yaml-language-server: .*\n/, "");
    expect(await underlined(file, text)).toEqual([]);
  });
});
