import { readFile } from "node:fs/promises";
import type { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { parseJson } from "./parse-json.ts";

/** Of the unreadable lines. */
const named = 10;

/**
 * The values of a file of one JSON value a line that fit the schema, in order. Other lines (torn by a crash, changed by
 * hand) are left out, and `log` gets their numbers, without their words.
 */
export async function readJsonLines<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  log: ErrorLog,
): Promise<z.output<Schema>[]> {
  const values: z.output<Schema>[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of (await readFile(file, "utf8")).split("\n").entries()) {
    const parsed = schema.safeParse(parseJson(line));
    if (parsed.success) values.push(parsed.data);
    else if (line.trim() !== "") unreadable.push(index + 1);
  }
  if (unreadable.length > 0) {
    const numbers = unreadable.slice(0, named).join(", ") + (unreadable.length > named ? ", …" : "");
    log(`Reading ${file}`, `unreadable lines were passed over and stay in the file: ${numbers}`);
  }
  return values;
}
