/** The records of a language: one file beside each file of words, in a folder whose name begins with a dot. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, stringify } from "yaml";
import { isRecord } from "../walk.ts";
import { compareWithRecord, type RecordNode } from "./record.ts";

/** Below the folder of a language. Content is not read from folders whose names begin with a dot. */
export const recordFolder = ".translated";

export interface StoredRecord {
  /** Absolute path. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** `undefined` where the file is no record: it is then as if it were not there, and written anew. */
  readonly record: RecordNode | undefined;
}

/** Absolute path of a record. */
export function recordPath(root: string, language: string, name: string): string {
  return join(root, language, recordFolder, name);
}

/**
 * Reads all records of a language.
 *
 * @param root Absolute path of the content folder.
 * @returns By the path of the words file below its language: `pages/home.yaml`.
 */
export function readRecords(root: string, language: string): Map<string, StoredRecord> {
  const folder = join(root, language, recordFolder);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml") && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return new Map(
    names.sort().map((name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      return [name, { path, bytes, record: parseRecord(bytes.toString("utf8")) }];
    }),
  );
}

/** The text of a record file: the same for the same record, one digest a line. */
export function formatRecord(record: RecordNode, source: string): string {
  const head = `# Written by content:translated: which texts of ${source} the translation goes with. Not to be edited.\n`;
  return head + stringify(record, { lineWidth: 0 });
}

function parseRecord(text: string): RecordNode | undefined {
  try {
    const value: unknown = parse(text);
    return isRecordNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecordNode(value: unknown): value is RecordNode {
  if (Array.isArray(value)) return value.every(isRecordNode);
  return typeof value === "string" || (isRecord(value) && Object.values(value).every(isRecordNode));
}

/**
 * Finds the record of each file of words. A file without one takes over the record of a file that is gone, where at
 * least half of its texts are in it: it was renamed.
 *
 * @param sources Values of the files of the first language by their path below it.
 * @param isGone Whether there is no file of this path any more: one that does not parse keeps its record.
 * @returns The record to compare each file with, and the records of files that are gone and that no file took over.
 */
export function matchRecords(
  sources: ReadonlyMap<string, unknown>,
  stored: ReadonlyMap<string, StoredRecord>,
  isGone: (name: string) => boolean,
) {
  const matched = new Map<string, StoredRecord>();
  const orphans = new Map([...stored].filter(([name]) => isGone(name)));
  for (const [name, value] of sources) {
    const own = stored.get(name);
    const found = own ?? takeOver(value, orphans);
    if (found !== undefined) matched.set(name, found);
  }
  return { matched, orphans };
}

function takeOver(value: unknown, orphans: Map<string, StoredRecord>): StoredRecord | undefined {
  for (const [name, one] of orphans) {
    const { texts } = compareWithRecord(value, one.record);
    const same = texts.filter(({ now, recorded }) => now === recorded).length;
    if (same === 0 || same * 2 < texts.length) continue;
    orphans.delete(name);
    return one;
  }
  return undefined;
}
