/** The report for people in front of a terminal: where, what is wrong, the line itself, what to write. */

import type { Problem } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { codeFrame } from "./frame.ts";
import { type Paint, plain, type Style } from "./paint.ts";
import { pathOf, placeName } from "./place-name.ts";
import { printable } from "./printable.ts";
import { reportTexts } from "./report-messages.ts";
import { sourceTexts } from "./source-texts.ts";
import { statement } from "./subject.ts";
import { byFile, countsOf, totalOf } from "./totals.ts";

export interface TextReport {
  /** How the content folder is named in front of each file, such as `content`. */
  readonly folder: string;
  readonly language: MessageLanguage;
  readonly files: ContentFiles;
  readonly paint?: Paint;
  /** Columns of the terminal. */
  readonly width?: number;
}

/** What a report in any format is made from. */
export interface Report extends TextReport {
  readonly problems: readonly Problem[];
  /** Absolute path of the content folder. */
  readonly root: string;
  /** The last words, for people: whether the content is valid. Ended lines. */
  readonly closing: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface Settings extends Required<TextReport> {
  readonly texts: ReadonlyMap<string, string>;
}

/** Problems of one file that are shown with their line. Those behind them are listed, one line each. */
const shownPerFile = 20;
/** Where the output is no terminal. */
const usualWidth = 120;

/**
 * All problems as text, ending with how many there are in which file.
 *
 * @returns Nothing where there is no problem; otherwise lines, the last one ended.
 */
export function reportText(problems: readonly Problem[], report: TextReport): string {
  if (problems.length === 0) return "";
  const { folder, language, files, paint = plain, width = usualWidth } = report;
  const texts = sourceTexts(problems, files);
  const settings: Settings = { folder, language, paint, width: Math.min(Math.max(width, 60), 160), texts, files };
  // Where there is no folder there is nothing to count.
  if (files.bytes.size === 0) return `${problems.map((problem) => block(problem, settings)).join("\n\n")}\n`;
  const blocks = [...byFile(problems)].flatMap(([file, found]) => [
    ...found.slice(0, shownPerFile).map((problem) => block(problem, settings)),
    ...(found.length > shownPerFile ? [list(file, found.slice(shownPerFile), settings)] : []),
  ]);
  return `${blocks.join("\n\n")}\n\n${summary(problems, settings)}\n`;
}

function block(problem: Problem, settings: Settings): string {
  const { folder, language, paint, width, texts, files } = settings;
  const style = styleOf(problem);
  const text = texts.get(problem.file);
  // What keeps a file from being read is often on the line before, or shows on the one behind.
  const neighbours = !files.parsed.has(problem.file);
  const frame = text === undefined ? [] : codeFrame(text, problem, { width, neighbours, paint, style });
  return [
    `${paint("bold", printable(placeName(folder, problem)))}  ${sentence(problem, settings)}`,
    ...frame,
    `   ${paint("green", `${reportTexts.fix[language]}:`)} ${lines(problem.hint[language])}   ${ruleName(problem, settings)}`,
    ...relatedPlaces(problem, settings),
  ].join("\n");
}

function sentence(problem: Problem, { language, paint }: Settings): string {
  const prefix = problem.severity === "warning" ? `${reportTexts.warning[language]}: ` : "";
  return paint(styleOf(problem), prefix + printable(statement(problem, language)));
}

/** A hint may be several lines of YAML to be copied. */
function lines(text: string): string {
  return text.trimEnd().split("\n").map(printable).join("\n      ");
}

function relatedPlaces(problem: Problem, { folder, language }: Settings): string[] {
  if (problem.related.length === 0) return [];
  const label = problem.related.length === 1 ? reportTexts.otherPlace[language] : reportTexts.otherPlaces[language];
  return [`   ${label}: ${problem.related.map((place) => printable(placeName(folder, place))).join(", ")}`];
}

/** Problems without their lines. Those that say the same are one line, with all their places. */
function list(file: string, problems: readonly Problem[], settings: Settings): string {
  const { folder, language, paint } = settings;
  const same = new Map<string, { first: Problem; places: string[] }>();
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.rule} ${statement(problem, language)} ${problem.hint[language]}`;
    const known = same.get(key) ?? { first: problem, places: [] };
    known.places.push(`${problem.line}:${problem.column}`);
    same.set(key, known);
  }
  const head = reportTexts.moreInFile(problems.length, printable(pathOf(folder, file)))[language];
  const rows = [...same.values()].map(
    ({ first, places }) =>
      `   ${places.join(", ")}  ${sentence(first, settings)}. ${printable(first.hint[language])}   ${ruleName(first, settings)}`,
  );
  return [paint("bold", head), ...rows].join("\n");
}

function ruleName({ rule }: Problem, { paint }: Settings): string {
  return paint("dim", `[${rule}]`);
}

function styleOf({ severity }: Problem): Style {
  return severity === "error" ? "red" : "yellow";
}

function summary(problems: readonly Problem[], { folder, language, paint }: Settings): string {
  const rows = [...byFile(problems)].map(
    ([file, found]) => `  ${printable(pathOf(folder, file))}: ${countsOf(found)[language]}`,
  );
  return [paint("bold", totalOf(problems)[language]), ...rows].join("\n");
}
