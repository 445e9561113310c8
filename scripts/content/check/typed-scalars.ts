/** Types scalars by the schema. YAML would read the version 1.50 as 1.5, and a postal code as a number. */
import { isCollection, isMap, isPair, isScalar, type Scalar } from "yaml";
import { z } from "zod";
import { booleanOf, plainNumber } from "../files/json-value.ts";
import { fieldMeta } from "../schema/field.ts";
import { schemasAt } from "../schema/schema-lookup.ts";

/**
 * Gives each scalar at or below a node the type and the normal form of its schema. Values that don't fit become
 * strings; values at unknown keys keep their YAML type.
 */
export function typeScalars(node: unknown, ...schemas: readonly z.core.$ZodType[]): void {
  const options = schemas.flatMap((schema) => schemasAt(schema, []));
  if (isScalar(node)) typeScalar(node, options);
  if (!isCollection(node)) return;
  const containers = options.filter((option) => option instanceof z.ZodArray !== isMap(node));
  for (const item of node.items) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : "";
    const inner = containers.flatMap((option) => schemasAt(option, [isMap(node) ? key : 0]));
    typeScalars(isPair(item) ? item.value : item, ...inner);
  }
}

function typeScalar(node: Scalar, options: readonly z.core.$ZodType[]): void {
  const isEmpty = node.value === null && node.source === "";
  const scalarSchemas = options.filter((option) => !isContainer(option));
  if (isEmpty || scalarSchemas.length === 0) return;
  const text = typeof node.value === "string" ? node.value : (node.source ?? "");
  const candidates = scalarSchemas.map((schema) => ({ schema, value: readAs(schema, text) }));
  // Validation is slow, so a single candidate is taken as it is.
  const valid = candidates.length > 1 && candidates.find(({ schema, value }) => z.safeParse(schema, value).success);
  node.value = (valid || candidates[0])?.value;
  // The printer writes booleans from their source.
  if (typeof node.value === "boolean") node.source = String(node.value);
}

function readAs(schema: z.core.$ZodType, written: string): unknown {
  const text = fieldMeta(schema).normalize?.(written) ?? written;
  if (schema instanceof z.ZodNumber) return plainNumber.test(text) ? Number(text) : text;
  if (schema instanceof z.ZodBoolean) return booleanOf(text) ?? text;
  return text;
}

function isContainer(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodRecord || schema instanceof z.ZodArray;
}
