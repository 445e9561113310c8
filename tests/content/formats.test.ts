/** Formats of single values: what each takes, and what is said of what it refuses. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { schemaOf } from "../../scripts/content/check/file-kinds.ts";
import { readContentFiles } from "../../scripts/content/check/read-content-files.ts";
import messages from "../../scripts/content/core/messages/en.json" with { type: "json" };
import { walkScalars } from "../../scripts/content/core/value-path.ts";
import { patternsOf } from "../../scripts/content/schema/patterns.ts";
import { exampleAt } from "../../scripts/content/schema/schema-lookup.ts";
import { sampleFiles } from "./content-copy.ts";
import { formatSamples } from "./format-samples.ts";
import { schemaNodes } from "./schema-tree.ts";

describe("a format", () => {
  test.each(formatSamples)("$id in $field takes what is right", ({ schema, right }) => {
    expect(right.filter((value) => !z.safeParse(schema, value).success)).toEqual([]);
  });

  test.each(formatSamples)("$id in $field refuses what is not, and names the message", ({ id, schema, wrong }) => {
    const refused = wrong.map((value) => [value, z.safeParse(schema, value).error?.issues[0]?.message]);
    expect(refused).toEqual(wrong.map((value) => [value, id]));
  });

  test("has no example that is a value of the sample: nobody is told the value that they are about to change", () => {
    const { languages, parsed } = readContentFiles(sampleFiles);
    const found = [...parsed.values()].flatMap(({ file, value: root }) => {
      const kind = schemaOf(file, languages);
      const same = walkScalars(root).filter(
        ({ path, value }) => "schema" in kind && value === exampleAt(kind.schema, path),
      );
      return same.map(({ path }) => `${file} ${path.join(".")}`);
    });
    expect(found).toEqual([]);
  });

  test("is tried here, each", () => {
    const tried = formatSamples.map(({ id }) => id);
    const used = schemaNodes().flatMap(({ schema }) => patternsOf(schema).map(({ message }) => message));
    expect(["invalid", ...tried]).toEqual(expect.arrayContaining(used));
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(used));
  });
});
