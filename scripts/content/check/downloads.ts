import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { newestOf } from "../core/versions.ts";
import { downloads, type plainFile, withVersion } from "../schema/downloads.ts";
import { plugin } from "../schema/plugin.ts";
import type { ContentFiles } from "./content-files.ts";
import { namesIn, readFileOf, readFolderOf } from "./file-values.ts";

/** A downloadable file and the entry that describes it. */
export interface Download {
  readonly file: string;
  readonly entryPath: readonly string[];
  /** What the download is for. Editions of one plugin share an owner, and may share a file. */
  readonly owner: string;
  readonly downloadFile: z.output<typeof plainFile> & { readonly version: string };
}

/** All downloads with their versions. Files that don't match their schema are skipped. */
export const downloadsIn = memo((files: ContentFiles): Download[] => {
  const own = readFileOf(files, "downloads.yaml", downloads);
  const newest = newestOf([...namesIn(files, "releases")].map((version) => ({ version })))?.version ?? "";
  const ownDownload = (entryPath: readonly string[], file: z.output<typeof plainFile>, version: string): Download => {
    return { file: "downloads.yaml", entryPath, owner: entryPath.join("."), downloadFile: withVersion(file, version) };
  };
  const ofRelease = (key: "editions" | "updates") =>
    Object.entries(own?.[key] ?? {}).map(([edition, { version = newest, ...file }]) =>
      ownDownload([key, edition], file, version),
    );
  const ofPlugins = [...readFolderOf(files, "plugins", plugin)].flatMap(([slug, { version, downloads }]) =>
    Object.entries(downloads).map(([edition, file]): Download => {
      const entryPath = ["downloads", edition];
      return { file: `plugins/${slug}.yaml`, entryPath, owner: slug, downloadFile: withVersion(file, version) };
    }),
  );
  return [
    ...ofRelease("editions"),
    ...ofRelease("updates"),
    ...(own?.dataMigration ? [ownDownload(["dataMigration"], own.dataMigration, own.dataMigration.version)] : []),
    ...ofPlugins,
  ];
});
