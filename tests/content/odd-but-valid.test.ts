/** Content that looks wrong and is valid. What each format takes: `formats.test.ts`. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectPicture } from "../../scripts/content/check/indexes/inspect-picture.ts";
import { ruleOf } from "../../scripts/content/core/messages/message.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import {
  checkEdited,
  copy,
  type Edit,
  renameLanguage,
  replace,
  sampleFiles,
  setValue,
  withCopy,
  write,
} from "./content-copy.ts";
import { answer } from "./rules/describe-rule.ts";

const [page, release] = ["en/pages/not-found.yaml", "releases/1.47.yaml"];
const [site, mrp, fatoora] = ["site.yaml", "plugins/mrp.yaml", "plugins/fatoora.yaml"];

const linkWithin = (name: string, path: string) =>
  replace(site, new RegExp(`^( {2}${name}:\\n {4}host:) .*\\n( {4}path:) .*$`, "m"), `$1 site\n$2 ${path}`);
const partners = (...list: readonly string[]) =>
  write("partners/kenya.yaml", `country: KE\npartners:\n${list.map((one) => `  - ${one}\n`).join("")}`);

const names = [
  ...["No", '"Null"', '"8"', "🧾", "★", '"@home"', '"#1 Tills"', "O'Reilly & Sons", "C&A", "Café “Zum Glück”"],
  ...["شركة الصندوق", "می‌خواهم", "क्‍षेत्र", "東京レジ", "Ł. Ø. Æ. İstanbul", "MAÇÃ”", "ÂGE d’or"],
];

const texts = [
  ...["Yes, we are closed, x | y", "It’s 12:30, see https://shop.example:8080/x#y", "»Guillemets« in a text"],
  ...["C# und F#, A & B, 5 > 4 < 6, a*b*c", "Epson TM-T20III, Star TSP143, Bixolon SRP-350", 'the "page" is 15"'],
  ...[
    "“Quoted” first, “and” in the middle",
    "e\u0301 as two characters",
    "Kassen\u00ADsystem, 10\u00A0Läden, 5\u202F%",
  ],
  ...["👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️‍🔥", "a title # and a comment behind it"],
].map((text) => `  - en: ${text}\n    de: ${text}\n`);

const pair = { en: "One", de: "Eins" };
const head = "date: 2025-08-05\nsummary: {en: New, de: Neu}\nbugFixes:";
const whole = `# A release\n${head} [{en: One, de: Eins}]\n`;

const cases: Readonly<Record<string, Edit | readonly Edit[]>> = {
  "a byte order mark": replace(page, /^/, "\uFEFF"),
  "Windows line ends": write(release, whole.replaceAll("\n", "\r\n")),
  "line ends of old Macs": write(release, whole.replaceAll("\n", "\r")),
  "empty lines and spaces at line ends": write(release, `\n\n  \n${whole.replaceAll("\n", "   \n\n\n")}   \n\n`),
  JSON: write(release, `${JSON.stringify({ date: "2025-08-05", summary: pair, bugFixes: [pair] })}\n`),
  "odd names of partners": partners(...names.map((name) => `name: ${name}`)),
  "what is said twice in an address": partners('name: B\n    address: "#1, at the port, at the port"'),
  "a word that looks like a mark in one language": [
    renameLanguage("de", "es"),
    setValue(site, "languages", "[en, es]"),
    setValue("es/pages/not-found.yaml", "home", "TODO"),
  ],
  "odd texts": write(release, `${head}\n${texts.join("")}`),
  "a plain text over several lines": setValue(page, "text", "It is\n  gone - really -\n\n  for good"),
  "a quoted text over several lines": setValue(page, "text", '"It is\n  gone \\\n  for good"'),
  "a literal text with an indentation of its own": setValue(page, "text", "|2+\n    It is\n  gone\n\n"),
  "Markdown with a link over two lines": answer(
    "See what a till needs, what a shop needs, and also [all that is\nbelow](/faq#hardware).",
  ),
  "Markdown in one line": replace("en/pages/home.yaml", /^( +links: )\|-\n +(.*)$/m, '$1"$2"'),
  "places on pages, and a feed": answer("[a](/release-notes#v1-47) [b](/partners#KE) [c](/releases.atom)"),
  "a key and a parameter in a plain text": setValue(page, "text", "Press <Enter>, then R&D; see <file>"),
  "a plugin for one country that anybody installs": setValue(fatoora, "authorizedPartnersOnly", "false"),
  "no question below the prices": replace("editions.yaml", /^questions:\n(?: {2}.*\n)+/m, ""),
  "a free plugin that gets a price with cents": replace(mrp, /^order: /m, "price: 4.50\norder: "),
  "one file for all editions of a plugin": replace(
    mrp,
    /^( {2}lite:\n)((?: {4}.*\n)+)( {2}pro:\n)(?: {4}.*\n)+/m,
    "$1$2$3$2",
  ),
  "links to a page and a file of this site": [
    linkWithin("help", "/{lang}/faq#hardware"),
    linkWithin("worldMap", "/a.xml"),
  ],
  "analytics with an id": replace(site, /^ {2}provider: none$/m, "  provider: gtag\n  id: G-AB12CD34EF"),
  "a release with a third number": write("releases/1.46.1.yaml", whole.replace("2025-08-05", "2025-09-01")),
  "pictures with the language as their folder and in their name": [
    ...["en/mark", "de/mark", "site/mark-en", "site/mark-de"].map((name) =>
      copy("images/site/logo.svg", `images/${name}.svg`),
    ),
    setValue(mrp, "image", '"{lang}/mark.svg"'),
    setValue(fatoora, "image", "site/mark-{lang}.svg"),
  ],
};

test.each(Object.entries(cases))("%s", (_name, edits) => {
  const { diagnostics, content } = checkEdited(...[edits].flat());
  // Replaced files no longer name their pictures.
  const wrong = diagnostics.filter(({ id }) => !["unused-image", "image-file"].includes(ruleOf(id)));
  expect(wrong.map(({ file, line, column, id }) => `${file}:${line}:${column} ${id}`)).toEqual([]);
  expect(content).toBeDefined();
});

const picture = () => sharp({ create: { width: 64, height: 40, channels: 3, background: "#095ac8" } });
const exif = { IFD0: { Copyright: "x" } };

test.each([
  ["png", async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from("\n")])],
  ["jpg", () => picture().withExif(exif).jpeg({ progressive: true }).toBuffer()],
  ["webp", () => picture().withExif(exif).webp({ lossless: true }).toBuffer()],
  ["avif", () => picture().avif().toBuffer()],
])("a picture as programs save it: %s", async (ending, make) => {
  expect(inspectPicture(await make(), `new.${ending}`)).toBeUndefined();
});

test("what operating systems and editors leave behind is not read", async () => {
  const left = [".DS_Store", "images/.DS_Store", "images/Thumbs.db", "en/pages/home.yaml~", "facts/.site.yaml.swp"];
  const edits = left.map((name) => write(name, "x"));
  await withCopy(edits, async (root) => expect([...readFolder(root).keys()]).toEqual([...sampleFiles.keys()]));
});
