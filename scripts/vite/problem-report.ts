/** Diagnostics as the browser shows them in development: the same words as in the terminal, in every language. */
import { join } from "node:path";
import type { Diagnostic, SourceLocation } from "../content/core/diagnostic.ts";
import type { LocalizedText, MessageLanguage } from "../content/core/localized-text.ts";
import { frameOf } from "../content/report/frame.ts";
import { plain } from "../content/report/paint.ts";
import { printable } from "../content/report/printable.ts";
import { placeName, statement } from "../content/report/subject.ts";
import { totalOf } from "../content/report/totals.ts";
import type { ContentFiles } from "../content/validate/content-files.ts";

/** A place with its name for people, and the one by which an editor is told to open it. */
export interface ReportedPlace {
  readonly name: string;
  /** Absolute path, line, column. */
  readonly target: string;
}

export interface ReportedProblem {
  /** The same for the same mistake, also where it moved to another line. */
  readonly id: string;
  readonly severity: "error" | "warning";
  readonly rule: string;
  readonly message: LocalizedText;
  readonly hint: LocalizedText;
  readonly place: ReportedPlace;
  /** Lines of the file with the place underlined. */
  readonly frame: readonly string[];
  readonly related: readonly ReportedPlace[];
}

export interface ProblemReport {
  /** Language of whoever started the server, for browsers that ask for none of those there are. */
  readonly language: MessageLanguage;
  /** How many diagnostics there are, and in how many files. */
  readonly total: LocalizedText;
  /** The first of them, errors before warnings. None where the content is valid. */
  readonly diagnostics: readonly ReportedProblem[];
  /** How many more there are. */
  readonly more: number;
}

/** So many are sent to the browser; nobody reads on, and the terminal has all of them. */
const atMost = 50;
/** Columns of a code frame. */
const width = 100;

/**
 * @param root Absolute path of the content folder.
 * @param folder How the content folder is named in front of each file.
 */
export function problemReport(
  diagnostics: readonly Diagnostic[],
  files: ContentFiles,
  { root, folder, language }: { readonly root: string; readonly folder: string; readonly language: MessageLanguage },
): ProblemReport {
  const sorted = [...diagnostics].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  const first = sorted.slice(0, atMost);
  const placeOf = (place: SourceLocation): ReportedPlace => ({
    name: printable(placeName(folder, place)),
    target: `${join(root, place.file)}:${place.line}:${place.column}`,
  });
  return {
    language,
    total: totalOf(diagnostics),
    more: sorted.length - first.length,
    diagnostics: first.map((one) => {
      const message = inEach((spoken) => printable(statement(one, spoken)));
      return {
        id: [one.file, one.rule, one.path.join("."), message.en].join("\n"),
        severity: one.severity,
        rule: one.rule,
        message,
        hint: one.hint,
        place: placeOf(one),
        frame: frameOf(one, files, width, plain),
        related: one.related.map(placeOf),
      };
    }),
  };
}

function inEach(say: (language: MessageLanguage) => string): LocalizedText {
  return { en: say("en"), de: say("de") };
}
