/** Formats of single values: what each takes, and what is said of what it refuses. */
import { describe, expect, test } from "vitest";
import { allRefusals } from "../../scripts/content/schema/refusal.ts";
import { formatSamples } from "./format-samples.ts";

/** Refused by two fields of an entry together: tried with the rules. */
const ofEntries = ["authorized-country", "release-empty"];

describe("a format", () => {
  test.each(formatSamples)("$id takes what is right", ({ schema, right }) => {
    expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  });

  test.each(formatSamples)("$id refuses what is not, by its name", ({ id, schema, wrong }) => {
    const refusals = wrong.map((value) => [value, schema.safeParse(value).error?.issues[0]?.message]);
    expect(refusals).toEqual(wrong.map((value) => [value, id]));
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
