/** All stages and rules over the files of a content folder, in one run: whatever is wrong in one file, the others are checked too. */
import { withoutAccepted } from "./accepted.ts";
import { type Diagnostic, diagnostic, isError, sortDiagnostics } from "./core/diagnostic.ts";
import { type Content, contentOf } from "./model/content.ts";
import type { ContentFiles } from "./model/content-files.ts";
import { locateRef } from "./model/content-ref.ts";
import { entryName } from "./model/entry-name.ts";
import { onDayOf } from "./model/published.ts";
import type { FileBytes } from "./parse/content-folder.ts";
import { rules } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";
import { readContentFiles } from "./validate/content-files.ts";
import { symbolicLinkIssues } from "./validate/symbolic-links.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  /** Sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  /** Only if there is no error. */
  readonly content: Content | undefined;
}

interface CheckOptions {
  /** Nothing of the sample may be left. */
  readonly release?: boolean;
  /** The folder before the changes that are checked: of two places that do not fit, the changed one is blamed. */
  readonly base?: FileBytes | undefined;
  /** The instant of the check; the day is that of the company's country. Without one, no day has come. */
  readonly now?: Date | undefined;
}

/** Checks the files of a content folder. Pure. */
export function checkContent(bytes: FileBytes, { release = false, base, now }: CheckOptions = {}): CheckedContent {
  const files = onDayOf(readContentFiles(bytes, base && readContentFiles(base)), now);
  // Every rule would miss what is linked.
  const links = symbolicLinkIssues(bytes);
  if (links.length > 0) return { files, diagnostics: links, content: undefined };
  const ask = (when: Rule["when"]) =>
    rules.filter((rule) => rule.when === when).flatMap((rule) => findings(rule, files));
  const found = [...files.issues, ...ask(undefined), ...(release ? ask("release") : [])];
  const all = found.some(isError) ? found : [...found, ...ask("no-errors")];
  const diagnostics = withoutAccepted(all, files);
  const named = diagnostics.map((each) => ({
    ...each,
    entry: entryName(each.file, files.parsed.get(each.file)?.value, each.path),
  }));
  return {
    files,
    diagnostics: sortDiagnostics(named),
    content: diagnostics.some(isError) ? undefined : contentOf(files),
  };
}

function findings({ severity: usual = "error", check }: Rule, files: ContentFiles): Diagnostic[] {
  return check(files).map(({ id, data, severity = usual, nearest, related = [], path = [], ...spot }) => {
    const place = locateRef(files, { ...spot, path: nearest ?? path });
    return diagnostic(place, { id, data }, { severity, path, related: related.map((each) => locateRef(files, each)) });
  });
}
