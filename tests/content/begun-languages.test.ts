/** Languages that are published page by page, and the command that begins and removes one. */
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { coverageOf } from "../../scripts/content/cli/begun-languages.ts";
import { addLanguage, finishLanguage, removeLanguage } from "../../scripts/content/cli/edit-languages.ts";
import { CommandError } from "../../scripts/content/core/command-error.ts";
import type { FileBytes } from "../../scripts/content/files/content-folder.ts";
import {
  checkEdited,
  copy,
  type Edit,
  edited,
  emitEdited,
  remove,
  replace,
  sampleFiles,
  setValue,
  textOf,
  translate,
  write,
} from "./content-copy.ts";
import { frenchBeginning } from "./french.ts";

const begin = (code: string) => replace("site.yaml", /^languages: .*$/m, `$&\nbegun: [${code}]`);
const ids = (...edits: readonly Edit[]) => checkEdited(...edits).diagnostics.map(({ id, file }) => `${file} ${id}`);

describe("a begun language", () => {
  const { content, files, json, emitted } = emitEdited(...frenchBeginning);

  test("needs nothing but its code, and says how far it is", () => {
    expect(ids(begin("ar"))).toEqual([]);
    const found = coverageOf(content, files);
    expect(found).toEqual([{ id: "tool.begun.coverage", data: expect.objectContaining({ code: "fr", pages: 2 }) }]);
  });

  test("shows what is missing in the first language, with links to its own pages", () => {
    const faq = json("content/fr/faq.json");
    expect(faq).toMatchObject({ title: json("content/en/faq.json").title, untranslated: { lang: "en", dir: "ltr" } });
    expect(JSON.stringify(faq)).toContain('href=\\"/fr/');
    expect(JSON.stringify([...emitted].filter(([name]) => /^content\/fr\/(?!search)/.test(name)))).not.toMatch(
      /\\"\/en/,
    );
    expect(json("content/en/faq.json").untranslated).toBeUndefined();
  });

  test("has its own pages, whose further texts carry their language", () => {
    const page = json("content/fr/download.json");
    expect(page).toMatchObject({
      title: "Télécharger Northtill",
      windowsAsks: { foreign: { lang: "en", dir: "ltr" } },
    });
    expect(page.untranslated).toBeUndefined();
    const foreign = { foreign: { lang: "en", dir: "ltr" } };
    const [first, ...others] = page.cards;
    expect([first.foreign, first.name]).toEqual([undefined, "Listes de prix"]);
    for (const card of [...others, ...page.editions]) expect(card).toMatchObject(foreign);
  });

  test("says which language an edition's words have on its thank-you page", () => {
    const thankYou: Edit = (files) => write("fr/pages/thank-you.yaml", textOf(files, "de/pages/thank-you.yaml"))(files);
    const page = emitEdited(...frenchBeginning, thankYou).json("content/fr/thankYou/lite.json");
    expect([page.untranslated, page.foreign]).toEqual([undefined, { lang: "en", dir: "ltr" }]);
  });

  test("compares in one language, even if a group and a row have the same name", () => {
    // All titles are translated, but for the first one: that of the group `registers`.
    const titles: Edit = (files) => {
      const [before = "", after = ""] = textOf(files, "editions.yaml").split(/(?<=\n {4}limits:\n)/);
      write("editions.yaml", before + after.replaceAll(/^( +)de: (.*)$/gm, "$&\n$1fr: $2"))(files);
    };
    const row = replace("editions.yaml", /^ {4}products:$/m, "    registers:");
    const { content } = emitEdited(...frenchBeginning, row, titles);
    expect(content.translations.get("fr")?.comparison.groups).toMatchObject({
      registers: "Registers",
      limits: "Limits",
    });
  });

  test("has its labels, and the first language's where it lacks one, with the plural forms of its own", () => {
    const strings = json("public/locales/fr/translation.json");
    expect(strings.shell.skip).toBe("Aller au contenu");
    const { directory } = json("public/locales/en/translation.json");
    expect(strings.directory).toMatchObject({ ...directory, results_many: directory.results_other });
  });

  test("is told to programs only as far as it is translated", () => {
    const listed = json("pages.json").filter(({ language }: { language: string }) => language === "fr");
    expect(listed.map(({ route }: { route: string }) => route)).toEqual(["home", "download"]);
    expect(json("metadata/fr/faq.json")).toMatchObject({ translations: ["en", "de"] });
    expect(json("metadata/fr/faq.json").structuredData).toBeUndefined();
    expect(json("metadata/en/home.json")).toMatchObject({ translations: ["en", "de", "fr"] });
    expect([...emitted.keys()].filter((name) => /^public\/fr\//.test(name))).toEqual(["public/fr/llms.txt"]);
    expect(String(emitted.get("public/fr/llms.txt"))).not.toContain("/fr/faq");
  });

  test("is searched in what it shows", () => {
    const titles = json("content/fr/search/site.json").map(
      ({ href, title }: Record<string, string>) => `${href} ${title}`,
    );
    expect(titles).toContain(`/fr/faq ${json("content/en/faq.json").title}`);
    expect(titles).toContain("/fr/download Télécharger Northtill");
  });

  test("without labels of its own is shown in the first language throughout", () => {
    const { emitted } = emitEdited(...frenchBeginning, remove("fr/ui.yaml"));
    const shell = String(emitted.get("shell.ts"));
    expect(shell).toMatch(/"code": "fr",\s*"name": "Français",\s*"direction": "ltr",\s*"labels": "en"/);
    expect(shell).toMatch(/"unoffered": \[\s*"fr"\s*\]/);
    expect(JSON.parse(String(emitted.get("content/fr/download.json"))).untranslated).toEqual({
      lang: "en",
      dir: "ltr",
    });
  });

  test("is checked as strictly as any, as far as it goes", () => {
    expect(ids(...frenchBeginning, setValue("fr/pages/download.yaml", "title", "[]"))).toHaveLength(1);
    expect(ids(...frenchBeginning, replace("fr/ui.yaml", /^shell:/m, "shel:"))).toEqual([
      expect.stringMatching(/unknown-field$/),
    ]);
  });

  test.each([
    ["a page that repeats the first language", copy("en/pages/faq.yaml", "fr/pages/faq.yaml"), "faq"],
    [
      "a page that is pending",
      write("fr/pages/contact.yaml", `# pending\n\n${textOf(sampleFiles, "en/pages/contact.yaml")}`),
      "contact",
    ],
    [
      "a page that is pending, without a blank line",
      write("fr/pages/contact.yaml", `# pending\n${textOf(sampleFiles, "en/pages/contact.yaml")}`),
      "contact",
    ],
  ])("%s counts as missing", (_name, edit, key) => {
    expect(ids(...frenchBeginning, edit)).toEqual([]);
    expect(emitEdited(...frenchBeginning, edit).json(`content/fr/${key}.json`).untranslated).toEqual({
      lang: "en",
      dir: "ltr",
    });
  });
});

test("a complete language that repeats the first one belongs into the begun ones, which is one message", () => {
  const copied: Edit = (files) => {
    translate("de", "fr")(files);
    remove("fr")(files);
    copy("en", "fr")(files);
  };
  const listed = setValue("site.yaml", "languages", "[en, de, fr]");
  const found = ids(copied, listed).filter((each) => !each.endsWith("image-file.missing-language"));
  expect(found).toEqual(["site.yaml untranslated.most"]);
  expect(ids(copied, begin("fr"))).toEqual([]);
});

test.each([
  [setValue("site.yaml", "languages", "[en]"), "site.yaml missing-language.unlisted"],
  [begin("de"), "site.yaml missing-language.both"],
  [begin("pt-BR"), "site.yaml pattern"],
])("lists that cannot be meant are refused", (edit, expected) => {
  expect(ids(edit).some((found) => found === expected || found.startsWith("site.yaml"))).toBe(true);
  expect(ids(edit).length).toBe(1);
});

describe("the command", () => {
  const apply = (files: FileBytes, changes: ReturnType<typeof addLanguage>): FileBytes => {
    const changed = new Map(files);
    for (const [file, bytes] of changes)
      if (bytes === undefined) changed.delete(file);
      else changed.set(file, bytes);
    return changed;
  };
  const linesOf = (files: FileBytes, file: string) => textOf(files, file).split("\n");
  /** Bytes of pictures as one string: compared one by one they take seconds. */
  const bytesOf = (files: FileBytes) =>
    [...files].map(([file, bytes]) => [file, Buffer.from(bytes).toString("latin1")]);
  const added = apply(sampleFiles, addLanguage(sampleFiles, "fr"));

  test("begins a language with one line, and removing it leaves every byte as it was", () => {
    expect(linesOf(added, "site.yaml").filter((line) => !linesOf(sampleFiles, "site.yaml").includes(line))).toEqual([
      "begun: [fr]",
    ]);
    expect(bytesOf(apply(added, removeLanguage(added, "fr")))).toEqual(bytesOf(sampleFiles));
    const both = apply(added, addLanguage(added, "it"));
    expect(linesOf(both, "site.yaml")).toContain("begun: [fr, it]");
    expect(bytesOf(apply(both, removeLanguage(both, "it")))).toEqual(bytesOf(added));
  });

  test("removes a complete language without an error, a comment or a line of another one lost", () => {
    const removed = apply(sampleFiles, removeLanguage(sampleFiles, "de"));
    const { diagnostics } = checkContent(removed, { now: new Date("2026-01-01") });
    expect(diagnostics.map(({ id, file }) => `${file} ${id}`)).toEqual([]);
    for (const file of removed.keys()) {
      if (!file.endsWith(".yaml") || file === "site.yaml") continue;
      const before = linesOf(sampleFiles, file);
      expect(
        linesOf(removed, file).filter((line) => !before.includes(line)),
        file,
      ).toEqual([]);
    }
    const back = new Map(removed);
    for (const [file, bytes] of edited(...frenchBeginning)) if (file.startsWith("fr/")) back.set(file, bytes);
    expect([...removed.keys()].filter((file) => file.startsWith("de/") || file.includes(".de."))).toEqual([]);
  });

  test("keeps what is beside an entry on its line, and takes the mark above it along", () => {
    const files = edited(
      write(
        "help.yaml",
        "first:\n  path: /a\n  title: { en: A, de: B } # both\nsecond:\n  path: /b\n  title:\n    # pending\n    de: C\n    # kept\n    en: D\n",
      ),
    );
    const text = textOf(apply(files, removeLanguage(files, "de")), "help.yaml");
    expect(text).toBe(
      "first:\n  path: /a\n  title: {en: A} # both\nsecond:\n  path: /b\n  title:\n    # kept\n    en: D\n",
    );
  });

  test("finishes a language by moving its code", () => {
    const finished = apply(added, finishLanguage(added, "fr"));
    expect(linesOf(finished, "site.yaml").filter((line) => /^(?:languages|begun)/.test(line))).toEqual([
      "languages: [en, de, fr]",
    ]);
  });

  test.each([
    ["pt-BR", addLanguage, "tool.language.no-language"],
    ["xx", addLanguage, "tool.language.no-language"],
    ["de", addLanguage, "tool.language.there"],
    ["en", removeLanguage, "tool.language.first"],
    ["fr", removeLanguage, "tool.language.unknown"],
    ["de", finishLanguage, "tool.language.not-begun"],
  ] as const)("refuses %s in one sentence", (code, change, id) => {
    expect(() => change(sampleFiles, code)).toThrow(CommandError);
    try {
      change(sampleFiles, code);
    } catch (error) {
      expect(error).toMatchObject({ reason: { id } });
    }
  });
});
