import type { Document } from "yaml";
import type { z } from "zod";
import { printYaml, readYaml } from "../files/print.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";
import { typeScalars } from "./typed-scalars.ts";

/**
 * Formats YAML as `content:format` and the form for editors write it, with values in their fields' normal form.
 *
 * @param change Edits the document before it is written.
 * @throws Error if the text doesn't parse, or if formatting would change its meaning.
 */
export function normalForm(
  text: string,
  schema: z.ZodType | undefined,
  change: (document: Document) => void = () => {},
): string {
  const yaml = readYaml(text);
  change(yaml.document);
  if (schema === undefined) return printYaml(yaml);
  typeScalars(yaml.document.contents, schema);
  return printYaml(yaml, (path) => isMarkdownAt(schema, path));
}
