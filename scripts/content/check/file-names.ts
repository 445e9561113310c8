/** Reports files and folders with unknown names; nothing would read them. */
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import type { Message } from "../core/messages/message.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { type FileBytes, symbolicLink } from "../files/content-folder.ts";
import { entryFolders } from "../schema/collections.ts";
import { slugOf } from "../schema/formats/slug.ts";
import { schemaOf } from "./file-kinds.ts";

/** What Windows, macOS and editors add to the name of a copy: ` - Kopie`, ` (1)`, ` 2`, `.bak`. */
const copyMarks =
  /^(?:kopie|copy) (?:von|of) |[ _-]+\(?(?:kopie|copy)\)?(?=[ _.(])|[ _]*\(\d+\)(?=\.)|[ _]\d(?=\.)|(?:\.(?:bak|old|orig)|~)$/gi;

/**
 * Checks file names. Language folders are checked with the list of languages, pictures by the rules.
 *
 * @returns One issue per file or unknown folder; and `suggested`, the paths that the files should have. These are not
 *   missing as well.
 */
export function fileNameIssues(names: readonly string[], languages: readonly string[]) {
  const issues = new Map<string, Diagnostic>();
  const suggested = new Set<string>();
  for (const file of names) {
    const kind = schemaOf(file, languages);
    if ("schema" in kind || isUnlistedLanguage(file, languages)) continue;
    const { path, known } = unknownFolder(file, languages) ?? { path: file, known: kind.expected };
    const unused = known.filter((name) => !names.some((used) => used === name || used.startsWith(`${name}/`)));
    const original = file.replace(/[^/]*$/, (name) => name.replaceAll(copyMarks, ""));
    if (path === file && original !== file && names.includes(original)) {
      issues.set(path, diagnostic(startOf(path), { id: "unknown-file.copy", data: { original } }));
      continue;
    }
    const suggestion =
      path === file ? (entryName(original, names, languages) ?? nearestPath(original, unused)) : nearest(path, unused);
    if (suggestion !== undefined) suggested.add(file.replace(path, suggestion));
    issues.set(path, diagnostic(startOf(path), nameMessage(path, suggestion, known)));
  }
  return { issues: [...issues.values()], suggested };
}

function nameMessage(path: string, similar: string | undefined, known: readonly string[]): Message {
  if (similar !== undefined) return { id: "unknown-file", data: { similar } };
  if (known.length === 0) return { id: "unknown-file.spare" };
  return { id: "unknown-file", data: { allowed: nearestFirst(path, known) } };
}

/** True inside a language folder whose language isn't listed. */
function isUnlistedLanguage(file: string, languages: readonly string[]): boolean {
  const [top = ""] = file.split("/");
  return /^[a-z]{2}$/.test(top) && file !== top && !languages.includes(top);
}

/** The unknown folder that a file is in, with the known ones; `undefined` if its folder is known. */
function unknownFolder(file: string, languages: readonly string[]) {
  const [top = "", second = "", ...rest] = file.split("/");
  const topFolders = [...Object.keys(entryFolders), "images", ...languages];
  if (second !== "" && !topFolders.includes(top)) return { path: top, known: topFolders };
  if (!languages.includes(top) || rest.length === 0 || second === "pages") return undefined;
  return { path: `${top}/${second}`, known: [`${top}/pages`] };
}

/** The path with `.yaml`, or as an entry: `plugins/My Logo` → `plugins/my-logo`, `releases/v1.40` → `releases/1.40`. */
function entryName(file: string, names: readonly string[], languages: readonly string[]): string | undefined {
  if (/\.(?:svg|png|jpe?g|webp|avif|ico)$/i.test(file)) return undefined;
  const yamlPath = file.replace(/(?:\.ya?ml)?\.[^./]*$|$/i, ".yaml");
  const [, folder = "", name = ""] = /^(.*\/)?([^/]*)\.yaml$/.exec(yamlPath) ?? [];
  const version = /\d+[.,_-]\d+(?:[.,_-]\d+)?/.exec(name)?.[0].replaceAll(/[,_-]/g, ".") ?? "";
  return [yamlPath, `${folder}${slugOf(name)}.yaml`, `${folder}${version}.yaml`].find(
    (path) => !names.includes(path) && "schema" in schemaOf(path, languages),
  );
}

/** Reports symbolic links. They are never followed, because their target may be any file of this computer. */
export function symbolicLinkIssues(bytes: FileBytes): Diagnostic[] {
  const links = [...bytes.keys()].filter((name) => bytes.get(name) === symbolicLink);
  return links.map((name) => diagnostic(startOf(name), { id: "unknown-file.link" }));
}
