/** What a schema would have taken at a place: needed to say what to write. */
import { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import type { Path } from "../core/value-path.ts";
import { fieldMeta } from "../schema/field.ts";
import { refusalOf } from "../schema/refusal.ts";

/** Keys that an entry may have; empty if any key is allowed or the place is no entry. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const keys = schemasAt(schema, path).flatMap((entry) =>
    entry instanceof z.ZodObject ? Object.keys(entry.shape) : [],
  );
  return [...new Set(keys)];
}

/** True if the field at a place would take a value. */
export function fitsAt(schema: z.ZodType, path: Path, value: unknown): boolean {
  return schemasAt(schema, path).some((field) => z.safeParse(field, value).success);
}

/** True for a field that holds Markdown. */
export function isMarkdownAt(schema: z.ZodType, path: Path): boolean {
  return schemasAt(schema, path).some((field) => fieldMeta(field).widget === "markdown");
}

/** What to write in a field without an example, since one could be copied. */
export function hintAt(schema: z.ZodType, path: Path): LocalizedText | undefined {
  const field = schemasAt(schema, path).find((each) => fieldMeta(each).examples?.length === 0);
  return field && refusalOf(z.safeParse(field, "…").error?.issues[0]?.message ?? "")?.hint;
}

/** True if the field at a place may be left out. */
export function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  const key = path.at(-1) ?? "";
  const fields = schemasAt(schema, path.slice(0, -1)).flatMap((entry) =>
    entry instanceof z.ZodObject && Object.hasOwn(entry.shape, key) ? [entry.shape[key]] : [],
  );
  return fields.some((field) => z.safeParse(field, undefined).success);
}

/** The example of a format, or a list or entry of them. What needs none has none: texts, numbers. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  return schemasAt(schema, path).flatMap(examplesOf)[0];
}

/** The lines of fields that are missing in an entry, with examples. */
export function linesOf(schema: z.ZodType, home: Path, keys: readonly string[]): string[] {
  return keys.flatMap((key) => asYaml({ [key]: exampleAt(schema, [...home, key]) ?? "…" }).split("\n"));
}

function examplesOf(schema: z.core.$ZodType): readonly unknown[] {
  const { examples } = fieldMeta(schema);
  if (examples !== undefined) return examples;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return examplesOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(examplesOf);
  if (schema instanceof z.ZodArray) return [[examplesOf(schema.element)[0] ?? "…"]];
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries(schema.shape).filter(([, inner]) => !z.safeParse(inner, undefined).success);
  return [Object.fromEntries(fields.map(([key, inner]) => [key, examplesOf(inner)[0] ?? "…"]))];
}

/** Every schema that the value at `path` may be checked with. */
export function schemasAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schemasAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemasAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  // The languages of a site are free keys until the site is known.
  const inner: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, step)
    ? schema.shape[step]
    : schema.def.catchall;
  return inner === undefined || inner instanceof z.ZodNever ? [] : schemasAt(inner, rest);
}
