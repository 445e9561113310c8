/** One content file brought into form, in memory. */
import type { Diagnostic } from "../core/diagnostic.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { type Path, walkStrings } from "../core/value-path.ts";
import { withSchemaLine } from "../emit/json-schema/schema-line.ts";
import { say } from "../messages/say.ts";
import { joinedLines, joinedText } from "../model/markdown/joined-lines.ts";
import { symbolicLink } from "../parse/content-folder.ts";
import { decode } from "../parse/decode.ts";
import { parseText } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { entryFolders, kindOf } from "../schema/collections.ts";
import { normalForm } from "../validate/normal-form.ts";
import { isMarkdownAt } from "../validate/schema-lookup.ts";
import { linkMessage } from "../validate/symbolic-links.ts";

type FormattedFile =
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** It stays as it is: it does not parse, or cannot be printed. */
  | { readonly result: "left"; readonly place: string; readonly reason: LocalizedText };

// LEGACY
const wordsOf = (issue: Diagnostic): LocalizedText => issue.message ?? { en: say(issue, "en"), de: say(issue, "de") };

/** Works out the form of a file of the content folder. Pure. */
export function formatFile(file: string, bytes: Uint8Array): FormattedFile {
  if (bytes === symbolicLink) return { result: "left", place: file, reason: linkMessage };
  const { text: before = "", issues } = decode(file, bytes);
  const { parsed, issues: syntax } = parseText(file, before);
  const [issue] = issues.length > 0 ? issues : syntax;
  if (issue !== undefined) {
    return { result: "left", place: `${file}:${issue.line}:${issue.column}`, reason: wordsOf(issue) };
  }
  const [top = ""] = file.split("/");
  const found = kindOf(file, Object.hasOwn(entryFolders, top) ? [] : [top]);
  const schema = "schema" in found ? found.schema : undefined;
  const isLong = (path: Path) => schema !== undefined && isMarkdownAt(schema, path);
  const joined = walkStrings(parsed?.value).find(({ path }) => parsed && isLong(path) && joinedLines(parsed, path));
  if (parsed !== undefined && joined !== undefined) {
    const { line, column } = locate(parsed, joined.path);
    return { result: "left", place: `${file}:${line}:${column}`, reason: joinedText.message };
  }
  try {
    const text = withSchemaLine(file, normalForm(before, schema));
    return Buffer.from(text).equals(bytes) ? { result: "same" } : { result: "changed", text };
  } catch {
    const reason = { en: "Another form would change what it says", de: "Eine andere Form würde den Inhalt ändern" };
    return { result: "left", place: file, reason };
  }
}
