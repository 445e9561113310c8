/**
 * Stage 2: YAML. Plain documents only: what YAML can do beyond maps, lists and scalars surprises people who edit in a
 * browser, so it is refused with a sentence that says what to write.
 */
import { type Document, isCollection, isScalar, LineCounter, parseAllDocuments } from "yaml";
import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { hints } from "../messages/hints.ts";
import { syntaxMessages as said } from "../messages/syntax.ts";
import type { SourceFile } from "./decode.ts";
import { tooDeepAt } from "./nesting.ts";
import { findSurprises } from "./restricted-yaml.ts";
import { placeOfRange } from "./source-location.ts";
import { explainSyntax } from "./syntax-errors.ts";

export interface ParsedFile {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** The plain value: maps, lists, strings, numbers, booleans, null. */
  readonly value: unknown;
}

/**
 * Parses one file.
 *
 * @returns The document and its plain value, or problems where it does not parse. An empty file is a problem.
 */
export function parseSource(source: SourceFile): { parsed?: ParsedFile; problems: Problem[] } {
  const { file, text } = source;
  const lines = new LineCounter();
  const refuse = (rule: string, range: readonly [number, number], message: Sentence, hint: Sentence) => {
    return { problems: [problem(placeOfRange(file, lines, range), rule, message, hint)] };
  };
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    for (const { index } of text.matchAll(/^/gm)) lines.addNewLine(index);
    return refuse("too-deep", [deep, deep + 1], said.tooDeep, said.takeApart);
  }
  // Keys that stand twice are looked for below: the parser compares every key with every other.
  const options = { lineCounter: lines, prettyErrors: false, version: "1.2", merge: false, uniqueKeys: false } as const;
  const documents = parseAllDocuments(text, options);
  const [document, second] = "empty" in documents ? [] : documents;
  if (document === undefined || (isNothing(document.contents) && document.errors.length === 0)) {
    return { problems: [problem(startOf(file), "empty-file", said.empty, said.fillIn)] };
  }
  // One unclosed quote makes the parser stumble over everything behind it: the first message is the useful one.
  const error = document.errors[0] ?? document.warnings[0];
  if (error !== undefined) {
    const { range, message, hint } = explainSyntax(error, text, document);
    return refuse("yaml-syntax", range, message, hint);
  }
  if (second !== undefined) {
    const marker = markerBehind(text, document.contents?.range[1] ?? 0);
    return refuse("yaml-syntax", marker, said.secondDocument, hints.deleteLine);
  }
  const surprises = findSurprises(file, text, lines, document);
  if (surprises.length > 0) return { problems: surprises };
  return { parsed: { file, text, document, lines, value: document.toJS({ maxAliasCount: 0 }) }, problems: [] };
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
