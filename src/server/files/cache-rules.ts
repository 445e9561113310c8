import { adminFolder } from "../../routes/folders.ts";

const year = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: answered with 304 while it is the same. */
const askEachTime = "no-cache";
/** The same, but what was just fetched ahead is used without a second question. */
const askSoon = "public, max-age=10";

/** Folders whose files have a digest in their name: another content is another address. */
export const digestFolders: readonly string[] = ["assets", "images", `${adminFolder}/assets`];
/** Folders of what the application fetches beside its code. A release of content keeps their addresses. */
export const dataFolders: readonly string[] = ["content", "locales"];

/**
 * Value of `Cache-Control` (RFC 9111; `immutable` is RFC 8246).
 *
 * @param file Path below the site's root: `assets/entry.4f3a.js`, `en/features.html`.
 */
export function cacheControl(file: string): string {
  const isBelow = (folder: string) => file.startsWith(`${folder}/`);
  if (digestFolders.some(isBelow)) return year;
  if (dataFolders.some(isBelow)) return askSoon;
  return file.endsWith(".html") ? askEachTime : "public, max-age=3600";
}
