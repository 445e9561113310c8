/** One content file brought into form, in memory. */
import { printYaml, readYaml } from "../../../src/admin/yaml/print.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { withSchemaLine } from "../emit/json-schema/schema-line.ts";
import { symbolicLink } from "../parse/content-folder.ts";
import { decode } from "../parse/decode.ts";
import { parseText } from "../parse/parse.ts";
import { schemaOf } from "../schema/collections.ts";
import { linkMessage } from "../validate/symbolic-links.ts";
import { typeScalars } from "../validate/typed-scalars.ts";

type FormattedFile =
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** It stays as it is: it does not parse, or cannot be printed. */
  | { readonly result: "left"; readonly place: string; readonly reason: LocalizedText };

/** Works out the form of a file of the content folder. Pure. */
export function formatFile(file: string, bytes: Uint8Array): FormattedFile {
  if (bytes === symbolicLink) return { result: "left", place: file, reason: linkMessage };
  const { text: before = "", issues } = decode(file, bytes);
  const [issue] = issues.length > 0 ? issues : parseText(file, before).issues;
  if (issue !== undefined) {
    return { result: "left", place: `${file}:${issue.line}:${issue.column}`, reason: issue.message };
  }
  try {
    const yaml = readYaml(before);
    const found = schemaOf(file, [file.slice(0, file.indexOf("/"))]);
    if ("schema" in found) typeScalars(yaml.document.contents, found.schema);
    const text = withSchemaLine(file, printYaml(yaml));
    return Buffer.from(text).equals(bytes) ? { result: "same" } : { result: "changed", text };
  } catch {
    const reason = { en: "Another form would change what it says", de: "Eine andere Form würde den Inhalt ändern" };
    return { result: "left", place: file, reason };
  }
}
