import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/core/diagnostic.ts";
import { ruleOf } from "../../scripts/content/core/messages/message.ts";
import { checkEdited, type Edit, remove, replace, setValue, write } from "./content-copy.ts";

const kenya = "partners/kenya.yaml";
const found = (...edits: readonly Edit[]) =>
  checkEdited(...edits).diagnostics.map(({ id, file }) => `${file} ${ruleOf(id)}`);

describe("mistakes of several files", () => {
  test("are all reported in one run, whatever stage they belong to", () => {
    expect(
      found(
        write("releases/1.46.yaml", Buffer.from([0xff])),
        setValue("de/pages/faq.yaml", "title", '"Fragen'),
        setValue("plugins/fatoora.yaml", "price", "eight"),
        replace("plugins/mrp.yaml", /^help:\n {2}- .*$/m, "help:\n  - nothing-like-it"),
        setValue("de/pages/home.yaml", "more", '"Mehr {brnad}"'),
        remove("de/pages/contact.yaml"),
        write("images/plugins/mrp.en.webp", "no picture"),
      ),
    ).toEqual([
      "de/pages/contact.yaml missing-file",
      "de/pages/faq.yaml yaml-syntax",
      "de/pages/home.yaml unknown-placeholder",
      "images/plugins/mrp.en.webp image-file",
      "plugins/fatoora.yaml wrong-type",
      "plugins/mrp.yaml unknown-reference",
      "releases/1.46.yaml encoding",
    ]);
  });

  test("a broken site.yaml is one problem, and others are still found", () => {
    const line = replace("de/pages/home.yaml", /^ {2}more: .*\n/m, "");
    expect(found(setValue("site.yaml", "brand", '"Northtill'), line)).toEqual([
      "de/pages/home.yaml missing-field",
      "site.yaml yaml-syntax",
    ]);
  });

  test.each([
    ...["site", "plugins/fatoora", "help", "editions", "pictures", "releases/1.47", "partners/saudi-arabia"],
    ...["en/ui", "de/ui", "en/pages/features", "en/pages/faq", "de/pages/faq"],
  ])("no file misses %s.yaml", (name) => {
    expect(found(write(`${name}.yaml`, 'title: "open\n'))).toEqual([`${name}.yaml yaml-syntax`]);
    expect(found(write(`${name}.yaml`, "- one\n- two\n"))).toEqual([`${name}.yaml wrong-type`]);
  });
});

describe("mistakes of one file", () => {
  const told = (...lines: readonly string[]): readonly Diagnostic[] =>
    checkEdited(write(kenya, `${["country: KX", "partners:", "  - name: Savanna Tills", ...lines].join("\n")}\n`))
      .diagnostics;

  test("are all reported as well, with the entry that they belong to", () => {
    const diagnostics = told(
      "    phone: 020 555",
      "    website: http://savanna.example",
      "    e-mail: info@savanna.example",
      "  - nam: Tausi",
      "    premium: maybe",
      "  - name: savanna tills",
      "    logo: partners/savana.svg",
    );
    expect(diagnostics.map(({ line, id }) => `${line} ${ruleOf(id)}`).join(", ")).toBe(
      "1 country, 4 phone, 5 url, 6 unknown-field, 7 unknown-field, 8 wrong-type, 9 duplicate, 10 image-file",
    );
    const entry = { data: { name: "Savanna Tills" } };
    expect(diagnostics[1]).toMatchObject({ entry, path: ["partners", 0, "phone"] });
  });

  test.each([
    ...['address: "Moi Avenue', 'address: "Moi" Avenue', 'address: "Moi\\Avenue"', 'address: Moi Avenue"'],
    ...["address: [Moi Avenue", "address: {Moi {Avenue}}", "address: @Moi Avenue", "address: *Moi Avenue"],
    ...["address: Moi: Avenue", "address: Kiosk #1", "address Moi Avenue", "address:Moi Avenue"],
    ...[" address: Moi Avenue", "\taddress: Moi Avenue", "add\u200Bress: Moi Avenue", "address: MÃ¼ller"],
  ])("one that cannot be read hides no other: %j", (line) => {
    const diagnostics = told(`    ${line}`, "    phone: 020", "  - nam: Tausi");
    expect(diagnostics.map((each) => each.line)).toEqual([1, 4, 5, 6]);
    expect(diagnostics[1]).toMatchObject({ path: ["partners", 0, "address"] });
  });

  test("one that cannot be read hides what would only be a guess", () => {
    expect(told("        - address: Moi Avenue", "    phone: 020").map((each) => each.line)).toEqual([4]);
  });
});
