/** The fields of the sample, for tests that make a slip in each. */
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { sampleFiles, textOf } from "./content-copy.ts";

export interface Field {
  readonly file: string;
  readonly text: string;
  readonly key: string;
  /** Offsets: of the line, of the key, of the value, of the end of the value. */
  readonly line: number;
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/** Fields with a value on their line, each kind once, from the languages in turn. */
export function fieldsOfSample(): Field[] {
  const kinds = new Map<string, Field>();
  for (const file of [...sampleFiles.keys()].filter((name) => name.endsWith(".yaml")).sort()) {
    const text = textOf(sampleFiles, file);
    const folder = /^(?:partners|plugins|releases)\//.exec(file)?.[0] ?? file;
    const kind = folder.replace(/^[a-z]{2}\//, "");
    collect(file, text, parseDocument(text).contents, kind, kinds);
  }
  return [...kinds.values()];
}

/** Whether texts mean the same: a field that is moved as a whole may, or an entry with one key. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => parseDocument(text, { uniqueKeys: false }));
  return other?.errors.length === 0 && JSON.stringify(one?.toJS()) === JSON.stringify(other.toJS());
}

function collect(file: string, text: string, node: unknown, kind: string, kinds: Map<string, Field>): void {
  if (isSeq(node) && node.flow !== true) for (const item of node.items) collect(file, text, item, `${kind} #`, kinds);
  if (!isMap(node) || node.flow === true) return;
  for (const { key, value } of node.items) {
    if (!isScalar(key) || typeof key.value !== "string") continue;
    const [start = 0] = key.range ?? [];
    const path = `${kind} ${key.value}`;
    if (isScalar(value) && value.range !== undefined && value.range !== null) {
      const [from, end] = value.range;
      const line = text.lastIndexOf("\n", start) + 1;
      const isGerman = file.startsWith("de/") && kinds.size % 2 === 0;
      const isOnLine = !text.slice(start, end).includes("\n") && !text.slice(line, start).includes("-");
      if (isOnLine && (!kinds.has(path) || isGerman))
        kinds.set(path, { file, text, key: key.value, line, start, value: from, end });
    } else collect(file, text, value, path, kinds);
  }
}
