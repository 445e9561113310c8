/** Reads files of one JSON value a line, as they may be after a crash, and however large they have become. */
import { createReadStream } from "node:fs";
import type { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import { parseJson } from "./parse-json.ts";

/** Bytes. No line that was written here is as long; what is, is no line but damage. */
const longestLine = 1024 * 1024;
/** Numbers of unreadable lines that are named; the others are counted. */
const named = 10;

/**
 * Yields each line that fits the schema, in order. A line that does not (torn by a crash, changed by hand) is left out;
 * in the end `log` gets their numbers, without their words. A file that is not there has no lines.
 *
 * @throws What the file system throws, except that the file is missing.
 */
export async function* readJsonLines<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  log: ErrorLog,
): AsyncGenerator<z.output<Schema>> {
  const unreadable: number[] = [];
  for await (const { number, text } of linesOf(file)) {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) yield parsed.data;
    else unreadable.push(number);
  }
  if (unreadable.length > 0) log(`Reading ${file}`, unreadableLines(unreadable));
}

/** `line 7 is unreadable and was passed over; it stays in the file`. */
export function unreadableLines(numbers: readonly number[]): string {
  const [first] = numbers;
  if (numbers.length === 1) return `line ${first} is unreadable and was passed over; it stays in the file`;
  const more = numbers.length > named ? ` and ${numbers.length - named} more` : "";
  const list = `${numbers.slice(0, named).join(", ")}${more}`;
  return `lines ${list} are unreadable and were passed over; they stay in the file`;
}

interface Line {
  /** Counted from 1, as editors do. */
  readonly number: number;
  /** Empty if it is longer than any line that is written. */
  readonly text: string;
}

/**
 * Only a line feed ends a line. Node's own reader also stops at U+2028, which a visitor's text may contain. Empty lines
 * are counted and left out.
 */
async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = [];
  };
  const end = () => {
    const line = { number, text: Buffer.concat(parts).toString("utf8") };
    const isEmpty = length === 0;
    number += 1;
    parts = [];
    length = 0;
    return isEmpty ? undefined : line;
  };
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, start)) {
      take(chunk.subarray(start, at));
      const line = end();
      if (line !== undefined) yield line;
      start = at + 1;
    }
    take(chunk.subarray(start));
  }
  const last = end();
  if (last !== undefined) yield last;
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
