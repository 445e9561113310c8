/** Names of files and folders: what has another name than those that are known is read by nobody. */
import { startOf } from "../core/diagnostic.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { factFolders, schemaOf, wordFolders } from "../layout.ts";
import type { FileIssue } from "./issue.ts";

/**
 * @param names Paths relative to the content folder, pictures left out.
 * @param languages Languages of the site. Folders named like a language are judged with the list of languages.
 * @returns The issues, and the paths that wrongly named files were meant to have: these are not missing as well.
 */
export function checkFileNames(names: readonly string[], languages: readonly string[]) {
  const issues = new Map<string, FileIssue>();
  const meant = new Set<string>();
  for (const file of names) {
    const isLanguage = /^[a-z]{2}\//.test(file) && !languages.includes(file.slice(0, 2));
    if (isLanguage || "schema" in schemaOf(file, languages)) continue;
    const folder = unknownFolder(file, languages);
    if (folder === undefined) {
      const issue = unknownFile(file, names, languages);
      if (issue.meant !== undefined) meant.add(issue.meant);
      issues.set(file, issue);
    } else {
      const free = folder.known.filter((other) => !names.some((name) => name.startsWith(`${other}/`)));
      const right = nearest(folder.name, free);
      if (right !== undefined) meant.add(file.replace(folder.name, right));
      const known = nearestFirst(folder.name, folder.known);
      issues.set(folder.name, { code: "unknown-folder", place: startOf(folder.name), path: [], known, meant: right });
    }
  }
  return { issues: [...issues.values()], meant };
}

/** The outermost folder of a file that is none of those that are known. */
function unknownFolder(file: string, languages: readonly string[]) {
  const [top = "", second = "", ...rest] = file.split("/");
  const tops = ["facts", "images", ...languages];
  if (second !== "" && !tops.includes(top)) return { name: top, known: tops };
  const folders = top === "facts" ? Object.keys(factFolders) : [...Object.keys(wordFolders), "pages"];
  if (rest.length === 0 || folders.includes(second)) return undefined;
  return { name: `${top}/${second}`, known: folders.map((folder) => `${top}/${folder}`) };
}

function unknownFile(file: string, names: readonly string[], languages: readonly string[]) {
  const issue = { code: "unknown-file", place: startOf(file), path: [] } as const;
  const isKnown = (path: string) => "schema" in schemaOf(path, languages);
  if (!file.endsWith(".yaml")) {
    const right = file.replace(/(?:\.ya?ml)?\.[^./]*$|$/i, ".yaml");
    const meant = isKnown(right) ? right : undefined;
    return { ...issue, cause: "ending", meant, isThere: names.includes(right), known: [] } as const;
  }
  const found = schemaOf(file, languages);
  const expected = "schema" in found ? [] : found.expected;
  const right = entryPaths(file).find(isKnown) ?? nearestPath(file, expected);
  const isThere = right !== undefined && names.includes(right);
  const known = nearestFirst(file, expected);
  return { ...issue, cause: "name", meant: isThere ? undefined : right, isThere, known } as const;
}

/** What an entry may be called: `plugins/My Logo` → `plugins/my-logo`, `releases/v1.40` → `releases/1.40`. */
function entryPaths(file: string): string[] {
  const [, folder = "", name = ""] = /^(.*\/)([^/]*)\.yaml$/.exec(file) ?? [];
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const version = /\d+\.\d+(?:\.\d+)?/.exec(name)?.[0] ?? "";
  return [`${folder}${words.join("-")}.yaml`, `${folder}${version}.yaml`];
}

/**
 * Pictures whose names differ in capitals only: Windows and macOS keep one of them and lose the other.
 *
 * @param names Paths relative to the content folder.
 */
export function checkCapitals(names: readonly string[]): FileIssue[] {
  const firsts = new Map([...names].reverse().map((name) => [name.toLowerCase(), name]));
  return names.flatMap((name): FileIssue[] => {
    const first = firsts.get(name.toLowerCase()) ?? name;
    return first === name ? [] : [{ code: "same-file-name", place: startOf(name), path: [], first }];
  });
}
