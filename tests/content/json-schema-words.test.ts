/** What schemas say to people, in each language of the tools. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldMeta } from "../../scripts/content/schema/field.ts";
import { schemaNodes } from "./schema-tree.ts";

const fields = schemaNodes().map(({ path, schema }) => ({ path, schema, ...fieldMeta(schema) }));

/** Paths of the fields that are not as they should be. */
const pathsOf = (isWrong: (field: (typeof fields)[number]) => boolean) =>
  fields.filter(isWrong).map(({ path }) => path);

describe("every field", () => {
  test("is found: pages, interface strings and facts", () => {
    expect(fields.length).toBeGreaterThan(400);
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["partners.partners[].phone", "words.ui.directory.results_few", "page.faq.items[].html"]),
    );
  });

  test("has a short name without a full stop", () => {
    const isName = (name = "") => name.trim() !== "" && name.length <= 70 && !/[.<>]$/.test(name);
    expect(pathsOf(({ name }) => !isName(name?.en) || !isName(name?.de))).toEqual([]);
  });

  test("has help in sentences, without markup, if there is anything to say", () => {
    const isHelp = (help: string) => /(?:[.!?]|SHA256)$/.test(help) && !/[<>]/.test(help);
    expect(pathsOf(({ help }) => help !== undefined && !(isHelp(help.en) && isHelp(help.de)))).toEqual([]);
    expect(pathsOf(({ help }) => help !== undefined && help.en === help.de)).toEqual([]);
  });

  test("of text says how it is written in a sentence, or shows it", () => {
    const isText = ({ schema }: (typeof fields)[number]) => bare(schema) instanceof z.ZodString;
    expect(pathsOf((field) => isText(field) && !field.notation && !field.examples)).toEqual([]);
    const isSentence = (text: string) => /^\S.*\.$/.test(text);
    expect(pathsOf(({ notation }) => notation !== undefined && !Object.values(notation).every(isSentence))).toEqual([]);
  });

  test("has examples that it takes itself", () => {
    const isRight = (schema: z.core.$ZodType, example: unknown) => z.safeParse(schema, example).success;
    expect(pathsOf(({ schema, examples = [] }) => examples.some((one) => !isRight(schema, one)))).toEqual([]);
  });

  test("with a few possible values says what each stands for", () => {
    const valuesOf = (schema: z.core.$ZodType) => (schema instanceof z.ZodEnum ? schema.options.map(String) : []);
    expect(pathsOf(({ schema, choices = {} }) => valuesOf(bare(schema)).some((value) => !choices[value]))).toEqual([]);
  });
});

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
