/** A report for people: file, line, column, what is wrong, the line itself, what to write. */
import type { ContentFiles } from "../load.ts";
import type { Problem } from "../problem.ts";

/**
 * All problems as text, ending with a count.
 *
 * @param folder How the content folder is named in front of each file, such as `content`.
 */
export function reportText(problems: readonly Problem[], files: ContentFiles, folder: string): string {
  if (problems.length === 0) return "";
  const blocks = problems.map((one) => block(one, files, folder));
  return `${blocks.join("\n\n")}\n\n${summary(problems)}\n`;
}

function block(one: Problem, files: ContentFiles, folder: string): string {
  const entry = one.entry === "" ? "" : `${one.entry}: `;
  const head = `${folder}/${one.file}:${one.line}:${one.column}  ${entry}${one.message}`;
  const fix = `   Fix: ${one.hint}   [${one.rule}]`;
  return [head, ...frame(one, files), fix].join("\n");
}

/** The line with the place underlined. */
function frame(one: Problem, files: ContentFiles): string[] {
  const line = files.parsed.get(one.file)?.text.split(/\r\n|\n|\r/)[one.line - 1];
  if (line === undefined || line.trim() === "") return [];
  const number = String(one.line).padStart(5);
  const width =
    one.endLine === one.line ? Math.max(1, one.endColumn - one.column) : Math.max(1, line.length - one.column + 1);
  return [`${number} | ${line}`, `${" ".repeat(number.length)}   ${" ".repeat(one.column - 1)}${"^".repeat(width)}`];
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  const perFile = new Map<string, number>();
  for (const { file } of problems) perFile.set(file, (perFile.get(file) ?? 0) + 1);
  const counts = [...perFile].map(([file, found]) => `  ${file}: ${found}`);
  const total = [count(errors, "error"), ...(warnings > 0 ? [count(warnings, "warning")] : [])].join(", ");
  return [`${total} in ${count(perFile.size, "file")}`, ...counts].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
