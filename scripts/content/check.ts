/** All stages over a content folder, in one run: whatever stands in one file, the others are checked too. */
import { assemble, type Content } from "./content.ts";
import { factTable } from "./facts.ts";
import { type ContentFiles, loadContent } from "./load.ts";
import { type Problem, sortProblems } from "./problem.ts";
import { checkHtml } from "./rules/html.ts";
import { checkImages } from "./rules/images.ts";
import { checkParity } from "./rules/parity.ts";
import { checkPlaceholders } from "./rules/placeholders.ts";
import { checkReferences } from "./rules/references.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** Only where there is no error. */
  readonly content: Content | undefined;
}

/**
 * Reads and checks a content folder. Writes nothing.
 *
 * @param root Absolute path of the content folder.
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  const { files, problems } = await loadContent(root);
  // Without a readable list of languages nothing can be said about the relations between files.
  if (files.languages.length > 0) {
    problems.push(...checkParity(files), ...checkReferences(files), ...checkImages(files), ...checkHtml(files));
  }
  const complete = !problems.some(isError) && files.languages.length > 0 ? assemble(files) : undefined;
  const names = complete === undefined ? undefined : Object.keys(factTable(complete, files.languages[0] ?? "en"));
  problems.push(...checkPlaceholders(files, names));
  return { files, problems: sortProblems(problems), content: problems.some(isError) ? undefined : complete };
}

export function isError(problem: Problem): boolean {
  return problem.severity === "error";
}
