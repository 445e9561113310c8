/** The strings of all files, found once for all rules. */
import { memo, memoBy } from "../../core/memo.ts";
import { walkStrings } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { fieldMeta } from "../../schema/field.ts";
import { languageAt } from "../../schema/per-language.ts";
import { schemasAt } from "../../schema/schema-lookup.ts";
import type { ContentFiles } from "../content-files.ts";
import { kindOf } from "../file-kinds.ts";
import { hasIssueAt, hasNoSchemaAt } from "./reported-issues.ts";

/** Cached by file: looking up the schema of each text takes half the time of a check. */
const textsOf = memoBy((parsed: ParsedFile, languages: string) => {
  const { file } = parsed;
  const kind = kindOf(file, languages.split(","));
  return walkStrings(parsed.value).map(({ path, value }) => {
    const fields = "schema" in kind ? schemasAt(kind.schema, path).map(fieldMeta) : [];
    const language = "schema" in kind ? (kind.language ?? languageAt(kind.schema, path)) : undefined;
    const isMarkdown = fields.some(({ widget }) => widget === "markdown");
    const reference = fields.find((field) => field.reference !== undefined)?.reference;
    return { parsed, file, path, value, language, isMarkdown, reference };
  });
});

/** All strings except those under unknown keys. `language` is `undefined` for facts; `reference` for what is no id. */
export const textsIn = memo((files: ContentFiles) =>
  [...files.parsed.values()].flatMap((parsed) =>
    textsOf(parsed, files.languages.join()).filter(({ file, path }) => !hasNoSchemaAt(files, file, path)),
  ),
);

/** The strings without issues. */
export const validTexts = memo((files: ContentFiles) =>
  textsIn(files).filter(({ file, path }) => !hasIssueAt(files, file, path)),
);
