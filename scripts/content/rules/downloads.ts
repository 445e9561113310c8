/** Files for download: one path is one file, one digest is one file, and a path that names a version names the right one. */
import type { z } from "zod";
import { readFileOf, readFolderOf } from "../content.ts";
import { type Place, type Problem, problem, startOf } from "../core/diagnostic.ts";
import { type FileProperty, downloadMessages as said } from "../messages/downloads.ts";
import { locate } from "../parse/source-location.ts";
import { type artefact, downloads } from "../schema/downloads.ts";
import { pluginFacts } from "../schema/plugin.ts";
import type { ContentFiles } from "../validate/content-files.ts";

interface Listed {
  readonly file: string;
  /** Keys that lead to the entry in its file. */
  readonly at: readonly string[];
  /** What the file is for; both editions of a plugin may be one file. */
  readonly owner: string;
  readonly artefact: z.output<typeof artefact>;
}

export function checkDownloads(files: ContentFiles): Problem[] {
  const all = listed(files);
  const paths = firstOfEach(all, ({ artefact }) => artefact.path);
  const digests = firstOfEach(all, ({ artefact }) => artefact.sha256);
  return all.flatMap((one) => {
    const { path, sha256 } = one.artefact;
    return [...compare(files, one, paths.get(path), digests.get(sha256)), ...checkPath(files, one)];
  });
}

function firstOfEach(all: readonly Listed[], key: (one: Listed) => string): Map<string, Listed> {
  const first = new Map<string, Listed>();
  for (const one of all) if (!first.has(key(one))) first.set(key(one), one);
  return first;
}

/** Files that do not fit their schema are left out: what is wrong with them is said already. */
function listed(files: ContentFiles): Listed[] {
  const file = "facts/downloads.yaml";
  const own = Object.entries(readFileOf(files, file, downloads) ?? {});
  const plugins = [...readFolderOf(files, "facts/plugins", pluginFacts)];
  return [
    ...own.map(([name, one]) => ({ file, at: [name], owner: name, artefact: one })),
    ...plugins.flatMap(([slug, facts]) =>
      Object.entries(facts.downloads).map(([edition, one]) => {
        return { file: `facts/plugins/${slug}.yaml`, at: ["downloads", edition], owner: slug, artefact: one };
      }),
    ),
  ];
}

/** Compares a file with the first one of its path or, where it is that one itself, with the first one of its digest. */
function compare(
  files: ContentFiles,
  one: Listed,
  firstOfPath: Listed | undefined,
  firstOfDigest: Listed | undefined,
): Problem[] {
  const { path } = one.artefact;
  const samePath = firstOfPath === one ? undefined : firstOfPath;
  const other = samePath ?? (firstOfDigest === one ? undefined : firstOfDigest);
  if (other === undefined) return [];
  const differing = (["version", "bytes", "sha256"] as const).find((key) => one.artefact[key] !== other.artefact[key]);
  const where = other.file === one.file ? other.at.join(".") : other.file;
  const report = (key: "path" | FileProperty, message: Problem["message"], isError: boolean) => {
    const related = [placeOf(files, other, key)];
    const at = [...one.at, key];
    const rule = isError ? "download-differs" : "same-download";
    const hint = samePath !== undefined && isError ? said.oneFile : said.ownFile;
    const severity = isError ? "error" : "warning";
    return [problem(placeOf(files, one, key), rule, message, hint, { path: at, related, severity })];
  };
  if (samePath !== undefined) {
    if (differing !== undefined) return report(differing, said.differs(path, where, differing), true);
    return one.owner === other.owner ? [] : report("path", said.sameFile(where), false);
  }
  // A digest is of every byte: files of different sizes cannot have the same.
  return report("sha256", said.sameDigest(where), one.artefact.bytes !== other.artefact.bytes);
}

/** `releases/1.46/Setup.exe` for version 1.47; a path without any number, such as `latest`, is right for all of them. */
function checkPath(files: ContentFiles, one: Listed): Problem[] {
  const { path, version } = one.artefact;
  const named = [...path.matchAll(/(?<![\d.])\d+\.\d+(?:\.\d+)*(?![\d]|\.\d)/g)].map(([number]) => number);
  const [first] = named;
  if (first === undefined || named.includes(version)) return [];
  const more = { path: [...one.at, "path"], severity: "warning" } as const;
  const message = said.otherVersion(first, version);
  return [problem(placeOf(files, one, "path"), "version-in-path", message, said.correctOne, more)];
}

function placeOf(files: ContentFiles, { file, at }: Listed, key: string): Place {
  const parsed = files.parsed.get(file);
  return parsed === undefined ? startOf(file) : locate(parsed, [...at, key]);
}
