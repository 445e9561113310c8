/** The files that are offered for download. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { newestOf } from "../core/versions.ts";
import { downloads, type plainFile, withVersion } from "../schema/downloads.ts";
import { plugin } from "../schema/plugin.ts";
import { namesIn, readFileOf, readFolderOf } from "./content.ts";
import type { ContentFiles } from "./content-files.ts";

export interface Download {
  readonly file: string;
  /** Keys that lead to the entry in its file. */
  readonly at: readonly string[];
  /** What the file is for; several editions of a plugin may have one file. */
  readonly owner: string;
  readonly downloadFile: z.output<typeof plainFile> & { readonly version: string };
}

/** Every entry of a download, with its version. Files that do not fit their schema are left out. */
export const downloadsIn = memo((files: ContentFiles): Download[] => {
  const own = readFileOf(files, "downloads.yaml", downloads);
  const newest = newestOf([...namesIn(files, "releases")].map((version) => ({ version })))?.version ?? "";
  const ofRelease = (key: "editions" | "updates") =>
    Object.entries(own?.[key] ?? {}).map(([edition, { version = newest, ...file }]): Download => {
      return {
        file: "downloads.yaml",
        at: [key, edition],
        owner: `${key}.${edition}`,
        downloadFile: withVersion(file, version),
      };
    });
  const tool = own && {
    file: "downloads.yaml",
    at: ["dataMigration"],
    owner: "dataMigration",
    downloadFile: withVersion(own.dataMigration, own.dataMigration.version),
  };
  const ofPlugins = [...readFolderOf(files, "plugins", plugin)].flatMap(([slug, { version, downloads }]) =>
    Object.entries(downloads).map(([edition, file]): Download => {
      return {
        file: `plugins/${slug}.yaml`,
        at: ["downloads", edition],
        owner: slug,
        downloadFile: withVersion(file, version),
      };
    }),
  );
  return [...ofRelease("editions"), ...ofRelease("updates"), ...(tool === undefined ? [] : [tool]), ...ofPlugins];
});
