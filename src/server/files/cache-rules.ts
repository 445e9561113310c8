import { adminFolder } from "../../routes/folders.ts";

const year = "public, max-age=31536000, immutable";
/** Revalidated at each request. */
const revalidate = "no-cache";
/** Prefetched data is used without revalidation. */
const brief = "public, max-age=10";

/** Folders whose files have a digest in their name. */
export const digestFolders: readonly string[] = ["assets", "images", `${adminFolder}/assets`];
/** Folders of data, whose addresses stay the same when content changes. */
export const dataFolders: readonly string[] = ["content", "locales"];

/**
 * Value of `Cache-Control` (RFC 9111; `immutable` is RFC 8246).
 *
 * @param file Path below the site's root: `assets/entry.4f3a.js`, `en/features.html`.
 */
export function cacheControl(file: string): string {
  const isBelow = (folder: string) => file.startsWith(`${folder}/`);
  if (digestFolders.some(isBelow)) return year;
  if (dataFolders.some(isBelow)) return brief;
  return file.endsWith(".html") ? revalidate : "public, max-age=3600";
}
