/** What the content check refuses in one field, the form for editors refuses too, and nothing else. */
import type { Field } from "@sveltia/cms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldOf } from "../../scripts/admin/fields.ts";
import { patternsOf } from "../../scripts/content/schema/patterns.ts";
import { allRefusals } from "../../scripts/content/schema/refusal.ts";
import { formatSamples } from "../content/format-samples.ts";
import { schemaNodes } from "../content/schema-tree.ts";

const context = { language: "en", isTranslated: false, firstLanguage: "en", comparisonWords: [] } as const;

/** Every field of one text or day that is typed. */
const typed = schemaNodes()
  .map(({ path, schema }) => ({ path, schema: schema instanceof z.ZodOptional ? schema.unwrap() : schema }))
  .filter(({ schema }) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
  .map(({ path, schema }) => ({ path, schema, field: fieldOf("it", schema, context).field }))
  .filter(({ field }) => /^(?:string|text|datetime)$/.test(field.widget ?? ""));

/** As Sveltia CMS judges a text without spaces around it, which it takes away when it saves. */
const held = z.object({
  pattern: z.tuple([z.string(), z.string()]).default(["//", ""]),
  maxlength: z.number().default(Infinity),
});

function formTakes(field: Field, value: string): boolean {
  const { pattern, maxlength } = held.parse(field);
  const [, source = "", flags = ""] = /^\/(.*)\/(\w*)$/.exec(pattern[0]) ?? [];
  return value !== "" && new RegExp(source, flags).test(value) && [...value].length <= maxlength;
}

/** Values that are right somewhere, and mistakes that are made every day. Spaces at the ends are taken away. */
const values = [
  ...formatSamples
    .flatMap(({ right, wrong }) => [...right, ...wrong])
    .map((value) => value.trim())
    // Letters of two alphabets in one word are more than a pattern can refuse.
    .filter((value) => !value.includes("ypal.example")),
  ...["a".repeat(2_001), "a".repeat(20_001)],
];

/** Hosts are judged by more than a pattern: letters of several alphabets or other widths, and whole lengths. */
const refusalsOf = (schema: z.core.$ZodType) => patternsOf(schema).map(({ refusal }) => refusal);
const hasHost = (schema: z.core.$ZodType) => refusalsOf(schema).some((id) => /^(?:url|endpoint)$/.test(id));

describe("the form refuses what the content check refuses, and no more", () => {
  test("fields of each format that is typed are judged", () => {
    const judged = new Set(typed.flatMap(({ schema }) => refusalsOf(schema)));
    // Pictures and codes are chosen; whole entries have no field of their own.
    const chosen = /^(?:image-|country$|language$|currency$|release-empty$|authorized-country$)/;
    const expected = allRefusals().flatMap(({ id }) => (chosen.test(id) ? [] : id));
    expect([...judged].sort()).toEqual(expected.sort());
  });

  test("what is right somewhere, and everyday mistakes", () => {
    const apart = typed.flatMap(({ path, schema, field }) =>
      values
        .filter((value) => formTakes(field, value) !== z.safeParse(schema, value).success)
        .map((value) => `${path}: ${value}`),
    );
    expect(apart).toEqual([]);
  });

  test("one sign more, less or another", () => {
    const short = fc.constantFrom(...values.filter(({ length }) => length < 100));
    const signs = fc.constantFrom(..."", ...` ,;.:+-_0a(/@?#%'"<{`, "é", "٣", "\u200B");
    fc.assert(
      fc.property(
        fc.constantFrom(...typed),
        short,
        fc.nat(100),
        fc.nat(1),
        signs,
        ({ path, schema, field }, text, at, cut, put) => {
          const value = (text.slice(0, at) + put + text.slice(at + cut)).trim();
          const isRight = z.safeParse(schema, value).success;
          if (isRight || !hasHost(schema)) expect(`${path} ${formTakes(field, value)}`).toBe(`${path} ${isRight}`);
        },
      ),
      { numRuns: 6_000 },
    );
  });
});
