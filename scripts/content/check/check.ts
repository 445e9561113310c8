/** Runs all stages and rules on a content folder. An error in one file doesn't stop the check of the others. */

import { type Diagnostic, isError, sortDiagnostics } from "../core/diagnostic.ts";
import type { FileBytes } from "../files/content-folder.ts";
import { withoutAccepted } from "./accepted.ts";
import { type Content, contentOf } from "./content.ts";
import type { ContentFiles } from "./content-files.ts";
import { entryName } from "./entry-name.ts";
import { symbolicLinkIssues } from "./file-names.ts";
import { withToday } from "./published.ts";
import { readContentFiles } from "./read-content-files.ts";
import { rules } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";
import { runRule } from "./run-rule.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  readonly diagnostics: readonly Diagnostic[];
  /** `undefined` if there are errors. */
  readonly content: Content | undefined;
}

interface CheckOptions {
  /** Also runs the rules that reject sample content. */
  readonly release?: boolean;
  /** The base version: of two conflicting locations, the changed one is blamed. */
  readonly base?: FileBytes | undefined;
  /** Time of the check. Dates are compared with the day in the company's country; without it, all are in the future. */
  readonly now?: Date | undefined;
}

/** Checks the files of a content folder. Pure. */
export function checkContent(bytes: FileBytes, { release = false, base, now }: CheckOptions = {}): CheckedContent {
  const files = withToday(readContentFiles(bytes, base && readContentFiles(base)), now);
  // Rules would report linked files as missing.
  const links = symbolicLinkIssues(bytes);
  if (links.length > 0) return { files, diagnostics: links, content: undefined };
  const runRules = (when: Rule["when"]) =>
    Object.values(rules)
      .filter((rule) => rule.when === when)
      .flatMap((rule) => runRule(rule, files));
  const first = [...files.issues, ...runRules(undefined), ...(release ? runRules("release") : [])];
  const all = first.some(isError) ? first : [...first, ...runRules("no-errors")];
  const diagnostics = withoutAccepted(all, files).map((each) => ({
    ...each,
    entry: entryName(each.file, files.parsed.get(each.file)?.value, each.path),
  }));
  return {
    files,
    diagnostics: sortDiagnostics(diagnostics),
    content: diagnostics.some(isError) ? undefined : contentOf(files),
  };
}
