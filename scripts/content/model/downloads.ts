/** The files that are offered for download. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { type artefact, downloads } from "../schema/downloads.ts";
import { plugin } from "../schema/plugin.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { readFileOf, readFolderOf } from "./content.ts";

export interface Download {
  readonly file: string;
  /** Keys that lead to the entry in its file. */
  readonly at: readonly string[];
  /** What the file is for; several editions of a plugin may have one file. */
  readonly owner: string;
  readonly artefact: z.output<typeof artefact>;
  /** Whether it has the version of a release; plugins and the migration tool have their own. */
  readonly isOfRelease: boolean;
}

/** Every entry of a download. Files that do not fit their schema are left out. */
export const downloadsIn = memo((files: ContentFiles): Download[] => {
  const file = "downloads.yaml";
  const own = readFileOf(files, file, downloads);
  const entry = (at: readonly string[], artefact: Download["artefact"]): Download => {
    return { file, at, owner: at.join("."), artefact, isOfRelease: at.length > 1 };
  };
  return [
    ...Object.entries(own?.editions ?? {}).map(([edition, artefact]) => entry(["editions", edition], artefact)),
    ...Object.entries(own?.updates ?? {}).map(([edition, artefact]) => entry(["updates", edition], artefact)),
    ...(own === undefined ? [] : [entry(["dataMigration"], own.dataMigration)]),
    ...[...readFolderOf(files, "plugins", plugin)].flatMap(([slug, facts]) =>
      Object.entries(facts.downloads).map(([edition, artefact]) => {
        const at = ["downloads", edition];
        return { file: `plugins/${slug}.yaml`, at, owner: slug, artefact, isOfRelease: false };
      }),
    ),
  ];
});
