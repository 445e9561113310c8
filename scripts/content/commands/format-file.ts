/** One content file brought into form, in memory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printYaml, readYaml } from "../../../src/admin/yaml/print.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { withSchemaLine } from "../emit/json-schema/schema-line.ts";
import { decode } from "../parse/decode.ts";
import { parseText } from "../parse/parse.ts";

type FormattedFile =
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** It stays as it is: it does not parse, or cannot be printed. */
  | { readonly result: "left"; readonly place: string; readonly reason: LocalizedText };

/** Works out the form of a file of the content folder `root`. Writes nothing. */
export function formatFile(root: string, file: string): FormattedFile {
  const bytes = readFileSync(join(root, file));
  const { text: before = "", issues } = decode(file, bytes);
  const [issue] = issues.length > 0 ? issues : parseText(file, before).issues;
  if (issue !== undefined) {
    return { result: "left", place: `${file}:${issue.line}:${issue.column}`, reason: issue.message };
  }
  try {
    const text = withSchemaLine(file, printYaml(readYaml(before)));
    return bytes.equals(Buffer.from(text)) ? { result: "same" } : { result: "changed", text };
  } catch {
    const reason = { en: "Another form would change what it says", de: "Eine andere Form würde den Inhalt ändern" };
    return { result: "left", place: file, reason };
  }
}
