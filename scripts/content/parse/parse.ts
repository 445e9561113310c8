/**
 * From text to a value. Plain YAML only: what it can do beyond maps, lists and scalars surprises people who edit in a
 * browser, so it is refused.
 */
import { type Document, isCollection, isScalar, LineCounter, parseAllDocuments } from "yaml";
import { startOf } from "../core/diagnostic.ts";
import { tooDeepAt } from "./nesting.ts";
import type { ParseIssue } from "./parse-issue.ts";
import { findRestricted } from "./restricted-yaml.ts";
import { type Located, placeInText, placeOfRange } from "./source-location.ts";
import { explainSyntax } from "./syntax-errors.ts";

export interface ParsedFile extends Located {
  /** The plain value: maps, lists, strings, numbers, booleans, null. */
  readonly value: unknown;
}

/**
 * Parses one file.
 *
 * @returns The document and its plain value, or issues if it does not parse. An empty file is an issue.
 */
export function parseText(file: string, text: string): { parsed?: ParsedFile; issues: readonly ParseIssue[] } {
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return { issues: [{ place: placeInText(file, text, deep, 1), path: [], code: "too-deep" }] };
  }
  const lines = new LineCounter();
  // Keys that are there twice are looked for below: the parser compares every key with every other.
  const options = { lineCounter: lines, prettyErrors: false, version: "1.2", merge: false, uniqueKeys: false } as const;
  const documents = parseAllDocuments(text, options);
  const [document, second] = "empty" in documents ? [] : documents;
  if (document === undefined || (isNothing(document.contents) && document.errors.length === 0)) {
    return { issues: [{ place: startOf(file), path: [], code: "empty-file" }] };
  }
  // One unclosed quote makes the parser stumble over everything behind it: the first message is the useful one.
  const error = document.errors[0] ?? document.warnings[0];
  const syntax =
    error !== undefined
      ? explainSyntax(error, text, document)
      : second && { cause: "second-document" as const, range: markerBehind(text, document.contents?.range[1] ?? 0) };
  if (syntax !== undefined) {
    const { cause, range, text: detail = "" } = syntax;
    return {
      issues: [{ place: placeOfRange(file, lines, range), path: [], code: "yaml-syntax", cause, text: detail }],
    };
  }
  const issues = findRestricted(text, document).map(({ range, cause, text: detail = "" }): ParseIssue => {
    return { place: placeOfRange(file, lines, range), path: [], code: "yaml-feature", cause, text: detail };
  });
  if (issues.length > 0) return { issues };
  return { parsed: { file, text, document, lines, value: document.toJS({ maxAliasCount: 0 }) }, issues };
}

function isNothing(contents: Document.Parsed["contents"]): boolean {
  if (isCollection(contents)) return contents.items.length === 0;
  return contents === null || (isScalar(contents) && contents.value === null);
}

/** The line of three hyphens or dots that ends the first document. */
function markerBehind(text: string, end: number): [number, number] {
  for (const { index } of text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)) if (index >= end) return [index, index + 3];
  return [end, end + 1];
}
