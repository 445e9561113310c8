/**
 * Stage 2: YAML. Plain documents only: what YAML can do beyond maps, lists and scalars surprises people who edit in a
 * browser, so it is refused with a sentence that says what to write.
 */
import { type Document, isAlias, isMap, isScalar, LineCounter, parseAllDocuments, visit, type YAMLError } from "yaml";
import { placeOfRange } from "./position.ts";
import { type Problem, problem, startOf } from "./problem.ts";
import type { SourceFile } from "./source.ts";

export interface ParsedFile {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** The plain value: maps, lists, strings, numbers, booleans, null. */
  readonly value: unknown;
}

/** Sentences for the codes of the YAML parser that editors really meet; the rest gets a general one. */
const sentences: Partial<Record<YAMLError["code"], readonly [message: string, hint: string]>> = {
  BAD_INDENT: [
    "The spaces at the beginning of this line do not fit the lines around it",
    "Indent it like the entries beside it, two spaces for each level",
  ],
  TAB_AS_INDENT: ["This line begins with a tab", "Use two spaces for each level instead of tabs"],
  DUPLICATE_KEY: ["This key stands twice in the same entry", "Keep one of them"],
  MISSING_CHAR: [
    "Something is not closed here, or a colon or comma is missing",
    'Check the quotes: a text that begins with " must end with "',
  ],
  UNEXPECTED_TOKEN: [
    "This cannot stand here",
    "Put the whole text into quotes if it contains : # { } [ ] or begins with a special character",
  ],
  BLOCK_AS_IMPLICIT_KEY: ["There is a second colon on this line", 'Put the text into quotes: title: "One: two"'],
  MULTILINE_IMPLICIT_KEY: ["A key is missing its colon", "Write  key: value"],
  BAD_SCALAR_START: ["A text cannot begin with this character", "Put the text into quotes"],
  BAD_ALIAS: ["A text cannot begin with *", "Put the text into quotes"],
  BAD_DQ_ESCAPE: ['A backslash has a special meaning inside "…"', "Use '…' instead, or write the backslash twice"],
  BLOCK_IN_FLOW: ["A list or entry inside { } or [ ] is not closed", "Close the bracket, or put the text into quotes"],
  KEY_OVER_1024_CHARS: ["A colon is missing, or a quote is not closed", "Write  key: value"],
  MULTIPLE_DOCS: ["A line of three hyphens begins a second document", "Delete the line ---"],
};

/**
 * Parses one file.
 *
 * @returns The document and its plain value, or problems where it does not parse. An empty file is a problem.
 */
export function parseSource(source: SourceFile): { parsed?: ParsedFile; problems: Problem[] } {
  const { file, text } = source;
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, version: "1.2", merge: false });
  const [document, second] = "empty" in documents ? [] : documents;
  if (document === undefined || (document.contents === null && document.errors.length === 0)) {
    return {
      problems: [
        problem(startOf(file), "empty-file", "This file is empty", "Fill it in, or delete it if it is not needed"),
      ],
    };
  }
  // One unclosed quote makes the parser stumble over everything behind it: the first message is the useful one.
  const error = document.errors[0] ?? document.warnings[0];
  if (error !== undefined) return { problems: [describe(file, lines, error, text)] };
  if (second !== undefined) {
    const place = placeOfRange(file, lines, [second.range[0], second.range[0] + 3]);
    return {
      problems: [
        problem(place, "yaml-syntax", "A line of three hyphens begins a second document", "Delete the line ---"),
      ],
    };
  }
  const surprises = findSurprises(file, lines, document);
  if (surprises.length > 0) return { problems: surprises };
  return { parsed: { file, text, document, lines, value: document.toJS({ maxAliasCount: 0 }) }, problems: [] };
}

function describe(file: string, lines: LineCounter, error: YAMLError, text: string): Problem {
  const [message, hint] = sentences[error.code] ?? [
    "This is not valid YAML",
    "Compare the line with the ones around it: spaces, colon, quotes",
  ];
  const opened = error.code === "MISSING_CHAR" ? openingQuote(text, error.pos[0]) : undefined;
  const place = placeOfRange(file, lines, opened === undefined ? error.pos : [opened, opened + 1]);
  return problem(place, "yaml-syntax", opened === undefined ? message : "This quote is opened and never closed", hint);
}

/** Where the quote opens that runs to the place of the error; `undefined` where it is not about a quote. */
function openingQuote(text: string, position: number): number | undefined {
  if (position < text.trimEnd().length - 1) return undefined;
  const opening = /(?:^|[:\-,[{]\s+|^\s*)(["'])(?:(?!\1)[\s\S])*$/m.exec(text);
  return opening === null ? undefined : opening.index + opening[0].indexOf(opening[1] ?? '"');
}

/** Anchors, aliases, tags, merge keys and keys that would change an object's prototype. */
function findSurprises(file: string, lines: LineCounter, document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  const report = (range: readonly number[] | null | undefined, message: string, hint: string) => {
    const [start = 0, end = start + 1] = range ?? [];
    problems.push(problem(placeOfRange(file, lines, [start, end]), "yaml-feature", message, hint));
  };
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) return report(node.range, "A text cannot begin with *", "Put the text into quotes");
      if (node.anchor !== undefined) report(node.range, "A text cannot begin with &", "Put the text into quotes");
      if (node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:"))
        report(node.range, "A text cannot begin with !", "Put the text into quotes");
      return undefined;
    },
    Pair(_key, pair) {
      if (!isScalar(pair.key)) {
        report(isMap(pair.key) ? pair.key.range : undefined, "A text cannot begin with {", "Put the text into quotes");
        return undefined;
      }
      if (pair.key.value === "<<" || pair.key.value === "__proto__" || typeof pair.key.value !== "string") {
        report(
          pair.key.range,
          `"${String(pair.key.value)}" cannot be used as a key`,
          "Use a plain name made of letters",
        );
      }
      return undefined;
    },
  });
  return problems;
}
