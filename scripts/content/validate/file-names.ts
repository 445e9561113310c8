/** Names of files and folders: what has another name than those that are known is read by nobody. */

import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { factFolders, schemaOf, wordFolders } from "../layout.ts";
import { fileMessages as said } from "../messages/files.ts";
import { hints } from "../messages/hints.ts";

/**
 * @param names Paths relative to the content folder, pictures left out.
 * @param languages Languages of the site. Folders named like a language are judged with the list of languages.
 * @returns The problems, and the paths that wrongly named files were meant to have: these are not missing as well.
 */
export function checkFileNames(names: readonly string[], languages: readonly string[]) {
  const problems: Problem[] = [];
  const meant = new Set<string>();
  const folders = new Set<string>();
  const unknown = names.filter((file) => !("schema" in schemaOf(file, languages)));
  for (const file of unknown) {
    const wrong = unknownFolder(file, names, languages);
    if (wrong !== undefined) {
      if (wrong.right !== undefined) meant.add(file.replace(wrong.folder, wrong.right));
      if (!folders.has(wrong.folder)) problems.push(wrongFolder(wrong));
      folders.add(wrong.folder);
    } else if (!isLanguageFolder(file, languages)) {
      const found = wrongFile(file, names, languages);
      if (found === undefined) continue;
      if (found.right !== undefined) meant.add(found.right);
      problems.push(problem(startOf(file), "unknown-file", found.message, found.hint));
    }
  }
  return { problems, meant };
}

/**
 * Pictures whose names differ in capitals only: Windows and macOS keep one of them and lose the other.
 *
 * @param names Paths relative to the content folder.
 */
export function checkCapitals(names: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const first = seen.get(name.toLowerCase());
    if (first === undefined) {
      seen.set(name.toLowerCase(), name);
      return [];
    }
    const more = { related: [startOf(first)] };
    return [problem(startOf(name), "duplicate", said.sameButCapitals(first), said.renameOne, more)];
  });
}

/** A folder of words that the list of languages does not have. */
function isLanguageFolder(file: string, languages: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return /^[a-z]{2}$/.test(top) && !languages.includes(top);
}

interface WrongFolder {
  readonly folder: string;
  readonly known: readonly string[];
  /** The folder that was meant; only one that is not there. */
  readonly right: string | undefined;
}

function unknownFolder(file: string, names: readonly string[], languages: readonly string[]): WrongFolder | undefined {
  const [top = "", second = "", ...rest] = file.split("/");
  const isThere = (folder: string) => names.some((name) => name.startsWith(`${folder}/`));
  const judge = (folder: string, known: readonly string[]): WrongFolder | undefined => {
    if (known.includes(folder)) return undefined;
    const free = known.filter((other) => !isThere(other));
    return { folder, known, right: nearest(folder, free) };
  };
  if (second === "" || isLanguageFolder(file, languages)) return undefined;
  const wrongTop = judge(top, ["facts", "images", ...languages]);
  if (wrongTop !== undefined || rest.length === 0) return wrongTop;
  const below = top === "facts" ? Object.keys(factFolders) : [...Object.keys(wordFolders), "pages"];
  return judge(
    `${top}/${second}`,
    below.map((folder) => `${top}/${folder}`),
  );
}

function wrongFolder({ folder, known, right }: WrongFolder): Problem {
  const hint = right === undefined ? hints.knownHere(nearestFirst(folder, known)) : hints.renameTo(right);
  return problem(startOf(folder), "unknown-folder", said.unknownFolder, hint);
}

interface WrongFile {
  readonly message: Sentence;
  readonly hint: Sentence;
  readonly right: string | undefined;
}

function wrongFile(file: string, names: readonly string[], languages: readonly string[]): WrongFile | undefined {
  if (!file.endsWith(".yaml")) {
    const right = file.replace(/(?:\.ya?ml)?\.[^./]*$|$/i, ".yaml");
    const isKnown = "schema" in schemaOf(right, languages);
    const hint = names.includes(right) ? hints.deleteIt : isKnown ? hints.renameTo(right) : said.deleteOrImages;
    return { message: said.onlyYaml, hint, right: isKnown ? right : undefined };
  }
  const found = schemaOf(file, languages);
  if ("schema" in found) return undefined;
  const free = found.expected.filter((name) => !names.includes(name));
  const right = entryName(file, languages) ?? nearestPath(file, free);
  const like = right ?? nearestPath(file, found.expected);
  const hint = like === undefined ? hints.knownHere(nearestFirst(file, found.expected)) : hints.didYouMeanPlain(like);
  return { message: said.unknownFile, hint, right };
}

/** What an entry of a folder would be called: `plugins/My Logo` → `plugins/my-logo`, `releases/v1.40` → `releases/1.40`. */
function entryName(file: string, languages: readonly string[]): string | undefined {
  const [, folder = "", name = ""] = /^(.*\/)([^/]*)\.yaml$/.exec(file) ?? [];
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const version = /\d+\.\d+(?:\.\d+)?/.exec(name)?.[0] ?? "";
  return [`${folder}${words.join("-")}.yaml`, `${folder}${version}.yaml`].find(
    (path) => path !== file && "schema" in schemaOf(path, languages),
  );
}
