import type { Diagnostic } from "../core/diagnostic.ts";
import type { FileBytes } from "../files/content-folder.ts";
import type { ParsedFile } from "../files/parse.ts";

/** All files of a content folder, valid or not, with the issues found in each. */
export interface ContentFiles {
  readonly bytes: FileBytes;
  /** Codes of the site's languages, the original first. */
  readonly languages: readonly string[];
  /** Those of them that are published page by page. */
  readonly begun: readonly string[];
  /** Parsed files by path, whether they match their schema or not. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** All issues within single files. */
  readonly issues: readonly Diagnostic[];
  /** Value issues by file. Cross-file rules skip what is reported here. */
  readonly valueIssues: ReadonlyMap<string, readonly Diagnostic[]>;
  /** All files with a known name, including those that don't parse. A misnamed file counts under its right name. */
  readonly present: ReadonlySet<string>;
  /** Paths of pictures, relative to `images/`. */
  readonly images: readonly string[];
  /** The base version to compare with, if any. */
  readonly base?: ContentFiles | undefined;
  /** The day of the check in the company's country, `2025-08-05`; `undefined` if unknown. */
  readonly today?: string | undefined;
}

/** True if the picture exists. @param name Path below `images/`. */
export function hasImage({ bytes }: Pick<ContentFiles, "bytes">, name: string): boolean {
  return bytes.has(`images/${name}`);
}

/** The files with other values of some of them, or without those that have none. The same object if that is nothing. */
export function withValues(files: ContentFiles, values: ReadonlyMap<string, unknown>): ContentFiles {
  if (values.size === 0) return files;
  const [parsed, present] = [new Map(files.parsed), new Set(files.present)];
  for (const [file, value] of values) {
    const own = parsed.get(file);
    if (own !== undefined && value !== undefined) parsed.set(file, { ...own, value });
    else {
      parsed.delete(file);
      present.delete(file);
    }
  }
  return { ...files, parsed, present };
}
