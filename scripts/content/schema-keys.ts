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

/**
 * What the field at a place says about another value.
 *
 * @returns The first issue; `undefined` where the field would take the value.
 */
export function judgeAt(schema: z.ZodType, path: Path, value: unknown): z.core.$ZodIssue | undefined {
  const results = schemasAt(schema, path).map((one) => z.safeParse(one, value));
  return results.some(({ success }) => success) ? undefined : results[0]?.error?.issues[0];
}

/** Keys that further entries stand below, anywhere in a schema. */
export function ownersIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return ownersIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return ownersIn(schema.element);
  if (schema instanceof z.ZodRecord) return ownersIn(schema.valueType);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const entries = Object.entries(shape);
  const own = entries.filter(([, inner]) => !isPlain(inner)).map(([key]) => key);
  return [...new Set([...own, ...entries.flatMap(([, inner]) => ownersIn(inner))])];
}

function isPlain(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isPlain(schema.unwrap());
  return !(schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodRecord);
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
