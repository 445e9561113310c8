/** Markdown in a YAML style that joins lines. Only a literal block (`|`) keeps them. */
import { Scalar } from "yaml";
import type { Message } from "../../core/messages/message.ts";
import type { Path } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { scalarAt } from "../../files/source-location.ts";

export const joinedLinesMessage: Message = { id: "markdown.joined-lines" };

/** True for a text of several lines that YAML joins. */
export function hasJoinedLines(parsed: ParsedFile, path: Path): boolean {
  const node = scalarAt(parsed, path);
  if (node === undefined || node.type === Scalar.BLOCK_LITERAL) return false;
  return /[\r\n]/.test(parsed.text.slice(...(node.range ?? [0, 0])).trimEnd());
}
