/** Markdown in a YAML style that joins lines. Only a literal block (`|`) keeps them. */
import { Scalar } from "yaml";
import type { Message } from "../../core/messages/message.ts";
import type { Path } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { scalarAt } from "../../files/source-location.ts";

export const joinedLinesMessage: Message = { id: "markdown.joined-lines" };

/** The first source line of a multi-line text whose lines YAML joins; `undefined` for other texts. */
export function firstJoinedLine(parsed: ParsedFile, path: Path): string | undefined {
  const node = scalarAt(parsed, path);
  if (node === undefined || node.type === Scalar.BLOCK_LITERAL) return undefined;
  const [first = "", ...others] = parsed.text
    .slice(...(node.range ?? [0, 0]))
    .trimEnd()
    .split(/\r\n|\n|\r/);
  return others.length > 0 ? first : undefined;
}
