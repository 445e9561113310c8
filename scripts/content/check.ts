/** All stages over a content folder, in one run: whatever stands in one file, the others are checked too. */
import { assemble, type Content } from "./content.ts";
import { entryName } from "./entry-name.ts";
import { type ContentFiles, loadContent } from "./load.ts";
import { type Problem, sortProblems } from "./problem.ts";
import { checkDuplicates } from "./rules/duplicates.ts";
import { checkFiles } from "./rules/files.ts";
import { checkHtml } from "./rules/html.ts";
import { checkImages, checkUnusedImages } from "./rules/images.ts";
import { checkParity } from "./rules/parity.ts";
import { checkPlaceholders } from "./rules/placeholders.ts";
import { checkReferences } from "./rules/references.ts";
import { checkTitles } from "./rules/titles.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** Only where there is no error. */
  readonly content: Content | undefined;
}

/** Rules about what several files say together. Each may count on nothing but that a file was read. */
const rules = [
  checkFiles,
  checkParity,
  checkTitles,
  checkReferences,
  checkDuplicates,
  checkImages,
  checkHtml,
  checkPlaceholders,
];

/**
 * Reads and checks a content folder. Writes nothing.
 *
 * @param root Absolute path of the content folder.
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  const { files, problems } = await loadContent(root);
  if (files.isThere) problems.push(...rules.flatMap((rule) => rule(files)));
  const isValid = files.isThere && !problems.some(isError);
  if (isValid) problems.push(...checkUnusedImages(files));
  const named = problems.map((one) => ({
    ...one,
    entry: entryName(one.file, files.parsed.get(one.file)?.value, one.path),
  }));
  return { files, problems: sortProblems(named), content: isValid ? assemble(files) : undefined };
}

export function isError(problem: Problem): boolean {
  return problem.severity === "error";
}
