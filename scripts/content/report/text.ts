/** The report for people in front of a terminal: where, what is wrong, the line itself, what to write. */

import type { Diagnostic } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { type Paint, plain } from "./paint.ts";
import { pathOf, placeName } from "./place-name.ts";
import { printable, printableLines } from "./printable.ts";
import { reportTexts } from "./report-messages.ts";
import { frameOf, styleOf } from "./source-frame.ts";
import { statement } from "./subject.ts";
import { byFile, countsOf, totalOf } from "./totals.ts";

export interface TextReport {
  /** How the content folder is named in front of each file, such as `content`. */
  readonly folder: string;
  readonly language: MessageLanguage;
  readonly files: ContentFiles;
  readonly paint?: Paint;
  /** Columns of the terminal, if it is one. */
  readonly width?: number | undefined;
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

type Settings = TextReport & { readonly paint: Paint; readonly width: number };

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
  const settings: Settings = { folder, language, paint, width: Math.min(Math.max(width, 60), 160), files };
  // Where there is no folder there is nothing to count.
  if (files.bytes.size === 0) return `${diagnostics.map((diagnostic) => block(diagnostic, settings)).join("\n\n")}\n`;
  const blocks = [...byFile(diagnostics)].flatMap(([file, found]) => [
    ...found.slice(0, shownPerFile).map((diagnostic) => block(diagnostic, settings)),
    ...(found.length > shownPerFile ? [list(file, found.slice(shownPerFile), settings)] : []),
  ]);
  return `${blocks.join("\n\n")}\n\n${summary(diagnostics, settings)}\n`;
}

function block(diagnostic: Diagnostic, settings: Settings): string {
  const { folder, language, paint, width, files } = settings;
  // A hint may be several lines of YAML to be copied.
  const hint = printableLines(diagnostic.hint[language]).join("\n      ");
  return [
    `${paint("bold", printable(placeName(folder, diagnostic)))}  ${sentence(diagnostic, settings)}`,
    ...frameOf(diagnostic, files, width, paint),
    `   ${paint("green", `${reportTexts.fix[language]}:`)} ${hint}   ${ruleName(diagnostic, settings)}`,
    ...relatedPlaces(diagnostic, settings),
  ].join("\n");
}

function sentence(diagnostic: Diagnostic, { language, paint }: Settings): string {
  const prefix = diagnostic.severity === "warning" ? `${reportTexts.warning[language]}: ` : "";
  return paint(styleOf(diagnostic), prefix + printable(statement(diagnostic, language)));
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

function summary(diagnostics: readonly Diagnostic[], { folder, language, paint }: Settings): string {
  const rows = [...byFile(diagnostics)].map(
    ([file, found]) => `  ${printable(pathOf(folder, file))}: ${countsOf(found)[language]}`,
  );
  return [paint("bold", totalOf(diagnostics)[language]), ...rows].join("\n");
}
