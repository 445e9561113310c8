/** Formats a content file in memory. */

import { kindOf } from "../check/file-kinds.ts";
import { symbolicLinkIssues } from "../check/file-names.ts";
import { hasJoinedLines, joinedLinesMessage } from "../check/markdown/joined-lines.ts";
import { normalForm } from "../check/normal-form.ts";
import type { SourceLocation } from "../core/diagnostic.ts";
import type { Message } from "../core/messages/message.ts";
import { type Path, walkStrings } from "../core/value-path.ts";
import { withSchemaLine } from "../emit/json-schema/schema-line.ts";
import { decode } from "../files/decode.ts";
import { parseText } from "../files/parse.ts";
import { locate } from "../files/source-location.ts";
import { entryFolders } from "../schema/collections.ts";
import { isMarkdownAt } from "../schema/schema-lookup.ts";

type FormattedFile =
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** Unchanged because it doesn't parse or can't be formatted. */
  | { readonly result: "skipped"; readonly location: string; readonly reason: Message };

/** Formats a file of the content folder. Pure. @returns The new text, or where and why it can't be formatted. */
export function formatFile(file: string, bytes: Uint8Array): FormattedFile {
  const [link] = symbolicLinkIssues(new Map([[file, bytes]]));
  if (link !== undefined) return { result: "skipped", location: file, reason: link };
  const { text: before = "", issues } = decode(file, bytes);
  const { parsed, issues: syntax } = parseText(file, before);
  const [issue] = issues.length > 0 ? issues : syntax;
  if (issue !== undefined) {
    return { result: "skipped", location: locationName(issue), reason: issue };
  }
  const [top = ""] = file.split("/");
  const kind = kindOf(file, Object.hasOwn(entryFolders, top) ? [] : [top]);
  const schema = "schema" in kind ? kind.schema : undefined;
  const isLong = (path: Path) => schema !== undefined && isMarkdownAt(schema, path);
  const joined = walkStrings(parsed?.value).find(({ path }) => parsed && isLong(path) && hasJoinedLines(parsed, path));
  if (parsed !== undefined && joined !== undefined) {
    return { result: "skipped", location: locationName(locate(parsed, joined.path)), reason: joinedLinesMessage };
  }
  try {
    const text = withSchemaLine(file, normalForm(before, schema));
    return Buffer.from(text).equals(bytes) ? { result: "same" } : { result: "changed", text };
  } catch {
    return { result: "skipped", location: file, reason: { id: "tool.format.changes-content" } };
  }
}

const locationName = ({ file, line, column }: SourceLocation) => `${file}:${line}:${column}`;
