/** One content file brought into form, in memory. */

import { type Path, walkStrings } from "../core/value-path.ts";
import { withSchemaLine } from "../emit/json-schema/schema-line.ts";
import { joinedLines, linesAreJoined } from "../lookup/markdown/joined-lines.ts";
import type { Message } from "../messages/message.ts";
import { decode } from "../parse/decode.ts";
import { parseText } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { entryFolders } from "../schema/collections.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";
import { kindOf } from "../validate/file-kinds.ts";
import { normalForm } from "../validate/normal-form.ts";
import { symbolicLinkIssues } from "../validate/symbolic-links.ts";

type FormattedFile =
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** It stays as it is: it does not parse, or cannot be printed. */
  | { readonly result: "left"; readonly place: string; readonly reason: Message };

/** Works out the form of a file of the content folder. Pure. */
export function formatFile(file: string, bytes: Uint8Array): FormattedFile {
  const [link] = symbolicLinkIssues(new Map([[file, bytes]]));
  if (link !== undefined) return { result: "left", place: file, reason: link };
  const { text: before = "", issues } = decode(file, bytes);
  const { parsed, issues: syntax } = parseText(file, before);
  const [issue] = issues.length > 0 ? issues : syntax;
  if (issue !== undefined) {
    return { result: "left", place: `${file}:${issue.line}:${issue.column}`, reason: issue };
  }
  const [top = ""] = file.split("/");
  const found = kindOf(file, Object.hasOwn(entryFolders, top) ? [] : [top]);
  const schema = "schema" in found ? found.schema : undefined;
  const isLong = (path: Path) => schema !== undefined && isMarkdownAt(schema, path);
  const joined = walkStrings(parsed?.value).find(({ path }) => parsed && isLong(path) && joinedLines(parsed, path));
  if (parsed !== undefined && joined !== undefined) {
    const { line, column } = locate(parsed, joined.path);
    return { result: "left", place: `${file}:${line}:${column}`, reason: linesAreJoined };
  }
  try {
    const text = withSchemaLine(file, normalForm(before, schema));
    return Buffer.from(text).equals(bytes) ? { result: "same" } : { result: "changed", text };
  } catch {
    return { result: "left", place: file, reason: { id: "tool.format.changes-content" } };
  }
}
