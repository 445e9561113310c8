/** Fixes of diagnostics: what may be written instead, tried on the file before it is offered. */
import { isScalar, parseDocument } from "yaml";
import { type Diagnostic, type Edit, type Fix, isTextEdit } from "../core/diagnostic.ts";
import { ruleOf } from "../core/messages/message.ts";
import { applyEdits, textIn } from "../files/apply-edits.ts";
import { lineFixes } from "../files/line-fixes.ts";
import type { ParsedFile } from "../files/parse.ts";
import { scalarAt } from "../files/source-location.ts";
import { keysAt } from "../schema/schema-lookup.ts";
import type { ContentFiles } from "./content-files.ts";
import { schemaOf } from "./file-kinds.ts";
import { readContentFile } from "./read-content-files.ts";
import { rules } from "./rules/index.ts";
import { runRule } from "./run-rule.ts";

/** Bytes. Trying a fix parses the file once more. */
const maxBytes = 100_000;

/**
 * Adds fixes to diagnostics. A fix is offered if the file with it has this diagnostic no longer, and no new one. Several
 * are offered as choices, at most two.
 *
 * @param diagnostics All of `files`.
 * @param limit How many diagnostics are tried.
 */
export function withFixes(diagnostics: readonly Diagnostic[], files: ContentFiles, limit = Infinity): Diagnostic[] {
  let tried = 0;
  return diagnostics.map((diagnostic) => {
    const bytes = files.bytes.get(diagnostic.file);
    if (bytes === undefined || bytes.byteLength > maxBytes || tried >= limit) return diagnostic;
    const text = new TextDecoder().decode(bytes);
    const meanings = meaningsOf(diagnostic, text, files);
    if (meanings.length === 0) return diagnostic;
    tried += 1;
    const others = diagnostics.filter((each) => each !== diagnostic && each.file === diagnostic.file);
    const attempt = { diagnostic, others, text, files };
    const edits = meanings.flatMap((variants) => firstSolving(variants, attempt));
    if (edits.length === 0 && diagnostic.id === "yaml-syntax.indentation") {
      // The parser notices a wrong indentation at the line below it.
      const above = { ...diagnostic, line: diagnostic.line - 1 };
      edits.push(...meaningsOf(above, text, files).flatMap((variants) => firstSolving(variants, attempt)));
    }
    if (edits.length === 0 || edits.length > 2) return diagnostic;
    const isSure = edits.length === 1 && (diagnostic.readings?.length ?? 1) === 1;
    return { ...diagnostic, fixes: edits.map((edit): Fix => ({ kind: isSure ? "fix" : "choice", edit })) };
  });
}

/** For each meaning, the edits that write it. */
function meaningsOf(diagnostic: Diagnostic, text: string, files: ContentFiles): readonly (readonly Edit[])[] {
  const { id, data, file, readings } = diagnostic;
  if (ruleOf(id) === "unknown-file" && typeof data.similar === "string")
    return files.bytes.has(data.similar) ? [] : [[{ file, rename: data.similar }]];
  if (readings === undefined) {
    const kind = schemaOf(file, files.languages, files.begun);
    return lineFixes(diagnostic, text, "schema" in kind ? keysAt(kind.schema, []) : []);
  }
  const { line, column, endLine, endColumn } = diagnostic;
  const isValue = isWholeValue(diagnostic, text, files);
  return readings.map((reading) => [
    { file, line, column, endLine, endColumn, newText: isValue ? asScalar(reading) : reading },
  ]);
}

/** True if the range is all of a value, so that YAML reads what is in its place. */
function isWholeValue(diagnostic: Diagnostic, text: string, { parsed }: ContentFiles): boolean {
  const file = parsed.get(diagnostic.file);
  const [start = -1, end = -1] = (file && scalarAt(file, diagnostic.path)?.range) ?? [];
  return file !== undefined && start >= 0 && file.text.slice(start, end) === textIn(text, diagnostic);
}

/** A text as YAML, in quotes if it needs them. */
function asScalar(text: string): string {
  const { contents, errors } = parseDocument(text);
  const isPlain = isScalar(contents) && contents.source === text && contents.type === "PLAIN";
  return errors.length === 0 && isPlain ? text : JSON.stringify(text);
}

interface Attempt {
  readonly diagnostic: Diagnostic;
  /** Of the same file. */
  readonly others: readonly Diagnostic[];
  readonly text: string;
  readonly files: ContentFiles;
}

function firstSolving(variants: readonly Edit[], attempt: Attempt): readonly Edit[] {
  for (const variant of variants) {
    const edit = solving(variant, attempt);
    if (edit !== undefined) return [edit];
  }
  return [];
}

/** The edit if it solves the mistake; or with the value of the line read as well, which quotes alone do not make right. */
function solving(edit: Edit, attempt: Attempt): Edit | undefined {
  const [next, second] = newIssues(edit, attempt);
  if (next === undefined) return edit;
  const { line, column, endColumn, readings = [] } = next;
  const [reading, other] = readings;
  const isCertain = second === undefined && reading !== undefined && other === undefined;
  if (!isCertain || !isTextEdit(edit) || edit.column !== 1 || edit.line !== line || next.endLine !== line)
    return undefined;
  const newText = `${edit.newText.slice(0, column - 1)}${asScalar(reading)}${edit.newText.slice(endColumn - 1)}`;
  const both = { ...edit, newText };
  return newIssues(both, attempt).length === 0 ? both : undefined;
}

/** What the file with the edit has besides the others. */
function newIssues(edit: Edit, { diagnostic: { id, file }, others, text, files }: Attempt): readonly Diagnostic[] {
  if (!isTextEdit(edit)) return [];
  const { parsed, issues } = readContentFile(
    file,
    new TextEncoder().encode(applyEdits(text, [edit])),
    files.languages,
    files.begun,
  );
  const rule = rules[ruleOf(id)];
  const found = rule === undefined || parsed === undefined ? [] : runRule(rule, withFile(files, file, parsed, issues));
  const left = others.map(keyOf);
  return [...issues, ...found.filter((each) => each.file === file)].filter((issue) => {
    const index = left.indexOf(keyOf(issue));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Lines change with an edit, paths do not. */
function keyOf({ id, path }: Diagnostic): string {
  return JSON.stringify([id, path]);
}

function withFile(files: ContentFiles, name: string, parsed: ParsedFile, issues: readonly Diagnostic[]): ContentFiles {
  const valueIssues = new Map(files.valueIssues).set(name, issues);
  return { ...files, parsed: new Map(files.parsed).set(name, parsed), valueIssues };
}
