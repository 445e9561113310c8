/** What a schema would have taken at a place: needed to say what to write. */
import { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import type { Path } from "../core/value-path.ts";
import { fieldMeta } from "./field.ts";

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

/** The example of a format, or a list or entry of them. What needs none has none: texts, numbers. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  return schemasAt(schema, path).flatMap(examplesOf)[0];
}

/** The example of a key among those that may be any. */
export function keyExampleAt(schema: z.ZodType, path: Path): unknown {
  const records = schemasAt(schema, path.slice(0, -1)).filter((entry) => entry instanceof z.ZodRecord);
  return records.flatMap(({ keyType }) => examplesOf(keyType))[0];
}

/** More would bury the others. */
const mostLines = 8;

/** The lines of fields that are missing in an entry, with examples; "…" stands for any text. */
export function linesOf(schema: z.ZodType, home: Path, keys: readonly string[]): string[] {
  const lines = keys.flatMap((key) => asYaml({ [key]: exampleAt(schema, [...home, key]) ?? "…" }).split("\n"));
  return lines.length > mostLines ? [...lines.slice(0, mostLines), "…"] : lines;
}

function examplesOf(schema: z.core.$ZodType): readonly unknown[] {
  const { examples } = fieldMeta(schema);
  if (examples !== undefined) return examples;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return examplesOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(examplesOf);
  if (schema instanceof z.ZodArray) return [[exampleOf(schema.element)]];
  if (schema instanceof z.ZodRecord) return [{ [String(exampleOf(schema.keyType))]: exampleOf(schema.valueType) }];
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries(schema.shape);
  const needed = fields.filter(([, inner]) => !z.safeParse(inner, undefined).success);
  return [Object.fromEntries((needed.length > 0 ? needed : fields).map(([key, inner]) => [key, exampleOf(inner)]))];
}

function exampleOf(schema: z.core.$ZodType): unknown {
  return examplesOf(schema)[0] ?? "…";
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
