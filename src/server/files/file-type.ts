/** The media type of a file. */
import { getMimeType, mimes } from "hono/utils/mime";

const types = { ...mimes, atom: "application/atom+xml; charset=utf-8" };

/**
 * @param file Name or path; only its ending counts.
 * @returns Value of `Content-Type`; that of unknown bytes if the ending says nothing.
 */
export function fileType(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}
