import type { z } from "zod";
import { printYaml, readYaml } from "../../../src/admin/yaml/print.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";
import { typeScalars } from "./typed-scalars.ts";

/**
 * A YAML text in the form that `content:format` and the form for editors write, its values in the normal form of their fields.
 *
 * @throws Error if it does not parse, or would mean something else.
 */
export function normalForm(text: string, schema: z.ZodType | undefined): string {
  const yaml = readYaml(text);
  if (schema === undefined) return printYaml(yaml);
  typeScalars(yaml.document.contents, schema);
  return printYaml(yaml, (path) => isMarkdownAt(schema, path));
}
