/** What a schema would have taken at a place: needed to say what to write. */
import { z } from "zod";
import type { Path } from "../core/value-path.ts";
import { fieldMeta } from "../schema/field.ts";

/** Keys that an entry may have; empty if any key is allowed or the place is no entry. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  return [
    ...new Set(schemasAt(schema, path).flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []))),
  ];
}

/** True if the field at a place would take a value. */
export function fitsAt(schema: z.ZodType, path: Path, value: unknown): boolean {
  return schemasAt(schema, path).some((one) => z.safeParse(one, value).success);
}

/** An example of the field at a place, which the field takes. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  const examples = schemasAt(schema, path).flatMap((one) => fieldMeta(one).examples ?? []);
  return examples.find((example) => fitsAt(schema, path, example));
}

/** Every schema that the value at `path` may be checked with. */
function schemasAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schemasAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemasAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return [];
  const inner: z.core.$ZodType = schema.shape[step];
  return schemasAt(inner, rest);
}
