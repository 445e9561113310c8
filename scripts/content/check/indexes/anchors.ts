/** Anchors of pages: the keys of entries that links may lead to. */
import { z } from "zod";
import type { Path } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { anchor } from "../../schema/pieces.ts";
import { schemaOf } from "../file-kinds.ts";
import { keysIn, type LocatedId } from "./ids.ts";

/** The anchors that a file defines; none for a file with an unknown name. @param languages The site's languages. */
export function anchorsIn(parsed: ParsedFile, languages: readonly string[]): readonly LocatedId[] {
  const kind = schemaOf(parsed.file, languages);
  return "schema" in kind ? anchorsBelow(kind.schema, parsed.value, []) : [];
}

function anchorsBelow(schema: z.core.$ZodType, root: unknown, path: Path): LocatedId[] {
  if (schema instanceof z.ZodRecord) return schema.keyType === anchor ? keysIn(root, path) : [];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) =>
    anchorsBelow(inner, root, [...path, key]),
  );
}
