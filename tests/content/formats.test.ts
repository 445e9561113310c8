/** Formats of single values: what each takes, and what is said of what it refuses. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type Path, walkScalars } from "../../scripts/content/core/value-path.ts";
import { schemaOf } from "../../scripts/content/schema/collections.ts";
import { allRefusals, refusalOf } from "../../scripts/content/schema/refusal.ts";
import { readContentFiles } from "../../scripts/content/validate/content-files.ts";
import { exampleAt } from "../../scripts/content/validate/schema-lookup.ts";
import { sampleFiles } from "./content-copy.ts";
import { formatSamples } from "./format-samples.ts";

/** Refused by two fields of an entry together: tried with the rules. */
const ofEntries = ["release-empty"];

/** The rule that refuses a value: that of a plain pattern has no words of its own. */
function refusedBy({ error }: z.ZodSafeParseResult<unknown>): string | undefined {
  return error && (refusalOf(error.issues[0]?.message ?? "")?.id ?? "invalid");
}

describe("a format", () => {
  test.each(formatSamples)("$id takes what is right", ({ schema, right }) => {
    expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  });

  test.each(formatSamples)("$id refuses what is not, by its name", ({ id, schema, wrong }) => {
    const refusals = wrong.map((value) => [value, refusedBy(schema.safeParse(value))]);
    expect(refusals).toEqual(wrong.map((value) => [value, id]));
  });

  test("has no example that the sample has: it would be shown to whoever is about to change it", () => {
    const { languages, parsed } = readContentFiles(sampleFiles);
    const found = [...parsed.values()].flatMap(({ file, value: root }) => {
      const kind = schemaOf(file, languages);
      const isExample = ({ path, value }: { path: Path; value: unknown }) =>
        "schema" in kind && value === exampleAt(kind.schema, path);
      return walkScalars(root).flatMap((each) => (isExample(each) ? `${file} ${each.path.join(".")}` : []));
    });
    expect(found).toEqual([]);
  });

  test("is tried here, each", () => {
    const tried = new Set([...formatSamples.map(({ id }) => id), ...ofEntries]);
    expect([...tried].sort()).toEqual(expect.arrayContaining(allRefusals().map(({ id }) => id)));
  });

  test("says what is wrong and what to write, without a full stop, in both languages", () => {
    const sentences = allRefusals().flatMap((refusal) => [refusal.message, refusal.hint]);
    expect(sentences.filter(({ en, de }) => en === de || ![en, de].every((one) => /^[A-Z].*[^.]$/.test(one)))).toEqual(
      [],
    );
  });
});
