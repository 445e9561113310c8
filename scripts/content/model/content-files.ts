/** What is in a content folder: every file, valid or not. */
import type { Diagnostic } from "../core/diagnostic.ts";
import type { FileBytes } from "../parse/content-folder.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** Everything there is, good or not. */
export interface ContentFiles {
  readonly bytes: FileBytes;
  readonly languages: readonly string[];
  /** Parsed files by path, whatever their shape. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  readonly issues: readonly Diagnostic[];
  /** Those of values, by file: what they say is not said again by a rule that compares files. */
  readonly valueIssues: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Every file with a known name, those that do not parse included; a wrongly named one under its right name. */
  readonly present: ReadonlySet<string>;
  /** Files below `images/`, relative to it. */
  readonly images: readonly string[];
  /** The folder as it was, to tell what was changed; `undefined` if nobody said what it is compared with. */
  readonly base?: ContentFiles | undefined;
  /** The day of the check, `2025-08-05`; in the company's country; `undefined` if the check is of no day. */
  readonly today?: string | undefined;
}

/** Whether there is a picture of this name. */
export function isImage({ bytes }: Pick<ContentFiles, "bytes">, name: string): boolean {
  return bytes.has(`images/${name}`);
}
