/** Types of values come from the schema: YAML would read the version 1.50 as 1.5 and a postal code as a number. */
import { isCollection, isMap, isPair, isScalar, type Scalar } from "yaml";
import { z } from "zod";
import { fieldMeta } from "../schema/field.ts";

/**
 * Gives each scalar below a node the type and the normal form that its schema asks for. What the schema does not take stays
 * a text, and what it does not know stays as YAML reads it.
 */
export function typeScalars(node: unknown, ...schemas: readonly z.core.$ZodType[]): void {
  const options = schemas.flatMap(optionsOf);
  if (isScalar(node)) typeScalar(node, options);
  if (!isCollection(node)) return;
  for (const item of node.items) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : undefined;
    const inner = options.flatMap((option) => (isMap(node) ? fieldOf(option, key ?? "") : elementOf(option)));
    typeScalars(isPair(item) ? item.value : item, ...inner);
  }
}

function typeScalar(node: Scalar, options: readonly z.core.$ZodType[]): void {
  const isNothing = node.value === null && node.source === "";
  const takers = options.filter((option) => !isGroup(option));
  if (isNothing || takers.length === 0) return;
  const text = typeof node.value === "string" ? node.value : (node.source ?? "");
  const read = takers.map((schema) => ({ schema, value: readAs(schema, text) }));
  const fitting = read.find(({ schema, value }) => z.safeParse(schema, value).success) ?? read[0];
  node.value = fitting?.value;
  // The printer writes true and false as they were.
  if (typeof node.value === "boolean") node.source = String(node.value);
}

/** Digits as everybody reads them: `1.000` may be a thousand, `007` and `1e3` are no plain numbers. */
const plainNumber = /^(?!-?\d{1,3}\.\d{3}$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function readAs(schema: z.core.$ZodType, written: string): unknown {
  const text = fieldMeta(schema).normalize?.(written) ?? written;
  if (schema instanceof z.ZodNumber) return plainNumber.test(text) ? Number(text) : text;
  if (schema instanceof z.ZodBoolean) return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : text;
  return text;
}

function optionsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return optionsOf(schema.unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(optionsOf) : [schema];
}

function isGroup(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodRecord || schema instanceof z.ZodArray;
}

/** The schema of a field; none for what is no entry with keys, or has no such key. */
function fieldOf(schema: z.core.$ZodType, key: string): z.core.$ZodType[] {
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject)) return [];
  if (Object.hasOwn(schema.shape, key)) return [schema.shape[key]];
  // Words in a language, if the languages are not known.
  const { catchall } = schema.def;
  return catchall === undefined || catchall instanceof z.ZodNever ? [] : [catchall];
}

function elementOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  return schema instanceof z.ZodArray ? [schema.element] : [];
}
