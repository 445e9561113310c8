/** What a schema would have taken at a place: needed to say "did you mean". */
import { z } from "zod";
import type { Path } from "./walk.ts";

/** Keys that an entry may have; empty where any key is allowed or the place is no entry. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  return [
    ...new Set(schemasAt(schema, path).flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []))),
  ];
}

/** True where the place may hold a list. */
export function isListAt(schema: z.ZodType, path: Path): boolean {
  return schemasAt(schema, path).some((one) => one instanceof z.ZodArray);
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
