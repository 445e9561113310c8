/** Diagnostics and files for tests of the reports, without content to check. */

import type { ContentFiles } from "../../scripts/content/check/content-files.ts";
import { readContentFiles } from "../../scripts/content/check/read-content-files.ts";
import type { Report } from "../../scripts/content/cli/report/text.ts";
import { type Diagnostic, diagnostic } from "../../scripts/content/core/diagnostic.ts";

export function problemAt(file: string, line: number, column: number, what: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file, line, column, endLine: line, endColumn: column + 1 };
  return { ...diagnostic(place, { id: "unknown-field", data: { name: "x", similar: "y" } }), ...what };
}

/** A report outside of a workflow, on content with one file. */
export function reportOf(diagnostics: readonly Diagnostic[], more: Partial<Report> = {}): Report {
  const files = filesOf({ "en/ui.yaml": "a: b\n" });
  const folders = { folder: "content", root: "/nowhere/content" };
  return { diagnostics, files, language: "en", ...folders, closing: "", environment: {}, ...more };
}

export function filesOf(texts: Readonly<Record<string, string>>): ContentFiles {
  return readContentFiles(new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])));
}
