/** The files that are offered for download, and which of them are offered twice. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { type artefact, downloads } from "../schema/downloads.ts";
import { pluginFacts } from "../schema/plugin.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { readFileOf, readFolderOf } from "./content.ts";

export interface Download {
  readonly file: string;
  /** Keys that lead to the entry in its file. */
  readonly at: readonly string[];
  /** What the file is for; both editions of a plugin may be one file. */
  readonly owner: string;
  readonly artefact: z.output<typeof artefact>;
}

/** Every entry of a download. Files that do not fit their schema are left out. */
export const downloadsIn = memo((files: ContentFiles): Download[] => {
  const file = "facts/downloads.yaml";
  const own = Object.entries(readFileOf(files, file, downloads) ?? {});
  const plugins = [...readFolderOf(files, "facts/plugins", pluginFacts)];
  return [
    ...own.map(([name, artefact]) => ({ file, at: [name], owner: name, artefact })),
    ...plugins.flatMap(([slug, facts]) =>
      Object.entries(facts.downloads).map(([edition, artefact]) => {
        return { file: `facts/plugins/${slug}.yaml`, at: ["downloads", edition], owner: slug, artefact };
      }),
    ),
  ];
});

export interface SharedDownload {
  readonly entry: Download;
  /** The first entry with the same path, or else with the same digest. */
  readonly first: Download;
  /** Where that one is, for messages. */
  readonly where: string;
  readonly by: "path" | "sha256";
  /** What the two have not in common, as one file would. */
  readonly differing: "version" | "bytes" | "sha256" | undefined;
}

/** Entries that have the path or the digest of an earlier one. */
export function sharedDownloads(files: ContentFiles): SharedDownload[] {
  const all = downloadsIn(files);
  const paths = firstOfEach(all, "path");
  const digests = firstOfEach(all, "sha256");
  return all.flatMap((entry): SharedDownload[] => {
    const samePath = paths.get(entry.artefact.path);
    const by = samePath === entry ? "sha256" : "path";
    const first = by === "path" ? samePath : digests.get(entry.artefact.sha256);
    if (first === undefined || first === entry) return [];
    const where = first.file === entry.file ? first.at.join(".") : first.file;
    // A digest is of every byte: files of different sizes cannot have the same.
    const keys = by === "path" ? (["version", "bytes", "sha256"] as const) : (["bytes"] as const);
    const differing = keys.find((key) => entry.artefact[key] !== first.artefact[key]);
    return [{ entry, first, where, by, differing }];
  });
}

function firstOfEach(all: readonly Download[], key: "path" | "sha256"): Map<string, Download> {
  return new Map(all.toReversed().map((entry) => [entry.artefact[key], entry]));
}
