/** The words of rules are true: their examples do what they say, their documents are current, every rule is tried. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { isLinesExample } from "../../scripts/content/core/rule-example.ts";
import { ruleDocument, ruleDocuments } from "../../scripts/content/rules/registry/document.ts";
import { rules, ruleWords } from "../../scripts/content/rules/registry/registry.ts";
import { htmlCase } from "./broken/html-case.ts";
import { append, checkEdited, copy, type Edit, remove, rename, replace, write } from "./content-copy.ts";

const examples = ruleWords.flatMap(({ id, example }) => (isLinesExample(example) ? [{ id, ...example }] : []));

function put(file: string, place: RegExp | undefined, lines: string): Edit {
  return place === undefined ? write(file, lines) : replace(file, place, lines);
}

describe("examples of rules", () => {
  test.each(examples)("$id: the wrong one gives this rule and no other", async ({ id, file, place, wrong }) => {
    const { problems } = await checkEdited(put(file, place, wrong));
    expect(problems.map(({ rule, file: where }) => `${where} ${rule}`)).toEqual([`${file} ${id}`]);
  });

  test.each(examples)("$id: the right one gives nothing", async ({ file, place, right }) => {
    const { problems } = await checkEdited(put(file, place, right));
    expect(problems).toEqual([]);
  });
});

const html = (text: string): readonly Edit[] => htmlCase("", text, "", "", "").edits;
const logo = "images/site/logo.svg";
const fatoora = "facts/plugins/fatoora.yaml";
const release = "facts/releases/1.47.yaml";
const notFound = "de/pages/not-found.yaml";

const oneFile = `    version: "1.1"\n    date: 2025-07-08\n    bytes: 2236416\n    sha256: ${"5a".repeat(32)}\n`;

/** For each rule whose example is told in words: the edits that are its mistake. */
const mistakes: Readonly<Record<string, readonly Edit[]>> = {
  "invisible-character": [replace(notFound, /^home: .*$/m, "home: Zur\u200B Startseite")],
  "file-too-large": [append(release, `# ${"x".repeat(1_100_000)}\n`)],
  "too-deep": [write("en/pages/not-found.yaml", `text: ${"[".repeat(10_000)}`)],
  "release-empty": [write("en/releases/1.47.yaml", "summary: Less\n")],
  "authorized-country": [replace(fatoora, /^country: .*\n/m, "")],
  "missing-file": [remove("de/pages/faq.yaml")],
  "missing-facts": [remove(fatoora)],
  "unknown-file": [write("facts/partners/south africa.yml", "country: ZA\n")],
  "unknown-folder": [write("facts/partner/kenya.yaml", "country: KE\n")],
  "placeholder-differs": [replace(notFound, /^ {2}title: .*$/m, "  title: Nicht gefunden")],
  "missing-translation": [replace("de/help.yaml", /^backups: .*\n/m, "")],
  untranslated: ["en", "de"].map((language) =>
    replace(
      `${language}/pages/not-found.yaml`,
      /^text: .*(?:\n {2}.*)*$/m,
      "text: The page was moved, was deleted or never was.",
    ),
  ),
  "download-differs": [replace("facts/downloads.yaml", "Northtill.Pro.Setup.exe", "Northtill.Lite.Setup.exe")],
  "same-download": ["mrp", "notes"].map((plugin) =>
    replace(`facts/plugins/${plugin}.yaml`, /^( {2}lite:\n {4}path: .*\n)(?: {4}.*\n)+/m, `$1${oneFile}`),
  ),
  "no-partners": [
    replace(fatoora, /^country: SA$/m, "country: NO"),
    replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: NO"),
  ],
  "html-tag": html("<div>Open on Sundays</div>"),
  "html-attribute": html('<p class="big">Hello</p>'),
  "html-balance": html("<p>Very <strong>quick</p>"),
  "html-nesting": html("<ul><p>One</p></ul>"),
  "html-empty": html('<p>See <a href="/faq"></a></p>'),
  "html-entity": html("<p>Caf&eacut;</p>"),
  link: html('<p><a href="www.company.example">Shop</a></p>'),
  "broken-link": html('<p><a href="/plugin/fatoora">E-invoices</a></p>'),
  "own-host": html('<p><a href="https://www.northtill.example/en/contact">Write to us</a></p>'),
  "unused-image": [copy(logo, "images/plugins/old-screen.svg")],
  "not-an-image": [write(logo, "Not found")],
  "image-ending": [
    rename("images/site/payments.svg", "images/site/payments.png"),
    replace("facts/pictures.yaml", "site/payments.svg", "site/payments.png"),
  ],
  "image-script": [write(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="alert(1)"/>')],
};

/** Tried in sentences.test.ts, as no schema lacks words of its own; and in those of `--release`. */
const elsewhere = ["invalid", "sample-release", "foreign-law"];

describe("mistakes that are told in words", () => {
  test.each(ruleWords.filter(({ example }) => !isLinesExample(example)))("$id is tried in a test", ({ id }) => {
    const isTried = existsSync(join("tests", "content", "rules", `${id}.test.ts`));
    expect(isTried || id in mistakes || elsewhere.includes(id)).toBe(true);
  });

  test.each(Object.entries(mistakes))("%s", async (id, edits) => {
    const { problems } = await checkEdited(...edits);
    expect([...new Set(problems.map(({ rule }) => rule))]).toContain(id);
  });
});

describe("rules", () => {
  test("are one file each, named after it", () => {
    const files = readdirSync(join("scripts", "content", "rules")).filter((name) => name.endsWith(".ts"));
    for (const { id } of rules) expect(files).toContain(`${id}.ts`);
    expect(new Set(ruleWords.map(({ id }) => id)).size).toBe(ruleWords.length);
  });

  test.each(messageLanguages)("are what their document says, in %s", (language) => {
    expect(readFileSync(join("docs", ruleDocuments[language]), "utf8"), "npm run format").toBe(ruleDocument(language));
  });

  test.each(ruleWords)("$id says in each language what it means", ({ title, meaning }) => {
    for (const language of messageLanguages) {
      expect(title[language]).toMatch(/^\S.*[^.]$/);
      expect(meaning[language]).toMatch(/\.$/);
    }
    expect(title.de === title.en && title.en !== "YAML").toBe(false);
  });
});
