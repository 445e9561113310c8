/** JSON Schemas for editors: which there are, and the line by which a file names its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkContent } from "../../scripts/content/check.ts";
import { formatFile } from "../../scripts/content/commands/format-file.ts";
import { valueAt } from "../../scripts/content/core/value-path.ts";
import { kindOf } from "../../scripts/content/emit/json-schema/kinds.ts";
import { schemaFiles } from "../../scripts/content/emit/json-schema/schema-files.ts";
import { schemaLine, withSchemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import { foldersWithoutPages } from "../../src/routes/folders.ts";
import { checkEdited, type Edit, replace, sampleFiles, sampleFolder, withCopy } from "./content-copy.ts";

const { content, files } = checkContent(sampleFiles);
if (content === undefined) throw new Error("The sample content has errors");
const inEnglish = schemaFiles(content, files, "en");
const inGerman = schemaFiles(content, files, "de");

function schemaOf(made: ReadonlyMap<string, string>, kind: string): unknown {
  return JSON.parse(made.get(`schemas/${kind}.schema.json`) ?? "null");
}

const yamlFiles = [...files.parsed.keys()];

describe("the schemas", () => {
  test("are there for every file of the content, and no others", () => {
    const kinds = new Set(yamlFiles.map((file) => `schemas/${kindOf(file)}.schema.json`));
    const local = [...inEnglish.keys()].filter((name) => name.startsWith("schemas/"));
    expect(local.sort()).toEqual([...kinds].sort());
  });

  test("are published in each language, and lie on this computer in that of its user", () => {
    const local = [...inGerman].filter(([name]) => name.startsWith("schemas/"));
    for (const [name, text] of local) {
      expect(inGerman.get(`public/${name.replace("schemas/", "schemas/de/")}`)).toBe(text);
      expect(inGerman.get(`public/${name.replace("schemas/", "schemas/en/")}`)).toBe(inEnglish.get(name));
    }
    const onSite = (made: ReadonlyMap<string, string>) => [...made].filter(([name]) => name.startsWith("public/"));
    expect(onSite(inGerman)).toEqual(onSite(inEnglish));
  });

  test("are named by the public address of the site, below a folder that no page and no download can be in", () => {
    const address = `${content.site.hosts.site}/schemas/de/partners.schema.json`;
    expect(schemaOf(inGerman, "partners")).toMatchObject({
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: address,
    });
    expect(foldersWithoutPages).toContain("schemas");
  });

  test("stand in a catalogue with the files they are for", () => {
    const entry = z.object({ name: z.string(), fileMatch: z.array(z.string()), url: z.string() });
    const catalogue = z.object({ schemas: z.array(entry) });
    const { schemas } = catalogue.parse(JSON.parse(inEnglish.get("public/schemas/en/catalog.json") ?? ""));
    expect(schemas.find(({ name }) => name === "Words of a plugin")).toEqual({
      name: "Words of a plugin",
      fileMatch: ["content/en/plugins/*.yaml", "content/de/plugins/*.yaml"],
      url: `${content.site.hosts.site}/schemas/en/words.plugins.schema.json`,
    });
    const published = schemas.map(({ url }) => url.replace(content.site.hosts.site, "public"));
    expect(published.filter((name) => !inEnglish.has(name))).toEqual([]);
  });

  test("are the same for the same content", () => {
    expect(schemaFiles(content, files, "en")).toEqual(inEnglish);
  });

  test("hold nothing but what editors know", () => {
    const text = [...inEnglish.values()].join("\n");
    for (const own of ["de", "choices", "reference", "notation", "widget", "patterns", "inForm", "format"])
      expect(text).not.toContain(`"${own}":`);
  });

  test("take each language's plural forms, no others", () => {
    const keys = (kind: string) => {
      const group = valueAt(schemaOf(inEnglish, kind), ["properties", "catalogue"]);
      const { properties, required } = z
        .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
        .parse(group);
      const isForm = (key: string) => key.startsWith("results_");
      return { offered: Object.keys(properties).filter(isForm), needed: required.filter(isForm) };
    };
    expect(keys("ui.de")).toEqual({
      offered: ["results_one", "results_other"],
      needed: ["results_one", "results_other"],
    });
    const french = schemaFiles({ ...content, languages: ["en", "fr"] }, files, "en");
    expect(french.has("schemas/ui.fr.schema.json")).toBe(true);
    expect(french.get("schemas/ui.fr.schema.json")).toContain('"results_many"');
    expect(french.get("schemas/ui.fr.schema.json")).not.toContain('"results_few"');
  });
});

describe("the first line of a content file", () => {
  test("names its schema, in every file of the sample that begins with such a line", () => {
    const firsts = yamlFiles.map((file) => ({
      file,
      first: readFileSync(join(sampleFolder, file), "utf8").split("\n")[0] ?? "",
    }));
    // A file that was written in a browser may be without it until somebody formats it.
    const marked = firsts.filter(({ first }) => first.startsWith("# yaml-language-server"));
    expect(marked.length).toBeGreaterThan(50);
    expect(marked.filter(({ file, first }) => first !== schemaLine(file))).toEqual([]);
  });

  test("leads from the file to the folder that the content build writes", () => {
    expect(schemaLine("facts/partners/kenya.yaml")).toBe(
      "# yaml-language-server: $schema=../../../src/generated/schemas/partners.schema.json",
    );
    expect(schemaLine("pl/ui.yaml")).toBe(
      "# yaml-language-server: $schema=../../src/generated/schemas/ui.pl.schema.json",
    );
    expect(schemaLine("de/pages/faq.yaml")).toContain("/page.faq.schema.json");
    expect(schemaLine("de/plugins/notes.yaml")).toContain("/words.plugins.schema.json");
    for (const none of ["images/a.yaml", "de/pages/blog.yaml", "facts/a/b/c.yaml", "notes.yaml", "de/ui.yml"]) {
      expect(schemaLine(none)).toBeUndefined();
    }
  });

  test("is put in front of what is there, once", () => {
    const line = schemaLine("facts/legal.yaml");
    const put = (text: string) => withSchemaLine("facts/legal.yaml", text);
    expect(put("# Dates.\na: 1\n")).toBe(`${line}\n# Dates.\na: 1\n`);
    expect(put(put("a: 1\n"))).toBe(put("a: 1\n"));
    expect(put("# yaml-language-server: $schema=old.json\n# Dates.\na: 1\n")).toBe(`${line}\n# Dates.\na: 1\n`);
    expect(put("# Dates.\n\n# yaml-language-server: $schema=old.json\na: 1\n")).toBe(`${line}\n# Dates.\n\na: 1\n`);
    expect(put("a: |\n  b\n# yaml-language-server: said\n")).toContain("said");
    expect(put("")).toBe(`${line}\n`);
    expect(withSchemaLine("other/a.yaml", "a: 1\n")).toBe("a: 1\n");
  });

  test("is put there by the command that brings files into form", async () => {
    await withCopy([replace("de/ui.yaml", /^# yaml-language-server: .*\n/, "")], async (root) => {
      const text = expect.stringMatching(/^# yaml-language-server: .*\n# /);
      expect(formatFile(root, "de/ui.yaml")).toMatchObject({ result: "changed", text });
    });
  });

  test("can be left out", async () => {
    const line = /^# yaml-language-server: .*\n/;
    const edits: Edit[] = ["facts/partners/kenya.yaml", "de/ui.yaml", "en/pages/faq.yaml"].map((file) =>
      replace(file, line, ""),
    );
    const { diagnostics } = await checkEdited(...edits);
    expect(diagnostics).toEqual([]);
  });
});
