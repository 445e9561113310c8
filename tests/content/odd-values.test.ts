/** Values that look like mistakes and are none. All that can stand together is checked together. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isError } from "../../scripts/content/check.ts";
import { checkEdited, type Edit, replace, write } from "./content-copy.ts";

const kenya = "facts/partners/kenya.yaml";

async function expectValid(...edits: readonly Edit[]): Promise<void> {
  const { diagnostics } = await checkEdited(...edits);
  const wrong = diagnostics.filter(isError);
  expect(wrong.map(({ file, line, message }) => `${file}:${line} ${message.en}`)).toEqual([]);
}

/** A country with one partner a line. */
const partners = (lines: readonly string[]) => write(kenya, `country: KE\npartners:\n${lines.join("\n")}\n`);

const names = [
  '"@home"',
  '"#1 Tills"',
  "O'Reilly & Sons",
  "no",
  "C&A",
  "Café “Zum Glück”",
  "شركة الصندوق",
  "می‌خواهم",
  "क्‍षेत्र",
  "東京レジ",
  "Ł. Ø. Æ. İstanbul",
  "MAÇÃ”",
  "ÂGE d’or",
];

const fields = [
  "phone: +254 (20) 555-0100",
  "phone: +254 20 555 0100,+254 20 555 0101",
  "email: a.b+c@sub.savanna.example, d@e.museum",
  "website: https://www.savanna.example:8443/a/b?c=d&e=f#g",
  "website: https://müller.example",
  "website: https://مثال.السعودية",
  "website: https://savanna.co.uk/%C3%BC/(a)~b!c*d,e;f:g@h",
  "facebook: https://facebook.example/pages/x?id=5",
  "premium: TRUE",
  "address: [One, One]",
];

const texts = [
  "Yes, we are closed",
  "It’s 12:30, see https://shop.example:8080/x#y",
  "C# und F#, A & B, 5 > 4 < 6, x | y, a*b*c",
  'the "page" is 15"',
  "“Quoted” at the beginning, “and” in the middle",
  "»Guillemets« in a text",
  "e\u0301 as two characters",
  "Kassen\u00ADsystem, 10\u00A0Läden, 5\u202F%",
  "👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️‍🔥",
  "a title # and a comment behind it",
];

describe("values that look odd", () => {
  test("names of partners", () => expectValid(partners(names.map((name) => `  - name: ${name}`))));

  test("fields of partners", () =>
    expectValid(partners(fields.map((field, index) => `  - name: Partner ${index}\n    ${field}`))));

  test("texts", () => {
    const words = (file: string) =>
      `summary: Odd\nbugFixes:\n${texts.map((text) => `  - ${text}`).join("\n")}\n`.concat(file);
    return expectValid(write("en/releases/1.47.yaml", words("")), write("de/releases/1.47.yaml", words("  # Ende\n")));
  });

  test.each([
    ["facts/site.yaml", /^ {2}postalCode: .*$/m, '  postalCode: "01067"'],
    ["facts/site.yaml", /^ {2}street: .*$/m, "  street: Straße des 17. Juni 135"],
    ["facts/site.yaml", /^ {2}site: .*$/m, "  site: https://kasse.müller.example:8443"],
    ["facts/site.yaml", /^ {4}path: \/\{lang\}\/support$/m, "    path: /a/b.html?x={lang}&y=1#z"],
    ["facts/editions.yaml", /^ {4}monthly: 10$/m, "    monthly: 9.95"],
    ["facts/editions.yaml", /^ {2}cpuGhz: .*$/m, "  cpuGhz: 1.6"],
    ["facts/editions.yaml", /^currency: .*$/m, "currency: JPY"],
    ["facts/legal.yaml", /^termsUpdated: .*$/m, "termsUpdated: 2024-02-29 # a leap day"],
  ])("%s %s", (file, pattern, line) => expectValid(replace(file, pattern, line)));
});

describe("pictures as programs save them", () => {
  const picture = () => sharp({ create: { width: 64, height: 40, channels: 3, background: { r: 9, g: 90, b: 200 } } });

  const exif = { IFD0: { Copyright: "x" } };

  test.each([
    ["png", async () => Buffer.concat([await picture().png().toBuffer(), Buffer.from("\n")])],
    ["jpg", () => picture().withExif(exif).jpeg({ progressive: true }).toBuffer()],
    ["webp", () => picture().withExif(exif).webp({ lossless: true }).toBuffer()],
    ["avif", () => picture().avif().toBuffer()],
  ])("%s", async (ending, make) => {
    const file = `images/partners/new.${ending}`;
    await expectValid(write(file, await make()), partners([`  - name: Savanna\n    logo: partners/new.${ending}`]));
  });

  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: a program -->\n';
  test.each([
    `${head}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A &amp; B &#169;</title><style><![CDATA[.a>.b{fill:url(#a)}]]></style><path class="a" d="M0 0"/></svg>\n`,
    `\uFEFF<svg xmlns='http://www.w3.org/2000/svg' width='9mm' height='9mm' viewBox='0 0 9 9'><text>5 &gt; 4 ü 日本</text></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://x.example/dtd" width="9" height="9"><x:view id='x' y="#fff"/></svg>`,
  ])("a drawing: %s", async (svg) => expectValid(write("images/partners/savanna.svg", svg)));
});
