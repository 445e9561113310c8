/** The places on a page that links lead to: entries whose keys are anchors. */
import { z } from "zod";
import { memo } from "../core/memo.ts";
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { anchor } from "../schema/pieces.ts";
import { schemaOf } from "../validate/file-kinds.ts";
import { keysIn, type PlacedId } from "./shared-ids.ts";

/** The anchors of a file, as far as it can be read. @param languages Those of the site. */
export function anchorsIn(parsed: ParsedFile, languages: readonly string[]): readonly PlacedId[] {
  const found = schemaOf(parsed.file, languages);
  return "schema" in found ? anchorsBy(parsed)(found.schema) : [];
}

const anchorsBy = memo((parsed: ParsedFile) => memo((schema: z.ZodType) => anchorsBelow(schema, parsed.value, [])));

function anchorsBelow(schema: z.core.$ZodType, root: unknown, path: Path): PlacedId[] {
  if (schema instanceof z.ZodRecord) return schema.keyType === anchor ? keysIn(root, path) : [];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) =>
    anchorsBelow(inner, root, [...path, key]),
  );
}
