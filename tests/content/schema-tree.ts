import { z } from "zod";
import { fileKinds } from "../../scripts/content/check/file-kinds.ts";

export interface SchemaNode {
  /** Kind of file and keys: `partners.partners[].phone`. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** The schemas of every file, key and value. */
export function schemaNodes(): SchemaNode[] {
  return fileKinds.flatMap(({ id, schema }) => nodesIn(schema, id));
}

function nodesIn(schema: z.core.$ZodType, path: string): SchemaNode[] {
  return [{ path, schema }, ...innerNodes(schema, path)];
}

function innerNodes(schema: z.core.$ZodType, path: string): SchemaNode[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return innerNodes(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => innerNodes(option, path));
  if (schema instanceof z.ZodArray) return nodesIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) {
    return [...nodesIn(schema.keyType, `${path} (key)`), ...nodesIn(schema.valueType, `${path}.*`)];
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.entries(shape).flatMap(([key, inner]) => nodesIn(inner, `${path}.${key}`));
}
