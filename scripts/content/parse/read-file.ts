/**
 * From bytes to a value. A line that cannot be read is repaired so far that the rest of the file says what it means: what
 * else is wrong there is told as well.
 */
import { isCollection, isNode, isPair, isScalar } from "yaml";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { decode } from "./decode.ts";
import { type ParsedFile, parseText } from "./parse.ts";
import { repairLines } from "./repair-lines.ts";

export interface ReadFile {
  /** If there are issues, without what is on their lines; `undefined` if nothing can be read. */
  readonly parsed?: ParsedFile;
  readonly issues: readonly Diagnostic[];
}

/** For each the file is read once more. */
const mostLines = 10;
/** Characters. Reading a longer file again takes too long. */
const longest = 100_000;

export function readFile(file: string, bytes: Uint8Array): ReadFile {
  const { text = "", issues } = decode(file, bytes);
  const told = [...issues];
  let rest = issues.length > 0 ? repaired(text, issues, told) : text;
  while (rest !== undefined) {
    const { parsed, issues: found } = parseText(file, rest);
    if (parsed !== undefined) return withPaths(parsed, told);
    const fresh = found.filter(({ line }) => told.every((other) => other.line !== line));
    told.push(...fresh);
    rest = fresh.length > 0 ? repaired(rest, fresh, told) : undefined;
  }
  return { issues: told };
}

function repaired(text: string, issues: readonly Diagnostic[], told: readonly Diagnostic[]): string | undefined {
  return text.length > longest || told.length > mostLines ? undefined : repairLines(text, issues);
}

/** Each with the path to what is on its line. */
function withPaths(parsed: ParsedFile, told: readonly Diagnostic[]): ReadFile {
  const issues = told.map((issue) => {
    const [start = 0, end = parsed.text.length] = parsed.lines.lineStarts.slice(issue.line - 1);
    return { ...issue, path: pathAt(parsed.document.contents, start, end) ?? [] };
  });
  return issues.some(({ path }) => path.length === 0) ? { issues: told } : { parsed, issues };
}

/** The path to the first key or value between two offsets, or to the text around them. */
function pathAt(node: unknown, start: number, end: number, path: Path = []): Path | undefined {
  if (!isCollection(node)) return path;
  for (const [index, item] of node.items.entries()) {
    const { key, value } = isPair(item) ? item : { key: item, value: item };
    const inner = [...path, isPair(item) && isScalar(key) ? String(key.value) : index];
    const [from = -1] = (isNode(key) && key.range) || [];
    const [, , to = from] = (isNode(value) && value.range) || [];
    // An entry of a list begins where its first key does.
    const isThere = from >= start && from < end && !isCollection(key);
    if (isThere) return inner;
    if (from < end && to > start) return pathAt(value, start, end, inner);
  }
  return undefined;
}
