/** Content that looks like a mistake and is none. What each format takes is in `formats.test.ts`. */

import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import {
  checkEdited,
  copy,
  type Edit,
  rename,
  renameLanguage,
  replace,
  sampleFiles,
  withCopy,
  write,
} from "./content-copy.ts";
import { answer } from "./rules/describe-rule.ts";

const kenya = "partners/kenya.yaml";
const page = "en/pages/not-found.yaml";
const release = "releases/1.47.yaml";

/** Another link of the facts, to this site. */
const linkWithin = (name: string, path: string) =>
  replace("site.yaml", new RegExp(`^( {2}${name}:\\n {4}host:) .*\\n( {4}path:) .*$`, "m"), `$1 site\n$2 ${path}`);

/** Where the installers are. */
const downloads = (host: string) => replace("site.yaml", /^ {2}downloads: .*$/m, `  downloads: ${host}`);

const partners = (list: readonly string[]) =>
  write(kenya, `country: KE\npartners:\n${list.map((one) => `  - ${one}\n`).join("")}`);

const names = [
  ...["No", '"Null"', '"8"', "🧾", "★", '"@home"', '"#1 Tills"', "O'Reilly & Sons", "C&A", "Café “Zum Glück”"],
  ...["شركة الصندوق", "می‌خواهم", "क्‍षेत्र", "東京レジ", "Ł. Ø. Æ. İstanbul", "MAÇÃ”", "ÂGE d’or"],
];

const texts = [
  "Yes, we are closed, x | y",
  "It’s 12:30, see https://shop.example:8080/x#y",
  "C# und F#, A & B, 5 > 4 < 6, a*b*c",
  "Epson TM-T20III, Star TSP143, Bixolon SRP-350",
  'the "page" is 15"',
  "Slow, slow, on Windows 8",
  "Slow, slow, on Windows 8+",
  '"One\\ttwo"',
  "“Quoted” first, “and” in the middle",
  "»Guillemets« in a text",
  "e\u0301 as two characters",
  "Kassen\u00ADsystem, 10\u00A0Läden, 5\u202F%",
  "👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️‍🔥",
  "a title # and a comment behind it",
].map((text) => `  - en: ${text}\n    de: ${text}\n`);

const fixes = "bugFixes: [{en: One, de: Eins}]\n";
const whole = `# A release\ndate: 2025-08-05\nsummary: {en: New, de: Neu}\n${fixes}`;
const pair = { en: "One", de: "Eins" };

