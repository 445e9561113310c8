/** What zod says about one value, as an issue. */
import type { z } from "zod";
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { type Path, valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import { refusalOf } from "../schema/refusal.ts";
import type { ValueIssue } from "./schema-issue.ts";
import { exampleAt, isOptionalAt, judgeAt } from "./schema-lookup.ts";
import { asYaml, suggestValue } from "./suggest-value.ts";

/** Without place, path and advice, which are the same for every code. */
type Finding<Issue = ValueIssue> = Issue extends unknown ? Omit<Issue, "place" | "path" | "sure" | "example"> : never;

/** @param path Leads to the value, or to the key that is wrong. */
export function valueIssue(issue: z.core.$ZodIssue, path: Path, parsed: ParsedFile, schema: z.ZodType): ValueIssue {
  const value = valueAt(parsed.value, path);
  const isKey = issue.code === "invalid_key";
  const isText = typeof value === "string";
  const written = isText ? value : Array.isArray(value) ? undefined : sourceAt(parsed, path);
  const fits = (other: unknown) => judgeAt(schema, path, other) === undefined;
  const example = exampleAt(schema, path);
  return {
    place: locate(parsed, path, isKey ? "key" : "value"),
    path,
    ...findingOf(issue, path, value, schema),
    sure:
      isKey || value === null || written === undefined
        ? undefined
        : suggestValue({ written, isText, dial: dialIn(parsed), fits }),
    example: isKey || example === undefined ? undefined : asYaml(example),
  };
}

function findingOf(issue: z.core.$ZodIssue, path: Path, value: unknown, schema: z.ZodType): Finding {
  // A check of a schema names its refusal.
  const refusal = issue.code === "invalid_key" ? "slug" : issue.message;
  if (refusalOf(refusal) !== undefined) return { code: "refused", refusal, isOptional: isOptionalAt(schema, path) };
  const judge = (other: unknown) => judgeAt(schema, path, other);
  const size = typeof value === "string" ? value.length : 0;
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], value, judge);
    case "invalid_union": {
      const inner = issue.errors.flat();
      return wrongType(
        inner.flatMap((each) => (each.code === "invalid_type" ? [each.expected] : [])),
        value,
        judge,
      );
    }
    case "invalid_value":
      return notAllowed(issue.values.map(String), value);
    case "too_small": {
      const limit = Number(issue.minimum);
      if (issue.origin === "array") return { code: "out-of-range", bound: "fewest-entries", limit, length: size };
      if (issue.origin === "string") break;
      const isTaken = issue.inclusive === true && judge(issue.minimum) === undefined;
      return { code: "out-of-range", bound: isTaken ? "least" : "above", limit, length: size };
    }
    case "too_big": {
      const limit = Number(issue.maximum);
      const bound = issue.origin === "array" ? "most-entries" : issue.origin === "string" ? "characters" : "most";
      return { code: "out-of-range", bound, limit, length: size };
    }
    case "not_multiple_of":
      return { code: "out-of-range", bound: "cents", limit: 2, length: size };
  }
  return { code: "invalid" };
}

function notAllowed(values: readonly string[], value: unknown): Finding {
  const isPlain = value !== null && typeof value !== "object";
  const written = isPlain ? seenAs(String(value)) : "";
  const allowed = nearestFirst(written, values);
  return { code: "not-allowed", value: isPlain ? String(value) : undefined, meant: nearest(written, values), allowed };
}

function wrongType(expected: readonly string[], value: unknown, judge: (value: unknown) => unknown): Finding {
  // A whole number is asked for as a number first.
  const kinds = expected.map((kind) => (kind === "number" && judge(1.5) !== undefined ? "int" : kind));
  const isFraction = typeof value === "number" && !Number.isInteger(value) && kinds.includes("int");
  return { code: "wrong-type", expected: [...new Set(kinds)], found: isFraction ? "fraction" : kindOf(value) };
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Number.isNaN(value)) return "nan";
  return Array.isArray(value) ? "array" : typeof value;
}

/** How the international numbers of a file begin, if all begin alike. */
function dialIn(parsed: ParsedFile): string | undefined {
  const dials = [...walkStrings(parsed.value)].flatMap(({ value }) => /^\+\d{1,3}(?= )/.exec(value)?.[0] ?? []);
  return new Set(dials).size === 1 ? dials[0] : undefined;
}
