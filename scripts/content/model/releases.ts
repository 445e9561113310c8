import { release } from "../schema/release.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn, readFolderOf } from "./content.ts";
import { byNewest } from "./format-facts.ts";

/** The releases, the newest first; none if they are not certain: one of them cannot be read, which is reported elsewhere. */
export function certainReleases(files: ContentFiles) {
  const read = [...readFolderOf(files, "releases", release)];
  if (read.length < namesIn(files, "releases").size) return [];
  return read.map(([version, { date }]) => ({ version, date })).sort(byNewest);
}
