import { getMimeType, mimes } from "hono/utils/mime";
import { adminFolder } from "../../routes/folders.ts";
import { markdownType } from "../../routes/markdown.ts";

const types = { ...mimes, atom: "application/atom+xml; charset=utf-8", md: `${markdownType}; charset=utf-8` };

/** Value of `Content-Type` by the extension of a file. */
export function fileType(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}

/** Value of `Link` for a copy of a page, such as its Markdown twin (RFC 6596). */
export function canonicalLink(page: string): string {
  return `<${page}>; rel="canonical"`;
}

/** Files for programs repeat what pages say; search engines shall not list them. */
export const unlisted = { endings: ["atom", "json", "md", "txt"], headers: { "X-Robots-Tag": "noindex" } } as const;

const year = "public, max-age=31536000, immutable";
/** Revalidated at each request. */
const revalidate = "no-cache";
/** Prefetched data is used without revalidation. */
const brief = "public, max-age=10";

/** Folders whose files have a digest in their name. */
export const digestFolders: readonly string[] = ["assets", "images", `${adminFolder}/assets`];
/** Folders of data, whose addresses stay the same when content changes. */
export const dataFolders: readonly string[] = ["content", "locales"];

/** Value of `Cache-Control` (RFC 9111 and 8246) by the path of a file: `assets/entry.4f3a.js`, `en/features.html`. */
export function cacheControl(file: string): string {
  const isBelow = (folder: string) => file.startsWith(`${folder}/`);
  if (digestFolders.some(isBelow)) return year;
  if (dataFolders.some(isBelow)) return brief;
  return file.endsWith(".html") ? revalidate : "public, max-age=3600";
}
