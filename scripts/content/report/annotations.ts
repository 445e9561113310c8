/** Which problems are marked beside the lines of a pull request, where only a few can be. */

import { type Problem, sortProblems } from "../core/diagnostic.ts";
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
 * The problems to mark: the first of each file before the second of any, so that no file with problems goes without.
 *
 * @returns At most `marksPerKind` errors and as many warnings, sorted by place.
 */
export function chooseMarked(problems: readonly Problem[]): Problem[] {
  const chosen = (["error", "warning"] as const).flatMap((kind) => {
    const files = byFile(problems.filter(({ severity }) => severity === kind));
    const ranked = [...files.values()].flatMap((found) => found.map((problem, rank) => ({ problem, rank })));
    return ranked.sort((a, b) => a.rank - b.rank).slice(0, marksPerKind);
  });
  return sortProblems(chosen.map(({ problem }) => problem));
}

/**
 * The commands that set the marks, and one that counts the problems without.
 *
 * @param pathOf The path of a content file from the top of the repository.
 */
export function markCommands(
  problems: readonly Problem[],
  language: MessageLanguage,
  pathOf: (file: string) => string,
): string {
  const marked = chooseMarked(problems);
  const left = problems.length - marked.length;
  const commands = marked.map((problem) => markCommand(problem, language, pathOf(problem.file)));
  const rest = left === 0 ? [] : [workflowCommand("notice", {}, reportTexts.notMarked(left)[language])];
  return [...commands, ...rest].join("");
}

function markCommand(problem: Problem, language: MessageLanguage, file: string): string {
  const { line, endLine, column, endColumn, rule, severity } = problem;
  const title = `${ruleTitle(rule)[language]} [${rule}]`;
  const hint = problem.hint[language].trimEnd().split("\n").map(printable).join("\n");
  // A folder can carry no mark: it is named in the text.
  const subject = problem.file === "" ? `${printable(file)}: ` : "";
  const text = `${subject}${printable(statement(problem, language))}\n${reportTexts.fix[language]}: ${hint}`.slice(
    0,
    longestMessage,
  );
  // A mark over several lines has no columns; the runner drops them with a complaint.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const place = problem.file === "" ? {} : { file: printable(file), line, endLine, ...columns };
  return workflowCommand(severity, { ...place, title }, text);
}
