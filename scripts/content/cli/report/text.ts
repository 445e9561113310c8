/** The report for terminals: location, message, code frame, and fix of each diagnostic. */

import type { ContentFiles } from "../../check/content-files.ts";
import { type Diagnostic, isError } from "../../core/diagnostic.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { ruleOf } from "../../core/messages/message.ts";
import { say } from "../../core/messages/say.ts";
import { adviceOf } from "./advice.ts";
import { arrange, byFile, type DiagnosticGroup, type RuleSummary, sectionsOf } from "./arrange.ts";
import { codeFrame, styleOf } from "./code-frame.ts";
import { ruleDocs } from "./docs.ts";
import { type Paint, plain } from "./paint.ts";
import { printable } from "./printable.ts";
import { headline, locationName, pathOf, repeatsNote } from "./subject.ts";
import { countsOf, totalOf } from "./totals.ts";

export interface TextReport {
  /** Display name of the content folder, prepended to file paths: `content`. */
  readonly folder: string;
  readonly language: MessageLanguage;
  readonly files: ContentFiles;
  readonly paint?: Paint;
  /** Columns of the terminal, if the output is one. */
  readonly width?: number | undefined;
  /** Environment variables, which say whether this is a workflow. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Input of all report formats. */
export interface Report extends TextReport {
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute path of the content folder. */
  readonly root: string;
  /** Last lines of the report: whether the content is valid. With line breaks. */
  readonly closing: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Diagnostics per file with a code frame. Further ones get a single line. */
const maxCodeFramesPerFile = 20;

/** Formats all diagnostics, folding repeats, followed by counts per file. Empty if there are none. */
export function reportText(diagnostics: readonly Diagnostic[], report: TextReport): string {
  if (diagnostics.length === 0) return "";
  const { folder, language, files, paint = plain } = report;
  const { listed, summaries } = arrange(diagnostics);
  const blocks = [
    ...sectionsOf(listed).flatMap((section) => [
      ...section.slice(0, maxCodeFramesPerFile).map((each) => withFrame(each, report)),
      ...compactList(section.slice(maxCodeFramesPerFile), report),
    ]),
    ...summaries.map((each) => summaryLine(each, report)),
  ];
  // No counts if the content folder itself is missing.
  if (files.bytes.size === 0) return `${blocks.join("\n\n")}\n`;
  const counts = [...byFile(diagnostics)].map(
    ([file, group]) => `  ${printable(pathOf(folder, file))}: ${countsOf(group, language)}`,
  );
  return `${[...blocks, [paint("bold", totalOf(diagnostics, language)), ...counts].join("\n")].join("\n\n")}\n`;
}

function withFrame(folded: DiagnosticGroup, report: TextReport): string {
  const { diagnostic } = folded;
  const { folder, language, paint = plain, width = 120, files, environment = {} } = report;
  const advice = adviceOf(diagnostic, report).map(printable).join("\n      ");
  const docs = ruleDocs(ruleOf(diagnostic.id), language, { files, environment });
  const related = diagnostic.related.map((location) => printable(locationName(folder, location))).join(", ");
  return [
    headlineAt(folded, report),
    ...codeFrame(diagnostic, files, Math.min(Math.max(width, 60), 160), paint),
    ...(diagnostic.fixes?.[0]?.kind === "fix" ? [`   ${paint("green", advice)}`] : labelled("fix", advice, report)),
    ...labelled("see-also", related, report),
    // A path in the repository says no more than the rule's name.
    ...(docs.startsWith("https:") ? [`   ${paint("dim", docs)}`] : []),
  ].join("\n");
}

function labelled(label: "fix" | "see-also", text: string, { language, paint = plain }: TextReport): string[] {
  return text === "" ? [] : [`   ${paint("green", `${say({ id: `tool.report.${label}` }, language)}:`)} ${text}`];
}

/** `content/site.yaml:14:5  Unknown field "e-mail"   [unknown-field]` */
function headlineAt({ diagnostic, repeats }: DiagnosticGroup, report: TextReport, note = ""): string {
  const { folder, paint = plain } = report;
  const location = paint("bold", printable(locationName(folder, diagnostic)));
  return `${location}  ${paintedHeadline({ diagnostic, repeats }, report)}${note}   ${ruleName(diagnostic, paint)}`;
}

function paintedHeadline({ diagnostic, repeats }: DiagnosticGroup, { language, paint = plain }: TextReport): string {
  const prefix = isError(diagnostic) ? "" : `${say({ id: "tool.report.warning" }, language)}: `;
  const text = printable(headline(diagnostic, language));
  return paint(styleOf(diagnostic), `${prefix}${text}${repeatsNote(repeats, language)}`);
}

function ruleName({ id }: Diagnostic, paint: Paint): string {
  return paint("dim", `[${ruleOf(id)}]`);
}

/** Diagnostics of a file, one per line, below a title with its name. */
function compactList(section: readonly DiagnosticGroup[], report: TextReport): string[] {
  const [first] = section;
  if (first === undefined) return [];
  const { folder, language, paint = plain } = report;
  const lines = section.map((folded) => {
    const { diagnostic } = folded;
    const help = printable(adviceOf(diagnostic, report).join(" "));
    const text = `${paintedHeadline(folded, report)}${help && `. ${help}`}`;
    return `   ${diagnostic.line}:${diagnostic.column}  ${text}   ${ruleName(diagnostic, paint)}`;
  });
  const data = { count: section.length, file: printable(pathOf(folder, first.diagnostic.file)) };
  return [[paint("bold", say({ id: "tool.report.more-in-file", data }, language)), ...lines].join("\n")];
}

function summaryLine({ example, count, files }: RuleSummary, report: TextReport): string {
  const others = say({ id: "tool.report.more-warnings", data: { count: count - 1, files } }, report.language);
  return headlineAt({ diagnostic: example, repeats: [] }, report, ` ${others}`);
}
