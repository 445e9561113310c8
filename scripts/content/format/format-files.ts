/** Content files brought into form, in memory. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSource } from "../parse.ts";
import type { Problem } from "../problem.ts";
import { withSchemaLine } from "../schema-export/schema-line.ts";
import { decodeSource } from "../source.ts";
import type { FileChange } from "../write-together.ts";
import { formatYaml } from "./format-yaml.ts";

export type FormattedFile =
  | { readonly file: string; readonly result: "same" }
  | { readonly file: string; readonly result: "changed"; readonly change: FileChange }
  /** It does not parse. */
  | { readonly file: string; readonly result: "broken"; readonly problem: Problem }
  /** It cannot be brought into form without changing more than its form. */
  | { readonly file: string; readonly result: "kept" };

/**
 * Works out the form of one file. Writes nothing.
 *
 * @param root Absolute path of the content folder.
 * @param file Path below it.
 */
export async function formatFile(root: string, file: string): Promise<FormattedFile> {
  const path = join(root, file);
  const before = readFileSync(path);
  const { source, problems } = decodeSource(file, before);
  const [problem] = source === undefined ? problems : parseSource(source).problems;
  if (source === undefined || problem !== undefined) {
    return problem === undefined ? { file, result: "kept" } : { file, result: "broken", problem };
  }
  const text = await formatYaml(source.text);
  if (text === undefined) return { file, result: "kept" };
  const after = Buffer.from(withSchemaLine(file, text));
  return before.equals(after) ? { file, result: "same" } : { file, result: "changed", change: { path, before, after } };
}
