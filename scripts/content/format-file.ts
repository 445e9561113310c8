/** One content file brought into form, in memory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printYaml, readYaml } from "../../src/admin/yaml/print.ts";
import { checkContent } from "./check.ts";
import type { Sentence } from "./core/localized-text.ts";
import { formatMessages as said } from "./messages/format.ts";
import { decode } from "./parse/decode.ts";
import { parseText } from "./parse/parse.ts";
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
  const { text: before } = decode(file, bytes);
  if (before === undefined || parseText(file, before).parsed === undefined) {
    const problem = checkContent(new Map([[file, bytes]])).problems.find((each) => each.file === file);
    const place = problem === undefined ? file : `${file}:${problem.line}:${problem.column}`;
    return { file, result: "left", place, reason: problem?.message ?? said.wouldChange };
  }
  try {
    const text = withSchemaLine(file, printYaml(readYaml(before)));
    return bytes.equals(Buffer.from(text)) ? { file, result: "same" } : { file, result: "changed", text };
  } catch {
    return { file, result: "left", place: file, reason: said.wouldChange };
  }
}
