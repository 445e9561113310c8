/** All stages over a content folder, in one run: whatever stands in one file, the others are checked too. */
import { type Content, contentOf } from "./content.ts";
import { entryName } from "./entry-name.ts";
import { type ContentFolder, openFolder } from "./folder.ts";
import { type ContentFiles, fileProblems, filesOf, folderProblems, yamlNames } from "./load.ts";
import { type Problem, sortProblems } from "./problem.ts";
import { rememberBy, rememberFor } from "./remember.ts";
import { checkCountries } from "./rules/countries.ts";
import { checkCountryName } from "./rules/country-names.ts";
import { checkDownloads } from "./rules/downloads.ts";
import { checkCatalogueOrder, checkCountryFiles, checkDuplicates } from "./rules/duplicates.ts";
import { checkFactLinks } from "./rules/fact-links.ts";
import { checkFiles } from "./rules/files.ts";
import { checkForeignLaw } from "./rules/foreign-law.ts";
import { checkHtml } from "./rules/html.ts";
import { checkImageFiles, checkImages, checkUnusedImages } from "./rules/images.ts";
import { checkInvisible } from "./rules/invisible.ts";
import { checkMarkdown } from "./rules/markdown.ts";
import { checkParity } from "./rules/parity.ts";
import { checkPlaceholders } from "./rules/placeholders.ts";
import { checkPlurals } from "./rules/plurals.ts";
import { checkReferences } from "./rules/references.ts";
import { checkReleases } from "./rules/releases.ts";
import { checkRepeatedValues } from "./rules/repeated-values.ts";
import { checkSampleRelease } from "./rules/sample-release.ts";
import { checkShownQuotes } from "./rules/shown-quotes.ts";
import { checkTickedConsent } from "./rules/ticked-consent.ts";
import { checkTitles } from "./rules/titles.ts";
import { checkUnwritten } from "./rules/unwritten.ts";
import { checkWordsWithoutLink } from "./rules/words-without-link.ts";

export interface CheckedContent {
  readonly files: ContentFiles;
  /** Sorted by file and line. */
  readonly problems: readonly Problem[];
  /** Only where there is no error. */
  readonly content: Content | undefined;
}

/** Rules that are asked of each file that parses. They may look at other files too, whatever is wrong with those. */
const fileRules = [
  checkParity,
  checkReferences,
  checkDuplicates,
  checkRepeatedValues,
  checkCountryName,
  checkImages,
  checkInvisible,
  checkHtml,
  checkMarkdown,
  checkPlaceholders,
  checkShownQuotes,
  checkUnwritten,
  checkWordsWithoutLink,
];

/** Rules about what several files say together. Each may count on nothing but that a file was read. */
const folderRules = [
  checkFiles,
  checkPlurals,
  checkTitles,
  checkCountryFiles,
  checkCatalogueOrder,
  checkFactLinks,
  checkDownloads,
  checkReleases,
  checkCountries,
  checkImageFiles,
].map((rule) => rememberFor(rule));

/** Rules that are asked only of content that is to be released. */
const releaseRules = [checkSampleRelease, checkTickedConsent, checkForeignLaw];

/** A content folder that stays open: what did not change is not read and not checked again. */
export interface ContentSession {
  /**
   * Checks what the folder held when it was looked at last. Writes nothing.
   *
   * @param release Whether it is to be released: nothing of the sample may be left then.
   */
  check(release?: boolean): CheckedContent;
  /**
   * Looks again at what may have changed.
   *
   * @param paths Files and folders, relative to the content folder, with `/`; `""` for the whole folder.
   */
  lookAgain(paths: readonly string[]): void;
}

/**
 * Opens a content folder. Each of its answers is what `checkContent` would say of the same files.
 *
 * @param root Absolute path of the content folder.
 */
export function openSession(root: string): ContentSession {
  const folder = openFolder(root);
  const opened = { folder, files: filesOf(folder) };
  return { check: (release = false) => checkOpened(opened, release), lookAgain: folder.lookAgain };
}

/**
 * Reads and checks a content folder. Writes nothing.
 *
 * @param root Absolute path of the content folder.
 */
export async function checkContent(root: string): Promise<CheckedContent> {
  return openSession(root).check();
}

interface Opened {
  readonly folder: ContentFolder;
  readonly files: ContentFiles;
}

function checkOpened(opened: Opened, release: boolean): CheckedContent {
  const { files } = opened;
  const found = [...problemsIn(opened), ...(release ? releaseRules.flatMap((judge) => judge(files)) : [])];
  const isValid = files.isThere && !found.some(isError);
  const problems = isValid ? [...found, ...checkUnusedImages(files)] : found;
  const named = problems.map((one) => ({
    ...one,
    entry: entryName(one.file, files.parsed.get(one.file)?.value, one.path),
  }));
  return { files, problems: sortProblems(named), content: isValid ? contentOf(files) : undefined };
}

const problemsIn = rememberFor((opened: Opened): readonly Problem[] => {
  const { folder, files } = opened;
  if (!files.isThere) return folderProblems(folder);
  return [
    ...folderProblems(folder),
    ...yamlNames(folder).flatMap((name) => problemsInFile(opened, name)),
    ...folderRules.flatMap((rule) => rule(files)),
  ];
});

const problemsInFile = rememberBy(({ folder, files }: Opened, name): readonly Problem[] => {
  const parsed = files.parsed.get(name);
  const found = parsed === undefined ? [] : fileRules.flatMap((judge) => judge(files, parsed));
  return [...fileProblems(folder, name), ...found];
});

export function isError(problem: Problem): boolean {
  return problem.severity === "error";
}
