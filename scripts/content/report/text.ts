/** The report for people in front of a terminal: where, what is wrong, the line itself, what to write. */

import type { Diagnostic } from "../core/diagnostic.ts";
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
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute path of the content folder. */
  readonly root: string;
  /** The last words, for people: whether the content is valid. Ended lines. */
  readonly closing: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface Settings extends Required<TextReport> {
  readonly texts: ReadonlyMap<string, string>;
}

/** Diagnostics of one file that are shown with their line. Those behind them are listed, one line each. */
const shownPerFile = 20;
/** Where the output is no terminal. */
const usualWidth = 120;

/**
 * All diagnostics as text, ending with how many there are in which file.
 *
 * @returns Nothing where there is no diagnostic; otherwise lines, the last one ended.
 */
export function reportText(diagnostics: readonly Diagnostic[], report: TextReport): string {
  if (diagnostics.length === 0) return "";
  const { folder, language, files, paint = plain, width = usualWidth } = report;
  const texts = sourceTexts(diagnostics, files);
  const settings: Settings = { folder, language, paint, width: Math.min(Math.max(width, 60), 160), texts, files };
  // Where there is no folder there is nothing to count.
  if (files.bytes.size === 0) return `${diagnostics.map((diagnostic) => block(diagnostic, settings)).join("\n\n")}\n`;
  const blocks = [...byFile(diagnostics)].flatMap(([file, found]) => [
    ...found.slice(0, shownPerFile).map((diagnostic) => block(diagnostic, settings)),
    ...(found.length > shownPerFile ? [list(file, found.slice(shownPerFile), settings)] : []),
  ]);
  return `${blocks.join("\n\n")}\n\n${summary(diagnostics, settings)}\n`;
}

function block(diagnostic: Diagnostic, settings: Settings): string {
  const { folder, language, paint, width, texts, files } = settings;
  const style = styleOf(diagnostic);
  const text = texts.get(diagnostic.file);
  // What keeps a file from being read is often on the line before, or shows on the one behind.
  const neighbours = !files.parsed.has(diagnostic.file);
  const frame = text === undefined ? [] : codeFrame(text, diagnostic, { width, neighbours, paint, style });
  return [
    `${paint("bold", printable(placeName(folder, diagnostic)))}  ${sentence(diagnostic, settings)}`,
    ...frame,
    `   ${paint("green", `${reportTexts.fix[language]}:`)} ${lines(diagnostic.hint[language])}   ${ruleName(diagnostic, settings)}`,
    ...relatedPlaces(diagnostic, settings),
  ].join("\n");
}

function sentence(diagnostic: Diagnostic, { language, paint }: Settings): string {
  const prefix = diagnostic.severity === "warning" ? `${reportTexts.warning[language]}: ` : "";
  return paint(styleOf(diagnostic), prefix + printable(statement(diagnostic, language)));
}

/** A hint may be several lines of YAML to be copied. */
function lines(text: string): string {
  return text.trimEnd().split("\n").map(printable).join("\n      ");
}

function relatedPlaces(diagnostic: Diagnostic, { folder, language }: Settings): string[] {
  if (diagnostic.related.length === 0) return [];
  const label = diagnostic.related.length === 1 ? reportTexts.otherPlace[language] : reportTexts.otherPlaces[language];
  return [`   ${label}: ${diagnostic.related.map((place) => printable(placeName(folder, place))).join(", ")}`];
}

/** Diagnostics without their lines. Those that say the same are one line, with all their places. */
function list(file: string, diagnostics: readonly Diagnostic[], settings: Settings): string {
  const { folder, language, paint } = settings;
  const same = new Map<string, { first: Diagnostic; places: string[] }>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.severity} ${diagnostic.rule} ${statement(diagnostic, language)} ${diagnostic.hint[language]}`;
    const known = same.get(key) ?? { first: diagnostic, places: [] };
    known.places.push(`${diagnostic.line}:${diagnostic.column}`);
    same.set(key, known);
  }
  const head = reportTexts.moreInFile(diagnostics.length, printable(pathOf(folder, file)))[language];
  const rows = [...same.values()].map(
    ({ first, places }) =>
      `   ${places.join(", ")}  ${sentence(first, settings)}. ${printable(first.hint[language])}   ${ruleName(first, settings)}`,
  );
  return [paint("bold", head), ...rows].join("\n");
}

function ruleName({ rule }: Diagnostic, { paint }: Settings): string {
  return paint("dim", `[${rule}]`);
}

function styleOf({ severity }: Diagnostic): Style {
  return severity === "error" ? "red" : "yellow";
}

function summary(diagnostics: readonly Diagnostic[], { folder, language, paint }: Settings): string {
  const rows = [...byFile(diagnostics)].map(
    ([file, found]) => `  ${printable(pathOf(folder, file))}: ${countsOf(found)[language]}`,
  );
  return [paint("bold", totalOf(diagnostics)[language]), ...rows].join("\n");
}
