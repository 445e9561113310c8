/** Markdown that YAML joins: only a literal block keeps its lines. */
import { Scalar } from "yaml";
import type { Path } from "../../core/value-path.ts";
import type { Message } from "../../messages/message.ts";
import type { ParsedFile } from "../../parse/parse.ts";
import { scalarAt } from "../../parse/source-location.ts";

export const linesAreJoined: Message = { id: "markdown.joined-lines" };

/** The first line of a text over several lines that YAML joins; `undefined` if it keeps them. */
export function joinedLines(parsed: ParsedFile, path: Path): string | undefined {
  const node = scalarAt(parsed, path);
  if (node === undefined || node.type === Scalar.BLOCK_LITERAL) return undefined;
  const [first = "", ...others] = parsed.text
    .slice(...(node.range ?? [0, 0]))
    .trimEnd()
    .split(/\r\n|\n|\r/);
  return others.length > 0 ? first : undefined;
}
