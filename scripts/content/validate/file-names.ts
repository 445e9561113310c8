/** Names of files and folders: what has another name than those that are known is read by nobody. */
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import type { Message } from "../messages/message.ts";
import { entryFolders } from "../schema/collections.ts";
import { schemaOf } from "./file-kinds.ts";

/**
 * Folders named like a language are judged with the list of languages, pictures elsewhere.
 *
 * @returns An issue for each file, or for the folder of several; and the paths that wrongly named files were meant to have:
 *   these are not missing as well.
 */
export function fileNameIssues(names: readonly string[], languages: readonly string[]) {
  const issues = new Map<string, Diagnostic>();
  const meant = new Set<string>();
  for (const file of names) {
    const found = schemaOf(file, languages);
    if ("schema" in found || isLanguageFolder(file, languages)) continue;
    const { path, known } = wrongFolder(file, languages) ?? { path: file, known: found.expected };
    const isFile = path === file;
    const free = known.filter((name) => !names.some((taken) => taken === name || taken.startsWith(`${name}/`)));
    const right = isFile ? (nameOfEntry(file, names, languages) ?? nearestPath(file, free)) : nearest(path, free);
    if (right !== undefined) meant.add(file.replace(path, right));
    issues.set(path, diagnostic(startOf(path), nameMessage(path, right, known)));
  }
  return { issues: [...issues.values()], meant };
}

function nameMessage(path: string, similar: string | undefined, known: readonly string[]): Message {
  if (similar !== undefined) return { id: "unknown-file", data: { similar } };
  if (known.length === 0) return { id: "unknown-file.spare" };
  return { id: "unknown-file", data: { allowed: nearestFirst(path, known) } };
}

/** A folder of words that the list of languages does not have. */
function isLanguageFolder(file: string, languages: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return /^[a-z]{2}$/.test(top) && file !== top && !languages.includes(top);
}

function wrongFolder(file: string, languages: readonly string[]) {
  const [top = "", second = "", ...rest] = file.split("/");
  const tops = [...Object.keys(entryFolders), "images", ...languages];
  if (second !== "" && !tops.includes(top)) return { path: top, known: tops };
  if (!languages.includes(top) || rest.length === 0 || second === "pages") return undefined;
  return { path: `${top}/${second}`, known: [`${top}/pages`] };
}

/** The same with `.yaml`, or as an entry: `plugins/My Logo` → `plugins/my-logo`, `releases/v1.40` → `releases/1.40`. */
function nameOfEntry(file: string, names: readonly string[], languages: readonly string[]): string | undefined {
  if (/\.(?:svg|png|jpe?g|webp|avif|ico)$/i.test(file)) return undefined;
  const withEnding = file.replace(/(?:\.ya?ml)?\.[^./]*$|$/i, ".yaml");
  const [, folder = "", name = ""] = /^(.*\/)?([^/]*)\.yaml$/.exec(withEnding) ?? [];
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const version = /\d+\.\d+(?:\.\d+)?/.exec(name)?.[0] ?? "";
  return [withEnding, `${folder}${words.join("-")}.yaml`, `${folder}${version}.yaml`].find(
    (path) => !names.includes(path) && "schema" in schemaOf(path, languages),
  );
}
