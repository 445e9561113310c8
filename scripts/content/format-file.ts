/** One content file brought into form, in memory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printYaml, readYaml } from "../../src/admin/yaml/print.ts";
import type { Sentence } from "./core/localized-text.ts";
import { formatMessages as said } from "./messages/format.ts";
import { decodeSource } from "./parse/decode.ts";
import { parseSource } from "./parse/parse.ts";
import { withSchemaLine } from "./schema-export/schema-line.ts";

export type FormattedFile = { readonly file: string } & (
  | { readonly result: "same" }
  | { readonly result: "changed"; readonly text: string }
  /** It stays as it is: it does not parse, or cannot be printed. */
  | { readonly result: "left"; readonly place: string; readonly reason: Sentence }
);

/**
 * Works out the form of a file. Writes nothing.
 *
 * @param root Absolute path of the content folder.
 * @param file Path below it.
 */
export function formatFile(root: string, file: string): FormattedFile {
  const bytes = readFileSync(join(root, file));
  const { source, problems } = decodeSource(file, bytes);
  const [problem] = source === undefined ? problems : parseSource(source).problems;
  if (problem !== undefined) {
    return { file, result: "left", place: `${file}:${problem.line}:${problem.column}`, reason: problem.message };
  }
  try {
    const text = withSchemaLine(file, printYaml(readYaml(source?.text ?? "")));
    return bytes.equals(Buffer.from(text)) ? { file, result: "same" } : { file, result: "changed", text };
  } catch {
    return { file, result: "left", place: file, reason: said.wouldChange };
  }
}
