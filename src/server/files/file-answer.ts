/** Answers with one file of the site: its type, the encoding the browser wants, and 304 where it has it already. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { preferredEncoding } from "./accept-encoding.ts";
import { cacheControl } from "./cache-rules.ts";
import { isFile } from "./file-lookup.ts";
import { fileType } from "./file-type.ts";

/** The build writes these beside a file. Best first. */
const siblings = { br: ".br", gzip: ".gz" } as const;
type Encoding = keyof typeof siblings;
const encodings: readonly Encoding[] = ["br", "gzip"];

/**
 * The file is read whole for every answer, so that the digest is always that of the bytes sent, also while a new build
 * is being copied over the old one. Files of a site are small; a host for many visitors puts a CDN in front.
 *
 * @param request GET or HEAD; its `Accept-Encoding`, `If-None-Match` and `?v=` are looked at.
 * @param root Folder of the site's files.
 * @param file An existing file below it: `en/features.html`.
 * @param status 404 for the page that says so; such an answer is never a 304.
 * @throws What the file system throws where the file cannot be read.
 */
export async function fileAnswer(request: Request, root: string, file: string, status: 200 | 404): Promise<Response> {
  const path = join(root, file);
  const present = await Promise.all(encodings.map((encoding) => isFile(path + siblings[encoding])));
  const offered = encodings.filter((_, index) => present[index]);
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding") ?? "", offered);
  const bytes = await readFile(encoding === undefined ? path : path + siblings[encoding]);
  // Each encoding is a representation of its own and has its own tag (RFC 9110, section 8.8.3.3).
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

  const headers = new Headers({
    "Cache-Control": cacheControl(file, Boolean(new URL(request.url).searchParams.get("v"))),
    ETag: etag,
  });
  if (offered.length > 0) headers.set("Vary", "Accept-Encoding");
  if (status === 200 && holds(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", fileType(file));
  headers.set("Content-Length", String(bytes.byteLength));
  if (encoding !== undefined) headers.set("Content-Encoding", encoding);
  return new Response(bytes, { status, headers });
}

/** Whether `If-None-Match` names the tag; a cache on the way may have made it a weak one (RFC 9110, section 13.1.2). */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch?.trim() === "*") return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.some((tag) => tag === etag) ?? false;
}