const cases: Readonly<Record<string, readonly Edit[]>> = {
  "a byte order mark": [replace(page, /^/, "\uFEFF")],
  "Windows line ends": [write(release, whole.replaceAll("\n", "\r\n"))],
  "line ends of old Macs": [write(release, whole.replaceAll("\n", "\r"))],
  "empty lines and spaces at line ends": [write(release, `\n\n  \n${whole.replaceAll("\n", "   \n\n\n")}   \n\n`)],
  "comments everywhere": [
    write(
      kenya,
      "# one\ncountry: KE # two\n  # three\npartners: # four\n# five\n  - name: Savanna # six\n      # seven\n    address: # eight\n      - Nairobi # nine\n# ten\n",
    ),
  ],
  "another order of keys": [
    write(release, "bugFixes: [{ de: Eins, en: One }]\nsummary: { de: Neu, en: New }\ndate: 2025-08-05\n"),
  ],
  "keys in quotes": [write(release, `'date': "2025-08-05"\n"summary": {'en': New, "de": Neu}\n${fixes}`)],
  JSON: [write(release, `${JSON.stringify({ date: "2025-08-05", summary: pair, bugFixes: [pair] })}\n`)],
  "lists in brackets, also over several lines": [
    write(kenya, "country: KE\npartners: [\n  {name: Savanna, address: [a, b]},\n  {name: Tausi},\n  ]\n"),
  ],
  "a list that is not indented": [
    write(kenya, "country: KE\npartners:\n- name: Savanna\n  premium: true\n- name: Tausi\n"),
  ],
  "odd names of partners": [partners(names.map((name) => `name: ${name}`))],
  "odd fields of partners": [
    partners([
      "name: A\n    premium: TRUE\n    address: [One, One]",
      'name: B\n    address: "#1, at the port, at the port"',
    ]),
  ],
  "a single mobile number that is longer, a short number, and few numbers of two countries": [
    partners([
      "name: A\n    phone: +254 20 555 0100, +254 20 555 0101, +254 20 555 0102, +254 20 555 0103\n    mobile: +254 720 555 01000",
    ]),
    write(
      "partners/norway.yaml",
      "country: NO\npartners:\n  - name: B\n    phone: +47 21 55 50 10, +47 21 55 50 11, +47 21 55 50 12, +47 21 55 50 13, +47 21 55 50\n",
    ),
    write("partners/iceland.yaml", "country: IS\npartners:\n  - name: C\n    phone: +354 555 0100, +47 21 55 50 10\n"),
  ],
  "a word that looks like a mark in one language": [
    renameLanguage("de", "es"),
    replace("site.yaml", "languages: [en, de]", "languages: [en, es]"),
    replace("es/pages/not-found.yaml", /^home: .*$/m, "home: TODO"),
  ],
  "odd texts": [write(release, `date: 2025-08-05\nsummary: {en: New, de: Neu}\nbugFixes:\n${texts.join("")}`)],
  "a very long line": [replace(page, /^text: .*$/m, `text: ${"word ".repeat(390)}`)],
  "a plain text over several lines": [replace(page, /^text: .*$/m, "text: It is\n  gone - really -\n\n  for good")],
  "a quoted text over several lines": [replace(page, /^text: .*$/m, 'text: "It is\n  gone \\\n  for good"')],
  "a literal text with an indentation of its own": [replace(page, /^text: .*$/m, "text: |2+\n    It is\n  gone\n\n")],
  "Markdown with a link over two lines": answer("See [what is\nbelow](/faq#hardware)."),
  "Markdown in one line": [replace("en/pages/home.yaml", /^( +links: )\|-\n +(.*)$/m, '$1"$2"')],
  "all the Markdown there is": answer(
    "### A\n\nOne\\\ntwo **x *y*** `z`\n\n- a\n  - b\n- c\n\n  d\n\n1. e\n2. f\n\n\\- 5\\*10\\*2",
  ),
  "places on pages, and a feed": answer("[a](/release-notes#v1-47) [b](/partners#KE) [c](/releases.atom)"),
  "a key and a parameter in a plain text": [replace(page, /^text: .*$/m, "text: Press <Enter>, then R&D; see <file>")],
  "a plugin for one country that anybody installs": [
    replace("plugins/fatoora.yaml", /^country: SA$/m, "country: NO"),
    replace("plugins/fatoora.yaml", /^authorizedPartnersOnly: .*$/m, "authorizedPartnersOnly: false"),
  ],
  "no question below the prices": [replace("editions.yaml", /^questions:\n(?: {2}.*\n)+/m, "")],
  "a file of partners that has another name": [rename(kenya, "partners/east-africa.yaml")],
  "a free plugin that gets a price with cents": [replace("plugins/mrp.yaml", /^order: /m, "price: 4.50\norder: ")],
  "one file for all editions of a plugin": [
    replace(
      "plugins/mrp.yaml",
      /^downloads:\n {2}lite:\n((?: {4}.*\n)+) {2}pro:\n(?: {4}.*\n)+/m,
      "downloads:\n  lite:\n$1  pro:\n$1",
    ),
  ],
  "links to pages and places of this site, with and without its language, and to a file": [
    linkWithin("help", "/{lang}/faq#hardware"),
    linkWithin("worldMap", "/{lang}"),
    linkWithin("supportCentre", "/sitemap.xml"),
  ],
  "analytics with an id": [replace("site.yaml", /^ {2}provider: none$/m, "  provider: gtag\n  id: G-AB12CD34EF")],
  "a help centre below a path": [replace("site.yaml", /^ {2}help: https.*$/m, "  help: https://northtill.example/hc")],
  "a host of its own for the installers": [downloads("https://downloads.northtill.example")],
  "a folder of this site for the installers, two deep": [downloads("/files/installers")],
  "a release in one section only, and one with a third number": [
    write("releases/1.46.1.yaml", whole.replace("2025-08-05", "2025-09-01")),
  ],
  "pictures with the language in their folder, their name and beside it": [
    ...["en", "de"].flatMap((code) => [
      copy("images/site/logo.svg", `images/${code}/mark.svg`),
      copy("images/site/logo.svg", `images/site/${code}.svg`),
      copy("images/site/logo.svg", `images/site/mark-${code}.svg`),
    ]),
    replace("plugins/mrp.yaml", /^image: .*$/m, 'image: "{lang}/mark.svg"'),
    replace("plugins/notes.yaml", /^image: .*$/m, "image: site/{lang}.svg"),
    replace("plugins/fatoora.yaml", /^image: .*$/m, "image: site/mark-{lang}.svg"),
  ],
};

function expectValid(...edits: readonly Edit[]): void {
  const { diagnostics, content } = checkEdited(...edits);
  // Whole files are replaced here, and with them the names of some pictures and both languages of a text.
  const replaced = ["unused-image", "image-file"];
  const wrong = diagnostics.filter(({ id }) => !replaced.includes(ruleOf(id)));
  expect(wrong.map(({ file, line, column, id }) => `${file}:${line}:${column} ${id}`)).toEqual([]);
  expect(content).toBeDefined();
}

describe("odd but valid", () => {
  test.each(Object.entries(cases))("%s", (_name, edits) => expectValid(...edits));

  const picture = () => sharp({ create: { width: 64, height: 40, channels: 3, background: { r: 9, g: 90, b: 200 } } });
  const exif = { IFD0: { Copyright: "x" } };

  test.each([
    ["png", async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from("\n")])],
    ["jpg", () => picture().withExif(exif).jpeg({ progressive: true }).toBuffer()],
    ["webp", () => picture().withExif(exif).webp({ lossless: true }).toBuffer()],
    ["avif", () => picture().avif().toBuffer()],
  ])("a picture as programs save it: %s", async (ending, make) => {
    const data = await make();
    expectValid(write(`images/partners/new.${ending}`, data), partners([`name: A\n    logo: partners/new.${ending}`]));
  });
});

test("what operating systems and editors leave behind is not read", async () => {
  const names = [".DS_Store", "images/.DS_Store", "images/Thumbs.db", "en/pages/home.yaml~", "facts/.site.yaml.swp"];
  const edits = names.map((name) => write(name, "x"));
  await withCopy(edits, async (root) => expect([...readFolder(root).keys()]).toEqual([...sampleFiles.keys()]));
});
