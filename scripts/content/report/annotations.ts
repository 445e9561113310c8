/** Which diagnostics are marked beside the lines of a pull request, where only a few can be. */

import { type Diagnostic, sortDiagnostics } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { ruleTitle } from "../rules/registry/registry.ts";
import { printable, printableLines } from "./printable.ts";
import { reportTexts } from "./report-messages.ts";
import { statement } from "./subject.ts";
import { byFile } from "./totals.ts";
import { workflowCommand } from "./workflow-command.ts";

/** The platform shows so many marks of each kind for a step (`ExecutionContext.cs` in actions/runner). */
const marksPerKind = 10;

/** Longer messages are cut by the platform. */
const longestMessage = 4000;

/** At most ten errors and ten warnings, sorted by place: the first of each file before the second of any. */
export function chooseMarked(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const chosen = (["error", "warning"] as const).flatMap((kind) => {
    const files = byFile(diagnostics.filter(({ severity }) => severity === kind));
    const ranked = [...files.values()].flatMap((found) => found.map((diagnostic, rank) => ({ diagnostic, rank })));
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, marksPerKind);
  });
  return sortDiagnostics(chosen.map(({ diagnostic }) => diagnostic));
}

/**
 * The commands that set the marks, and one that counts the diagnostics without.
 *
 * @param pathOf The path of a content file from the top of the repository.
 */
export function markCommands(
  diagnostics: readonly Diagnostic[],
  language: MessageLanguage,
  pathOf: (file: string) => string,
): string {
  const marked = chooseMarked(diagnostics);
  const left = diagnostics.length - marked.length;
  const commands = marked.map((diagnostic) => markCommand(diagnostic, language, pathOf(diagnostic.file)));
  const rest = left === 0 ? [] : [workflowCommand("notice", reportTexts.notMarked(left)[language])];
  return [...commands, ...rest].join("");
}

function markCommand(diagnostic: Diagnostic, language: MessageLanguage, file: string): string {
  const { line, endLine, column, endColumn, rule, severity } = diagnostic;
  const title = `${ruleTitle(rule)[language]} [${rule}]`;
  const hint = printableLines(diagnostic.hint[language]).join("\n");
  // A folder can carry no mark: it is named in the text.
  const subject = diagnostic.file === "" ? `${printable(file)}: ` : "";
  const text = `${subject}${printable(statement(diagnostic, language))}\n${reportTexts.fix[language]}: ${hint}`.slice(
    0,
    longestMessage,
  );
  // A mark over several lines has no columns; the runner drops them with a complaint.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const place = diagnostic.file === "" ? {} : { file: printable(file), line, endLine, ...columns };
  return workflowCommand(severity, text, { ...place, title });
}
