/** Names of files and folders: what has another name than those that are known is read by nobody. */

import { nearest, nearestPath } from "../core/suggest.ts";
import { factFolders, schemaOf, wordFolders } from "../schema/collections.ts";

export interface WrongFolder {
  readonly folder: string;
  readonly known: readonly string[];
  /** The folder that was meant; only one that is not there. */
  readonly right: string | undefined;
}

export interface WrongFile {
  readonly file: string;
  /** The name that was meant, if no other file has it. */
  readonly right: string | undefined;
  /** The names that are known in its place, the one that was meant if it ends otherwise than with `.yaml`. */
  readonly known: readonly string[];
}

export interface WrongNames {
  readonly files: readonly WrongFile[];
  readonly folders: readonly WrongFolder[];
  /** The paths that wrongly named files were meant to have: these are not missing as well. */
  readonly meant: ReadonlySet<string>;
}

/**
 * @param names Paths relative to the content folder, pictures left out.
 * @param languages Languages of the site. Folders named like a language are judged with the list of languages.
 */
export function wrongNames(names: readonly string[], languages: readonly string[]): WrongNames {
  const files: WrongFile[] = [];
  const folders = new Map<string, WrongFolder>();
  const meant = new Set<string>();
  for (const file of names.filter((name) => !("schema" in schemaOf(name, languages)))) {
    const wrong = wrongFolder(file, names, languages);
    if (wrong !== undefined) {
      if (wrong.right !== undefined) meant.add(file.replace(wrong.folder, wrong.right));
      folders.set(wrong.folder, wrong);
    } else if (!isLanguageFolder(file, languages)) {
      const found = wrongFile(file, names, languages);
      if (found.right !== undefined) meant.add(found.right);
      files.push(found);
    }
  }
  return { files, folders: [...folders.values()], meant };
}

/** A folder of words that the list of languages does not have. */
function isLanguageFolder(file: string, languages: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return /^[a-z]{2}$/.test(top) && !languages.includes(top);
}

function wrongFolder(file: string, names: readonly string[], languages: readonly string[]): WrongFolder | undefined {
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

function wrongFile(file: string, names: readonly string[], languages: readonly string[]): WrongFile {
  const found = schemaOf(file, languages);
  if (!file.endsWith(".yaml") || "schema" in found) {
    const right = file.replace(/(?:\.ya?ml)?\.[^./]*$|$/i, ".yaml");
    const isKnown = "schema" in schemaOf(right, languages);
    return { file, right: isKnown ? right : undefined, known: isKnown ? [right] : [] };
  }
  const free = found.expected.filter((name) => !names.includes(name));
  return { file, right: nameOfEntry(file, languages) ?? nearestPath(file, free), known: found.expected };
}

/** What an entry of a folder would be called: `plugins/My Logo` → `plugins/my-logo`, `releases/v1.40` → `releases/1.40`. */
function nameOfEntry(file: string, languages: readonly string[]): string | undefined {
  const [, folder = "", name = ""] = /^(.*\/)([^/]*)\.yaml$/.exec(file) ?? [];
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const version = /\d+\.\d+(?:\.\d+)?/.exec(name)?.[0] ?? "";
  return [`${folder}${words.join("-")}.yaml`, `${folder}${version}.yaml`].find(
    (path) => path !== file && "schema" in schemaOf(path, languages),
  );
}
