/** The report for people in front of a terminal: where, what is wrong, the line itself, what to write. */
import { type Diagnostic, isError } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../messages/language.ts";
import { ruleOf } from "../messages/message.ts";
import { say, sayHelp } from "../messages/say.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { arrange, byFile, groupBy, type Many, type Shown } from "./arrange.ts";
import { frameOf, styleOf } from "./frame.ts";
import { type Paint, plain } from "./paint.ts";
import { printable, printableLines } from "./printable.ts";
import { alsoIn, pathOf, placeName, statement } from "./subject.ts";
import { countsOf, totalOf } from "./totals.ts";

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

/** All diagnostics as lines, errors first, ending with how many there are in which file; nothing if there is none. */
export function reportText(diagnostics: readonly Diagnostic[], report: TextReport): string {
  if (diagnostics.length === 0) return "";
  const { folder, language, files, paint = plain } = report;
  const { shown, many } = arrange(diagnostics);
  const groups = groupBy(shown, ({ diagnostic }) => `${diagnostic.severity} ${diagnostic.file}`);
  const blocks = [...groups.values()].flatMap((found) => [
    ...found.slice(0, shownPerFile).map((each) => block(each, report)),
    ...list(found.slice(shownPerFile), report),
  ]);
  blocks.push(...many.map((each) => manyLine(each, report)));
  // Without a folder there is nothing to count.
  if (files.bytes.size === 0) return `${blocks.join("\n\n")}\n`;
  const counts = [...byFile(diagnostics)].map(
    ([file, found]) => `  ${printable(pathOf(folder, file))}: ${countsOf(found, language)}`,
  );
  return `${[...blocks, [paint("bold", totalOf(diagnostics, language)), ...counts].join("\n")].join("\n\n")}\n`;
}

function block(shown: Shown, report: TextReport): string {
  const { diagnostic } = shown;
  const { folder, language, paint = plain, width = 120, files } = report;
  // A help may have lines of YAML to be copied.
  const help = printableLines(sayHelp(diagnostic, language)).join("\n      ");
  const related = diagnostic.related.map((place) => printable(placeName(folder, place))).join(", ");
  return [
    `${paint("bold", printable(placeName(folder, diagnostic)))}  ${sentence(shown, report)}   ${ruleName(diagnostic, paint)}`,
    ...frameOf(diagnostic, files, Math.min(Math.max(width, 60), 160), paint),
    ...labelled("fix", help, report),
    ...labelled("see-also", related, report),
  ].join("\n");
}

function labelled(label: "fix" | "see-also", text: string, { language, paint = plain }: TextReport): string[] {
  return text === "" ? [] : [`   ${paint("green", `${say({ id: `tool.report.${label}` }, language)}:`)} ${text}`];
}

function ruleName({ id }: Diagnostic, paint: Paint): string {
  return paint("dim", `[${ruleOf(id)}]`);
}

function sentence(shown: Shown, { language, paint = plain }: TextReport): string {
  const { diagnostic } = shown;
  const prefix = isError(diagnostic) ? "" : `${say({ id: "tool.report.warning" }, language)}: `;
  const said = printable(statement(diagnostic, language));
  return paint(styleOf(diagnostic), `${prefix}${said}${alsoIn(shown, language)}`);
}

/** Those of one file without their lines, below its name. */
function list(shown: readonly Shown[], report: TextReport): string[] {
  const [first] = shown;
  if (first === undefined) return [];
  const { folder, language, paint = plain } = report;
  const lines = shown.map((each) => {
    const { line, column } = each.diagnostic;
    const help = printable(sayHelp(each.diagnostic, language));
    const said = [sentence(each, report), ...(help === "" ? [] : [help])].join(". ");
    return `   ${line}:${column}  ${said}   ${ruleName(each.diagnostic, paint)}`;
  });
  const data = { count: shown.length, file: printable(pathOf(folder, first.diagnostic.file)) };
  return [[paint("bold", say({ id: "tool.report.more-in-file", data }, language)), ...lines].join("\n")];
}

function manyLine({ first, count, files }: Many, report: TextReport): string {
  const { folder, language, paint = plain } = report;
  const more = say({ id: "tool.report.many", data: { count: count - 1, files } }, language);
  const place = paint("bold", printable(placeName(folder, first)));
  return `${place}  ${sentence({ diagnostic: first, others: [] }, report)} ${more}   ${ruleName(first, paint)}`;
}
