/** Parses plain YAML. Anything beyond maps, lists and scalars is rejected, because it surprises editors. */
import { type Document, isCollection, isScalar, LineCounter, parseAllDocuments } from "yaml";
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import { findRestricted } from "./restricted-yaml.ts";
import { type LocatableFile, locationInText, toLocation } from "./source-location.ts";
import { explainSyntax, type YamlFinding } from "./syntax-errors.ts";

export interface ParsedFile extends LocatableFile {
  readonly value: unknown;
}

/** Parses one file into a document and its plain value, or returns issues. An empty file is an issue. */
export function parseText(file: string, text: string): { parsed?: ParsedFile; issues: readonly Diagnostic[] } {
  const deep = findTooDeep(text);
  if (deep !== undefined) {
    return { issues: [diagnostic(locationInText(file, text, deep, 1), { id: "file-size.too-deep" })] };
  }
  const lines = new LineCounter();
  // `findRestricted` reports duplicate keys; the parser's own check is quadratic.
  const options = { lineCounter: lines, prettyErrors: false, version: "1.2", merge: false, uniqueKeys: false } as const;
  const documents = parseAllDocuments(text, options);
  const [document, second] = "empty" in documents ? [] : documents;
  if (document === undefined || (isEmpty(document.contents) && document.errors.length === 0)) {
    return { issues: [diagnostic(startOf(file), { id: "file-size.empty" })] };
  }
  const toDiagnostic = ({ range, related, ...message }: YamlFinding) => {
    const more = related && { related: [toLocation(file, lines, related)] };
    return diagnostic(toLocation(file, lines, range), message, more);
  };
  // One unclosed quote makes the parser fail on everything after it: only the first error is useful.
  const error = document.errors[0] ?? document.warnings[0];
  if (error !== undefined) return { issues: [toDiagnostic(explainSyntax(error, text, document))] };
  if (second !== undefined) return { issues: [toDiagnostic(secondDocument(text, document))] };
  const issues = findRestricted(text, document).map(toDiagnostic);
  if (issues.length > 0) return { issues };
  return { parsed: { file, text, document, lines, value: document.toJS({ maxAliasCount: 0 }) }, issues };
}

function isEmpty(contents: Document.Parsed["contents"]): boolean {
  if (isCollection(contents)) return contents.items.length === 0;
  return contents === null || (isScalar(contents) && contents.value === null);
}

/** Points at the `---` or `...` that ends the first document. */
function secondDocument(text: string, { contents }: Document.Parsed): YamlFinding {
  const end = contents?.range[1] ?? 0;
  const marker = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].find(({ index }) => index >= end)?.index ?? end;
  return { range: [marker, marker + 3], id: "yaml-syntax.second-document" };
}

/** Columns of indentation and list hyphens. Content has a dozen. */
const maxColumns = 200;
/** Nested brackets. Content has one or two. */
const maxBrackets = 50;
/** Colons on one line, each of which may open a nested entry. */
const maxColons = 500;

/**
 * The offset where a text is nested deeper than any content; `undefined` for sensible text. The recursive YAML parser
 * would overflow the stack before it could report anything.
 */
function findTooDeep(text: string): number | undefined {
  for (const { 0: run, index } of text.matchAll(/^[ \t]*(?:[-?] +)*/gm)) {
    if (run.length > maxColumns) return index + maxColumns;
  }
  let open = 0;
  let colons = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}\n]|: /g)) {
    if (sign === "\n") colons = 0;
    else if (sign === ": ") colons += 1;
    else open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
    if (open > maxBrackets || colons > maxColons) return index;
  }
  return undefined;
}
