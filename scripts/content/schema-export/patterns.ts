/**
 * Patterns for editors. JSON Schema has no flags and no functions: what a schema says by them is written out as far as a
 * pattern can say it. The content check stays the judge.
 */
import { z } from "zod";
import type { FieldFormat } from "../schema/field.ts";
import { codes } from "./codes.ts";

/** What JSON Schema leaves out of a pattern. */
export interface PatternCheck {
  /** Name of the check, by which its sentences are found. */
  readonly name: string;
  readonly ignoresCase: boolean;
}

/** By the pattern as zod writes it. */
export type PatternChecks = ReadonlyMap<string, PatternCheck>;

/** Notes the checks of one schema, without those inside it. */
export function notePatternChecks(schema: z.core.$ZodType, checks: Map<string, PatternCheck>): void {
  for (const check of schema._zod.def.checks ?? []) {
    if (!(check instanceof z.core.$ZodCheckRegex)) continue;
    const { pattern } = check._zod.def;
    if (checks.has(pattern.source)) continue;
    checks.set(pattern.source, { name: nameOf(check), ignoresCase: pattern.ignoreCase });
  }
}

/** Each pattern refuses one of these: only an issue tells the name of a check. */
const refused = ["\n", "{?/"];

function nameOf(check: z.core.$ZodCheckRegex): string {
  const alone = z.string().check(check);
  const [issue] = refused.flatMap((text) => alone.safeParse(text).error?.issues ?? []);
  return issue?.message ?? "";
}

/** Patterns of formats that zod checks by a function. */
const patterns: Partial<Record<FieldFormat, () => string>> = {
  country: () => oneOf(codes("country", "en").map(({ value }) => value)),
  currency: () => oneOf(codes("currency", "en").map(({ value }) => value)),
};

const made = new Map<FieldFormat, string>();

/**
 * The pattern that a format has in place of zod's.
 *
 * @returns `undefined` where zod's is the whole truth, or there is none.
 */
export function formatPattern(format: FieldFormat): string | undefined {
  const pattern = made.get(format) ?? patterns[format]?.();
  if (pattern !== undefined) made.set(format, pattern);
  return pattern;
}

function oneOf(values: readonly string[]): string {
  return `^(?:${values.join("|")})$`;
}

/** The flag `i`, written out: `[sS][vV][gG]`. Letters behind a backslash are classes. */
export function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
