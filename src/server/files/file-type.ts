import { getMimeType, mimes } from "hono/utils/mime";
import { markdownType } from "../../routes/markdown.ts";

const types = { ...mimes, atom: "application/atom+xml; charset=utf-8", md: `${markdownType}; charset=utf-8` };

/** Value of `Content-Type` by the extension of a file. */
export function fileType(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}

/** Files for programs repeat what pages say; search engines shall not list them. */
export const unlisted = { endings: ["atom", "json", "md", "txt"], headers: { "X-Robots-Tag": "noindex" } } as const;
