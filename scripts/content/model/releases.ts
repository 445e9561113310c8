import { releaseFacts } from "../schema/release.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { readFolderOf } from "./content.ts";
import { byNewest } from "./format-facts.ts";

/**
 * The releases, the newest first; none if they are not certain: one of them cannot be read, or is named otherwise than its
 * file, which is reported elsewhere.
 */
export function certainReleases(files: ContentFiles) {
  const read = [...readFolderOf(files, "facts/releases", releaseFacts)];
  const there = [...files.present].filter((file) => file.startsWith("facts/releases/"));
  if (read.length < there.length || read.some(([name, { version }]) => name !== version)) return [];
  return read.map(([, release]) => release).sort(byNewest);
}
