/** What the content check refuses in one field, the form for editors refuses too, and nothing else. */
import { relative } from "node:path/posix";
import type { Field } from "@sveltia/cms";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldOf } from "../../scripts/admin/fields.ts";
import { schemaOf } from "../../scripts/content/layout.ts";
import { patternsOf } from "../../scripts/content/schema/patterns.ts";
import { allRefusals } from "../../scripts/content/schema/refusal.ts";
import { filesIn } from "./source-files.ts";

const languages = ["en", "de"];
const context = { language: "en", isTranslated: false, firstLanguage: "en", wordsForSwitches: [] } as const;

/** Every schema of one text or day that is typed, by a place where it is. */
function textsOf(schema: z.core.$ZodType, at: string): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodOptional) return textsOf(schema.unwrap(), at);
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${at}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => textsOf(one, at));
  if (schema instanceof z.ZodRecord)
    return [schema.keyType, schema.valueType].flatMap((one) => textsOf(one, `${at}.*`));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, one]) => textsOf(one, `${at}.${key}`));
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? [[at, schema]] : [];
}

const sample = "tests/content/sample/";
const files = filesIn(sample, /^(?!.*\/\.).*\.yaml$/).map(({ path }) => relative(sample, path));
const texts = files.flatMap((file) => {
  const found = schemaOf(file, languages);
  return "schema" in found ? textsOf(found.schema, file) : [];
});
const fieldsBySchema = new Map(
  texts.map(([at, schema]) => [schema, { at, field: fieldOf("it", schema, context).field }]),
);
const typed = [...fieldsBySchema].filter(([, { field }]) => /^(?:string|text|datetime)$/.test(field.widget ?? ""));

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

/** Values that are right somewhere, and mistakes that are made every day. */
const values = [
  ...["+254 20 555 0100", "+254 (20) 555-0100", "+254 20 555 0100, +254 20 555 0101", "+4930 1,+4930 2"],
  ...["020 555 0100", "00254 20 555 0100", "254205550100", "+49 (0) 30 5550100", "+254 20 555", "+254 20 / 555 0100"],
  ...["+254 20 555 0100; +254 20 555 0101", "+254 20 555 0100,", ", +254 20 555 0100", "phone", "+0 555 0100 100"],
  ...["info@company.example", "a.b+c@sub.company.example, d@e.museum", "INFO@COMPANY.EXAMPLE"],
  ...["info", "info@company", "info company.example", "info@company.example;", "info@@company.example", "@company"],
  ...["mailto:info@company.example", "info@company.example sales@company.example", "Info <info@company.example>"],
  ...["https://www.company.example", "https://company.example:8443/a/b?c=d&e=f#g", "https://xn--mller-kva.example"],
  ...["https://müller.example", "https://пример.рф", "https://مثال.السعودية", "https://col·lecció.cat/%C3%BC"],
  ...["www.company.example", "http://www.company.example", "https://company", "https://www.company", "https://"],
  ...["https:/www.company.example", "https://www..example", "https://www.company.example /a", "https://10.0.0.1/a"],
  ...["https://me@company.example", "https://company.example/", "https://-company.example", "https://company.c0m"],
  ...["https://company-.example", "https://company,example", "https://company.example/50%", "//company.example"],
  ...[
    "/downloads",
    "/downloads/all",
    "/en",
    "/features/a",
    "/plugins",
    "/api/v1/country",
    "/a b",
    "/{lang}/b",
    "/../a",
  ],
  ...["2025-08-05", "2025-02-30", "2025-8-5", "05.08.2025", "1925-08-05", "2125-08-05", "0205-08-05"],
  ...["1.47", "1.47.2", "v1.47", "1,47", "1", "price-lists", "Price lists", "price_lists", "price--lists", "-price"],
  ...["@company", "@c", "company", "G-XXXXXXX", "g-xxx", "company/website", "https://github.com/company/website"],
  ...["releases/latest/Setup.exe", "/releases/Setup.exe", "releases/My Setup.exe", "Setup.msi", "main", "my branch"],
  ...["a".repeat(64), "A".repeat(64), "a".repeat(63), "a".repeat(2_001), "a".repeat(20_001), "\u200B", "\u00AD\uFEFF"],
  ...["Yes & no", "C#: a, b", "{brand}", "<p>Hi</p>", "“a” and “b”", "👩🏽‍💻", "東京"],
];

/** Hosts are judged by more than a pattern: letters of several alphabets or other widths, and whole lengths. */
const refusalsOf = (schema: z.core.$ZodType) => patternsOf(schema).map(({ refusal }) => refusal);
const hasHost = (schema: z.core.$ZodType) =>
  refusalsOf(schema).some((id) => /^(?:url|endpoint|download-host)$/.test(id));

describe("the form refuses what the content check refuses, and no more", () => {
  test("fields of each format that is typed are judged", () => {
    const judged = new Set(typed.flatMap(([schema]) => refusalsOf(schema)));
    // Pictures and codes are chosen; whole entries have no field of their own.
    const chosen = /^(?:image-|country$|language$|currency$|release-empty$|authorized-country$)/;
    const expected = allRefusals().flatMap(({ id }) => (chosen.test(id) ? [] : id));
    expect([...judged].sort()).toEqual(expected.sort());
  });

  test("what is right somewhere, and everyday mistakes", () => {
    const apart = typed.flatMap(([schema, { at, field }]) =>
      values
        .filter((value) => formTakes(field, value) !== z.safeParse(schema, value).success)
        .map((value) => `${at}: ${value}`),
    );
    expect(apart).toEqual([]);
  });

  test("a host with umlauts is right however often it is judged", () => {
    const url = typed.find(([schema]) => refusalsOf(schema).includes("url"))?.[0] ?? z.never();
    const wrong = Array.from({ length: 10_000 }, () => z.safeParse(url, "https://müller.example").success).indexOf(
      false,
    );
    expect(wrong).toBe(-1);
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
        ([schema, one], text, at, cut, put) => {
          const value = (text.slice(0, at) + put + text.slice(at + cut)).trim();
          const isRight = z.safeParse(schema, value).success;
          if (isRight || !hasHost(schema))
            expect(`${one.at} ${formTakes(one.field, value)}`).toBe(`${one.at} ${isRight}`);
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
