/** The report for programs: one JSON value. Its shape is described in `docs/content-check.md`. */
import type { SourceLocation } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { say } from "../messages/say.ts";
import { ruleDocuments } from "../rules/registry/document.ts";
import { helpOf, pathOf } from "./subject.ts";
import type { Report } from "./text.ts";
import { byFile, countErrors } from "./totals.ts";

/** Raised when a field is taken away or means something else; new fields alone do not raise it. */
const version = 1;

/** Indented JSON with a line end. */
export function jsonReport({ diagnostics, files, language, folder, environment }: Report): string {
  const errors = countErrors(diagnostics);
  const filesWithProblems = byFile(diagnostics).size;
  const placeOf = ({ file, line, column, endLine, endColumn }: SourceLocation) => {
    return { file: pathOf(folder, file), line, column, endLine, endColumn };
  };
  const value = {
    version,
    language,
    valid: errors === 0,
    counts: { files: files.parsed.size, filesWithProblems, errors, warnings: diagnostics.length - errors },
    contentLanguages: files.languages,
    problems: diagnostics.map((diagnostic) => ({
      rule: diagnostic.rule,
      severity: diagnostic.severity,
      ...placeOf(diagnostic),
      path: diagnostic.path,
      entry: diagnostic.entry === undefined ? "" : say(diagnostic.entry, language),
      message: diagnostic.message?.[language] ?? say(diagnostic, language),
      hint: helpOf(diagnostic, language),
      related: diagnostic.related.map(placeOf),
      docs: ruleDocs(diagnostic.rule, language, environment),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** What a rule means: an address on the repository's server within a workflow, otherwise the path in the repository. */
export function ruleDocs(rule: string, language: MessageLanguage, environment: Report["environment"]): string {
  const path = `docs/${ruleDocuments[language]}#${rule}`;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  return commit === undefined ? path : `${server}/${repository}/blob/${commit}/${path}`;
}
