/** The report for people in front of a terminal: where, what is wrong, the line itself, what to write. */
import type { Diagnostic } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { frameOf, styleOf } from "./frame.ts";
import { type Paint, plain } from "./paint.ts";
import { printable, printableLines } from "./printable.ts";
import { reportTexts } from "./report-messages.ts";
import { helpOf, pathOf, placeName, statement } from "./subject.ts";
import { byFile, countsOf, foldRepeated, totalOf } from "./totals.ts";

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

/** Diagnostics of one file that are shown with their line. Those behind them are listed, one line each. */
const shownPerFile = 20;

/** All diagnostics as lines, what is repeated in a file as one, ending with how many there are in which file; nothing if there is none. */
export function reportText(diagnostics: readonly Diagnostic[], report: TextReport): string {
  if (diagnostics.length === 0) return "";
  const { folder, language, files, paint = plain } = report;
  const blocks = [...byFile(foldRepeated(diagnostics))].flatMap(([file, found]) => [
    ...found.slice(0, shownPerFile).map((diagnostic) => block(diagnostic, report)),
    ...(found.length > shownPerFile ? [list(file, found.slice(shownPerFile), report)] : []),
  ]);
  // Without a folder there is nothing to count.
  if (files.bytes.size === 0) return `${blocks.join("\n\n")}\n`;
  const counts = [...byFile(diagnostics)].map(
    ([file, found]) => `  ${printable(pathOf(folder, file))}: ${countsOf(found)[language]}`,
  );
  return `${[...blocks, [paint("bold", totalOf(diagnostics)[language]), ...counts].join("\n")].join("\n\n")}\n`;
}

function block(diagnostic: Diagnostic, report: TextReport): string {
  const { folder, language, paint = plain, width = 120, files } = report;
  // A hint may be several lines of YAML to be copied.
  const hint = printableLines(helpOf(diagnostic, language)).join("\n      ");
  const related = diagnostic.related.map((place) => printable(placeName(folder, place))).join(", ");
  return [
    `${paint("bold", printable(placeName(folder, diagnostic)))}  ${sentence(diagnostic, report)}`,
    ...frameOf(diagnostic, files, Math.min(Math.max(width, 60), 160), paint),
    `   ${paint("green", `${reportTexts.fix[language]}:`)} ${hint}   ${paint("dim", `[${diagnostic.rule}]`)}`,
    ...(related === "" ? [] : [`   ${reportTexts.seeAlso[language]}: ${related}`]),
  ].join("\n");
}

function sentence(diagnostic: Diagnostic, { language, paint = plain }: TextReport): string {
  const prefix = diagnostic.severity === "warning" ? `${reportTexts.warning[language]}: ` : "";
  return paint(styleOf(diagnostic), prefix + printable(statement(diagnostic, language)));
}

/** Diagnostics without their lines. */
function list(file: string, diagnostics: readonly Diagnostic[], report: TextReport): string {
  const { folder, language, paint = plain } = report;
  const lines = diagnostics.map((diagnostic) => {
    const { line, column, rule } = diagnostic;
    return `   ${line}:${column}  ${sentence(diagnostic, report)}. ${printable(helpOf(diagnostic, language))}   ${paint("dim", `[${rule}]`)}`;
  });
  const head = reportTexts.moreInFile(diagnostics.length, printable(pathOf(folder, file)))[language];
  return [paint("bold", head), ...lines].join("\n");
}
