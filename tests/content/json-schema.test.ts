/** JSON Schemas for editors: their files, their texts, and the line by which a file names its schema. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { choicesOf } from "../../scripts/content/check/pages.ts";
import { schemaFiles } from "../../scripts/content/emit/json-schema/schema-files.ts";
import { schemaLine, withSchemaLine } from "../../scripts/content/emit/json-schema/schema-line.ts";
import { fieldMeta } from "../../scripts/content/schema/field.ts";
import { validContent } from "./content-copy.ts";
import { schemaNodes } from "./schema-tree.ts";

const { content, files } = validContent();
const made = schemaFiles(content, files, "de");
const yamlFiles = [...files.parsed.keys()];

describe("the schemas", () => {
  test("are there for every file of the content", () => {
    const named = yamlFiles.map((file) => schemaLine(file)?.replace(/^.*generated\//, "") ?? file);
    expect([...made.keys()].sort()).toEqual([...new Set(named)].sort());
  });

  test.each(["en", "de"] as const)("have an example in each help, and no keyword of ours, in %s", (language) => {
    const text = [...schemaFiles(content, files, language).values()].join("\n");
    expect(text).toContain("+254 20 555 0100");
    // An empty example or help.
    expect(text.match(/.{0,80}(?:\{\{example\}\}|(?:[^\\]"|\\n|[. ])\.").*/g) ?? []).toEqual([]);
    expect(["choices", "reference", "widget"].filter((own) => text.includes(`"${own}":`))).toEqual([]);
  });
});

describe("the first line of a content file", () => {
  test("leads from the file to the folder that the content build writes, in any language", () => {
    const schema = "../../src/generated/schemas/words.ui.schema.json";
    expect(schemaLine("pl/ui.yaml")).toBe(`# yaml-language-server: $schema=${schema}`);
    expect(schemaLine("Unknown.yaml")).toBeUndefined();
  });

  test("is put at the head once, in place of another one among the first comments", () => {
    const line = schemaLine("legal.yaml");
    const put = (text: string) => withSchemaLine("legal.yaml", text);
    expect(put(put("a: 1\n"))).toBe(put("a: 1\n"));
    expect(put("# Dates.\n\n# yaml-language-server: $schema=old.json\na: 1\n")).toBe(`${line}\n# Dates.\n\na: 1\n`);
    expect(put("a: |\n  b\n# yaml-language-server: said\n")).toContain("said");
  });
});

const fields = schemaNodes().map(({ path, schema }) => ({ path, schema, ...fieldMeta(schema) }));

const pathsOf = (isWrong: (field: (typeof fields)[number]) => boolean) =>
  fields.filter(isWrong).map(({ path }) => path);

describe("every field", () => {
  test("is found: pages, interface strings and facts", () => {
    const some = ["partners.partners[].phone", "words.ui.directory.results_few", "page.faq.questions.*.text"];
    expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(some));
  });

  test("has a short name without a full stop", () => {
    const isName = (name = "") => name.trim() !== "" && name.length <= 70 && !/[.<>]$/.test(name);
    expect(pathsOf(({ name }) => !isName(name?.en) || !isName(name?.de))).toEqual([]);
  });

  test("has help in sentences, without markup, if there is anything to say", () => {
    const isHelp = (help: string) => /(?:[.!?]|SHA256)$/.test(help) && !/[<>]/.test(help);
    const isRight = ({ en, de }: { en: string; de: string }) => isHelp(en) && isHelp(de) && en !== de;
    expect(pathsOf(({ help }) => help !== undefined && !isRight(help))).toEqual([]);
  });

  test("has examples that it takes itself", () => {
    const isRight = (schema: z.core.$ZodType, example: unknown) => z.safeParse(schema, example).success;
    expect(pathsOf(({ schema, examples = [] }) => examples.some((one) => !isRight(schema, one)))).toEqual([]);
  });

  test("with a few possible values says what each stands for", () => {
    const valuesOf = (schema: z.core.$ZodType): string[] => {
      if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
      return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
    };
    expect(pathsOf(({ schema }) => valuesOf(schema).some((value) => !choicesOf(schema)[value]))).toEqual([]);
  });
});
