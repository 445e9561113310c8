/** The form of content files. Prettier prints it; this adds what is particular to texts, and holds that nothing changed. */
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { foldLongTexts } from "./fold.ts";
import { isSameContent } from "./same-content.ts";
import { settleComments } from "./settle-comments.ts";
import { maxColumns } from "./wrap.ts";

/** Rounds after which a text that still changes is given up. One is enough for whatever people write. */
const maxRounds = 4;

/**
 * Brings YAML into the form of this project: two spaces for a level, double quotes, long texts as `>-`, no more than one
 * empty line, `\n` at the end of each line.
 *
 * @param text YAML that parses, without byte order mark.
 * @returns A text with the same content, which formatting would not change once more; `undefined` where that cannot be
 *   had, because of something that the printer does not keep.
 */
export async function formatYaml(text: string): Promise<string | undefined> {
  const plain = text.replaceAll("\r\n", "\n");
  let current = plain;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = await print(current);
    if (next === current) return current;
    if (next === undefined || !isSameContent(plain, next)) return undefined;
    current = next;
  }
  return undefined;
}

async function print(text: string): Promise<string | undefined> {
  try {
    const printed = await format(settleComments(text), {
      parser: "yaml",
      plugins: [yamlPlugin],
      printWidth: maxColumns,
      // Lines of HTML, and of texts that are short enough, stay as somebody broke them.
      proseWrap: "preserve",
    });
    return foldLongTexts(printed);
  } catch {
    return undefined;
  }
}
