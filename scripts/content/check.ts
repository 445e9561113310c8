/** All stages over the files of a content folder, in one run: whatever is wrong in one file, the others are checked too. */
import { type Content, contentOf } from "./content.ts";
import { type Problem, problem, sortProblems } from "./core/diagnostic.ts";
import { entryName } from "./model/entry-name.ts";
import type { FileBytes } from "./parse/content-folder.ts";
import { checkInvisible } from "./rules/invisible.ts";
import { checkPlurals } from "./rules/plurals.ts";
import { rules } from "./rules/registry/registry.ts";
import type { Rule } from "./rules/registry/rule.ts";
import { checkUnwritten } from "./rules/unwritten.ts";
import { type ContentFiles, loadContent } from "./validate/content-files.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** Only where there is no error. */
  readonly content: Content | undefined;
}

/** Rules that are asked of each file that parses. They may look at other files too, whatever is wrong with those. */
const fileRules = [checkInvisible, checkUnwritten];

/** Rules about what several files say together. Each may count on nothing but that a file was read. */
const folderRules = [checkPlurals];

/**
 * Checks the files of a content folder. Pure: the same files give the same answer.
 *
 * @param options `release`: whether it is to be released; nothing of the sample may be left then.
 */
export function checkContent(bytes: FileBytes, { release = false } = {}): CheckedContent {
  const { files, problems: ofFiles } = loadContent(bytes);
  const ask = (when: Rule["when"]) =>
    rules.filter((rule) => rule.when === when).flatMap((rule) => findings(rule, files));
  const found = [
    ...ofFiles,
    ...[...files.parsed.values()].flatMap((parsed) => fileRules.flatMap((rule) => rule(files, parsed))),
    ...folderRules.flatMap((rule) => rule(files)),
    ...ask(undefined),
    ...(release ? ask("release") : []),
  ];
  const isValid = !found.some(isError);
  const problems = isValid ? [...found, ...ask("no-errors")] : found;
  const named = problems.map((one) => ({
    ...one,
    entry: entryName(one.file, files.parsed.get(one.file)?.value, one.path),
  }));
  return { files, problems: sortProblems(named), content: isValid ? contentOf(files) : undefined };
}

function findings({ id, severity, check }: Rule, files: ContentFiles): Problem[] {
  return check(files).map(({ place, message, hint, ...more }) =>
    problem(place, id, message, hint, { severity, ...more }),
  );
}

export function isError(problem: Problem): boolean {
  return problem.severity === "error";
}
