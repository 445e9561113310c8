/** What schemas say to people: every field has a name and a description, in each language of the tools. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { fieldMeta, fieldWords } from "../../scripts/content/schema/field.ts";
import { schemaNodes } from "./schema-tree.ts";

const nodes = schemaNodes(["en", "de"]);
const english = nodes.map(({ path, schema }) => ({ path, ...fieldWords(schema, "en") }));
const german = nodes.map(({ path, schema }) => ({ path, ...fieldWords(schema, "de") }));

describe("every field", () => {
  test("is found: pages, interface strings and facts", () => {
    expect(nodes.length).toBeGreaterThan(500);
    expect(nodes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["partners.partners[].phone", "ui.de.directory.results_few", "page.faq.items[].html"]),
    );
  });

  test.each(messageLanguages)("has a title and a description in %s", (language) => {
    const bare = nodes.filter(({ schema }) => {
      const { title, description } = fieldWords(schema, language);
      return title.trim() === "" || description.trim() === "";
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  test("says in German what it says in English, and nothing in English", () => {
    const meant = nodes.filter(({ schema }) => fieldMeta(schema).de === undefined);
    expect(meant.map(({ path }) => path)).toEqual([]);
    const copied = english.filter(({ description }, index) => description === german[index]?.description);
    expect(copied.map(({ path }) => path)).toEqual([]);
  });

  test("has a short title without a full stop, and a description in sentences, without markup", () => {
    const all = [...english, ...german];
    expect(all.filter(({ title }) => title.length > 70 || /[.<>]$/.test(title)).map(({ title }) => title)).toEqual([]);
    const odd = all.filter(({ description }) => !/[.!?]$|SHA256$/.test(description) || /[<>]/.test(description));
    expect(odd.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  test("of text says how it is written, or shows it", () => {
    const texts = nodes.filter(({ schema }) => isText(schema));
    const silent = texts.filter(({ schema }) => {
      const { notation, examples = [] } = fieldMeta(schema);
      return notation === undefined && examples.length === 0;
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("has examples that it takes itself", () => {
    const wrong = nodes.filter(({ schema }) => {
      const { examples = [] } = fieldMeta(schema);
      return examples.some((example) => !z.safeParse(schema, example).success);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("with a few possible values says what each stands for", () => {
    const silent = nodes.filter(({ schema }) => {
      const { choices = {} } = fieldMeta(schema);
      const wanted = valuesOf(schema);
      return wanted.some((value) => choices[value] === undefined);
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

test("how values are written is one sentence or more", () => {
  for (const { path, schema } of nodes) {
    const { notation } = fieldMeta(schema);
    if (notation !== undefined) for (const text of Object.values(notation)) expect(text, path).toMatch(/^\S.*\.$/);
  }
});

function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return isText(schema.unwrap());
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

function valuesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}
