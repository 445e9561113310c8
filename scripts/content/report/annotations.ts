/** Which diagnostics are marked beside the lines of a pull request, where only a few can be. */

import { type Diagnostic, sortDiagnostics } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { ruleTitle } from "../rules/registry/registry.ts";
import { printable } from "./printable.ts";
import { reportTexts } from "./report-messages.ts";
import { statement } from "./subject.ts";
import { byFile } from "./totals.ts";
import { workflowCommand } from "./workflow-command.ts";

/** Marks of each kind that the platform shows for a step; what is above is dropped by it (`ExecutionContext.cs` in actions/runner). */
export const marksPerKind = 10;

/** Longer messages are cut by the platform. */
const longestMessage = 4000;

/**
 * The diagnostics to mark: the first of each file before the second of any, so that no file with diagnostics goes without.
 *
 * @returns At most `marksPerKind` errors and as many warnings, sorted by place.
 */
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
  const rest = left === 0 ? [] : [workflowCommand("notice", {}, reportTexts.notMarked(left)[language])];
  return [...commands, ...rest].join("");
}

function markCommand(diagnostic: Diagnostic, language: MessageLanguage, file: string): string {
  const { line, endLine, column, endColumn, rule, severity } = diagnostic;
  const title = `${ruleTitle(rule)[language]} [${rule}]`;
  const hint = diagnostic.hint[language].trimEnd().split("\n").map(printable).join("\n");
  // A folder can carry no mark: it is named in the text.
  const subject = diagnostic.file === "" ? `${printable(file)}: ` : "";
  const text = `${subject}${printable(statement(diagnostic, language))}\n${reportTexts.fix[language]}: ${hint}`.slice(
    0,
    longestMessage,
  );
  // A mark over several lines has no columns; the runner drops them with a complaint.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const place = diagnostic.file === "" ? {} : { file: printable(file), line, endLine, ...columns };
  return workflowCommand(severity, { ...place, title }, text);
}
