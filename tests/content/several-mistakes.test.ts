import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/core/diagnostic.ts";
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { checkEdited, remove, replace, write } from "./content-copy.ts";

const kenya = "partners/kenya.yaml";
const found = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ id, file }) => `${file} ${ruleOf(id)}`);

describe("mistakes of several files", () => {
  test("are all reported in one run, whatever stage they belong to", () => {
    const { diagnostics } = checkEdited(
      write("releases/1.46.yaml", Buffer.from([0xff])),
      replace("de/pages/faq.yaml", /^title: .*$/m, 'title: "Fragen'),
      replace("plugins/fatoora.yaml", /^price: .*$/m, "price: eight"),
      replace("plugins/mrp.yaml", /^help:\n {2}- .*$/m, "help:\n  - nothing-like-it"),
      replace("en/pages/home.yaml", /^explore: .*$/m, "explore: <b>Explore</b>"),
      replace("de/pages/home.yaml", /^explore: .*$/m, 'explore: "Mehr {brnad}"'),
      remove("de/pages/contact.yaml"),
      write("images/plugins/mrp.en.webp", "no picture"),
      replace(kenya, /^country: .*$/m, "country: KX"),
    );
    expect(found(diagnostics)).toEqual([
      "de/pages/contact.yaml missing-file",
      "de/pages/faq.yaml yaml-syntax",
      "de/pages/home.yaml unknown-placeholder",
      "en/pages/home.yaml markup",
      "images/plugins/mrp.en.webp image-file",
      "partners/kenya.yaml country",
      "plugins/fatoora.yaml wrong-type",
      "plugins/mrp.yaml unknown-reference",
      "releases/1.46.yaml encoding",
    ]);
  });

  test("of one file are all reported as well, with the entry that they belong to", () => {
    const { diagnostics } = checkEdited(
      write(
        kenya,
        `country: KE
partners:
  - name: Savanna Tills
    phone: 020 555
    website: http://savanna.example
    e-mail: info@savanna.example
  - nam: Tausi
    premium: yes
  - name: savanna tills
    logo: partners/savana.svg
`,
      ),
    );
    expect(diagnostics.map(({ line, id }) => `${line} ${ruleOf(id)}`).join(", ")).toBe(
      "4 phone, 5 url, 6 unknown-field, 7 unknown-field, 8 wrong-type, 9 duplicate, 10 image-file",
    );
    expect(diagnostics[0]).toMatchObject({
      entry: { data: { name: "Savanna Tills" } },
      path: ["partners", 0, "phone"],
    });
  });

  test("a broken site.yaml is one problem, and others are still found", () => {
    const { diagnostics } = checkEdited(
      replace("site.yaml", /^brand: .*$/m, 'brand: "Northtill'),
      replace("de/pages/home.yaml", /^explore: .*\n/m, ""),
    );
    expect(found(diagnostics)).toEqual(["de/pages/home.yaml missing-field", "site.yaml yaml-syntax"]);
  });

  const files = ["site", "plugins/fatoora", "help", "editions", "pictures", "releases/1.47", "partners/saudi-arabia"];
  const words = ["en/ui", "de/ui", "en/pages/features", "en/pages/faq", "de/pages/faq"];

  test.each([...files, ...words])("no file misses %s.yaml", (name) => {
    for (const [text, rule] of Object.entries({ 'title: "open\n': "yaml-syntax", "- one\n- two\n": "wrong-type" })) {
      const { diagnostics } = checkEdited(write(`${name}.yaml`, text));
      expect(found(diagnostics)).toEqual([`${name}.yaml ${rule}`]);
    }
  });

  test("a language that takes the place of another one, whose folder is still there, is two", () => {
    const { diagnostics } = checkEdited(replace("site.yaml", /^languages: .*$/m, "languages: [es, en]"));
    const places = diagnostics.map(({ id, path }) => `${ruleOf(id)} ${path.join(".")}`);
    expect(places).toEqual(["missing-language languages", "missing-language languages.0"]);
  });
});

describe("a line that cannot be read", () => {
  const inFile = (line: string) =>
    checkEdited(
      write(
        kenya,
        [
          "country: KX",
          "partners:",
          "  - name: Savanna Tills",
          `    ${line}`,
          "    phone: 020",
          "  - nam: Tausi",
          "",
        ].join("\n"),
      ),
    ).diagnostics;

  test.each([
    'address: "Moi Avenue',
    'address: "Moi" Avenue',
    'address: "Moi\\Avenue"',
    "address: [Moi Avenue",
    "address: {Moi {Avenue}}",
    "address: @Moi Avenue",
    "address: *Moi Avenue",
    "address: Moi: Avenue",
    'address: Moi Avenue"',
    "address: Kiosk #1",
    "address Moi Avenue",
    "address:Moi Avenue",
    " address: Moi Avenue",
    "\taddress: Moi Avenue",
    "add\u200Bress: Moi Avenue",
    "address: MÃ¼ller",
  ])("is one mistake, and hides no other: %j", (line) => {
    const diagnostics = inFile(line);
    expect(diagnostics.map((each) => each.line)).toEqual([1, 4, 5, 6]);
    expect(diagnostics[1]).toMatchObject({ path: ["partners", 0, "address"] });
  });

  test("hides what would only be a guess", () => {
    expect(inFile("    - address: Moi Avenue").map((each) => each.line)).toEqual([4]);
  });
});
