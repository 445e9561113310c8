/** What is wrong with one value, and what its field takes. */
import type { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, sourceAt } from "../parse/source-location.ts";
import { slug } from "../schema/formats/slug.ts";
import { exampleAt, fitsAt, hintAt, isOptionalAt } from "./schema-lookup.ts";
import { wordsOf } from "./value-words.ts";
import type { Found } from "./zod-findings.ts";

export function valueIssue({ issue, path }: Found, parsed: ParsedFile, schema: z.ZodType): Diagnostic {
  const value = valueAt(parsed.value, path);
  const isKey = issue.code === "invalid_key";
  const example = isKey ? exampleAt(slug, []) : exampleAt(schema, path);
  const { rule, message, hint } = wordsOf(issue, {
    value,
    source: sourceAt(parsed, path),
    fits: (other: unknown) => fitsAt(schema, path, other),
    example: example === undefined ? "…" : asYaml(example),
  });
  const place = locate(parsed, path, isKey ? "key" : "value");
  const advice = hintAt(schema, path) ?? hint;
  const isSpare = (value === null || rule === "blank") && isOptionalAt(schema, path);
  return diagnostic(place, rule, message, isSpare ? orDelete(advice) : advice, { path });
}

function orDelete({ en, de }: LocalizedText): LocalizedText {
  return { en: `${en} (or delete the line)`, de: `${de} (oder löschen Sie die Zeile)` };
}
