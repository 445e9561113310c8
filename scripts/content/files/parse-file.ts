/** From bytes to a value. Repairs unreadable lines, so that mistakes in the rest of the file are reported as well. */
import { isCollection, isNode, isPair, isScalar } from "yaml";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { decode } from "./decode.ts";
import { type ParsedFile, parseText } from "./parse.ts";
import { repairLines } from "./repair-lines.ts";

/** Each repair parses the file once more. */
const maxRepairs = 10;
/** Characters. Longer files take too long to parse again. */
const maxLength = 100_000;

/** @returns `parsed` without the values on the lines that have issues; `undefined` if the file can't be repaired. */
export function parseFile(file: string, bytes: Uint8Array): { parsed?: ParsedFile; issues: readonly Diagnostic[] } {
  const { text = "", issues } = decode(file, bytes);
  const reported = [...issues];
  let repaired = issues.length > 0 ? repair(text, issues, reported) : text;
  while (repaired !== undefined) {
    const { parsed, issues: latest } = parseText(file, repaired);
    if (parsed !== undefined) return withPaths(parsed, reported);
    // The line below one that was moved does not fit either.
    const isKnown = ({ line, id }: Diagnostic) =>
      reported.some(
        (other) => other.line === line || (other.line === line - 1 && other.id === id && /indentation$/.test(id)),
      );
    const fresh = latest.filter((issue) => !isKnown(issue));
    reported.push(...fresh);
    repaired = fresh.length > 0 ? repair(repaired, fresh, reported) : undefined;
  }
  return { issues: reported };
}

function repair(text: string, issues: readonly Diagnostic[], reported: readonly Diagnostic[]): string | undefined {
  return text.length > maxLength || reported.length > maxRepairs ? undefined : repairLines(text, issues);
}

/** Adds to each issue the path of the value on its line. */
function withPaths(parsed: ParsedFile, reported: readonly Diagnostic[]) {
  const issues = reported.map((issue) => {
    const [start = 0, end = parsed.text.length] = parsed.lines.lineStarts.slice(issue.line - 1);
    return { ...issue, path: pathAt(parsed.document.contents, start, end) ?? [] };
  });
  return issues.some(({ path }) => path.length === 0) ? { issues: reported } : { parsed, issues };
}

/** The path of the first key or scalar between two offsets, or of the value around them. */
function pathAt(node: unknown, start: number, end: number, path: Path = []): Path | undefined {
  if (!isCollection(node)) return path;
  for (const [index, item] of node.items.entries()) {
    const { key, value } = isPair(item) ? item : { key: item, value: item };
    const itemPath = [...path, isPair(item) && isScalar(key) ? String(key.value) : index];
    const [from = -1] = (isNode(key) && key.range) || [];
    const [, , to = from] = (isNode(value) && value.range) || [];
    // A list entry that is a map starts where its first key does: descend to that key.
    if (from >= start && from < end && !isCollection(key)) return itemPath;
    if (from < end && to > start) return pathAt(value, start, end, itemPath);
  }
  return undefined;
}
