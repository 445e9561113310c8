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
  const head = `${folder}/${one.file}:${one.line}:${one.column}  ${subject(one)}${one.message.en}`;
  const fix = `   Fix: ${one.hint.en}   [${one.rule}]`;
  const related = one.related.map(({ file, line, column }) => `   See also ${folder}/${file}:${line}:${column}`);
  return [head, ...frame(one, files), fix, ...related].join("\n");
}

/** Whose value it is, where the message does not say it: `"Savanna Till Systems", phone: `. */
function subject(one: Problem): string {
  const { path } = one;
  const [entry, message] = [one.entry.en, one.message.en];
  const key = path.findLast((step) => typeof step === "string");
  const names = [
    ...(entry === "" || message.includes(entry) ? [] : [entry]),
    ...(key === undefined || message.includes(`"${key}"`) ? [] : [key]),
  ];
  return names.length === 0 ? "" : `${names.join(", ")}: `;
}

/** The line with the place underlined. */
function frame(one: Problem, files: ContentFiles): string[] {
  const line = files.texts.get(one.file)?.split(/\r\n|\n|\r/)[one.line - 1];
  if (line === undefined || line.trim() === "") return [];
  const number = String(one.line).padStart(5);
  const end = one.endLine === one.line ? one.endColumn : line.length + 1;
  const width = Math.max(1, Math.min(end, line.length + 1) - one.column);
  // Long lines are cut: a whole page of text would bury what is said about it.
  const first = Math.max(0, one.column - 1 - 60);
  const shown = line.slice(first, first + 140).replaceAll("\t", " ");
  const marks = "^".repeat(Math.min(width, Math.max(1, first + 140 - (one.column - 1))));
  return [
    `${number} | ${first > 0 ? "…" : ""}${shown}`,
    `${" ".repeat(number.length)}   ${" ".repeat(one.column - 1 - first + (first > 0 ? 1 : 0))}${marks}`,
  ];
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
