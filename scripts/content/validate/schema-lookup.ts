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

/**
 * What the field at a place says about another value.
 *
 * @returns The first issue; `undefined` if the field would take the value.
 */
export function judgeAt(schema: z.ZodType, path: Path, value: unknown): z.core.$ZodIssue | undefined {
  const results = schemasAt(schema, path).map((one) => z.safeParse(one, value));
  return results.some(({ success }) => success) ? undefined : results[0]?.error?.issues[0];
}

/** An example of the field at a place, which the field takes. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  const examples = schemasAt(schema, path).flatMap((one) => fieldMeta(one).examples ?? []);
  return examples.find((example) => judgeAt(schema, path, example) === undefined);
}

/** True if the line of the place can be deleted: its key may be left out. */
export function isOptionalAt(schema: z.ZodType, path: Path): boolean {
  const key = path.at(-1);
  const around = schemasAt(schema, path.slice(0, -1));
  return around.some((one) => {
    if (!(one instanceof z.ZodObject) || typeof key !== "string" || !Object.hasOwn(one.shape, key)) return false;
    const inner: unknown = one.shape[key];
    return inner instanceof z.ZodOptional;
  });
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
