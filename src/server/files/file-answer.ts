import { statSync } from "node:fs";
import { join } from "node:path";
import { preferredEncodings } from "./accept-encoding.ts";
import { byteRange } from "./byte-range.ts";
import { cacheControl } from "./cache-rules.ts";
import { fileBody } from "./file-body.ts";
import { isFile } from "./file-lookup.ts";
import { fileType } from "./file-type.ts";

/** What the build writes beside a file, by its encoding. Best first. */
const siblings = { br: ".br", gzip: ".gz" } as const;
const encodings = ["br", "gzip"] as const;

/**
 * Answers GET or HEAD with a file in the encoding that the browser wants: the part it asks for, and 304 if it has it. The
 * file system is asked synchronously: through Node's threads that costs more than all the rest of an answer.
 *
 * @param file An existing file below the root: `en/features.html`.
 * @param status 404 for the page that says so; such an answer is never a 304 and always whole.
 * @throws What the file system throws if the file cannot be read, and if it is changed at that moment.
 */
export function fileAnswer(request: Request, root: string, file: string, status: 200 | 404): Response {
  const path = join(root, file);
  const isOffered = (encoding: keyof typeof siblings) => isFile(path + siblings[encoding]);
  const encoding = preferredEncodings(request.headers.get("Accept-Encoding") ?? "", encodings).find(isOffered);
  const served = encoding === undefined ? path : path + siblings[encoding];
  const stats = statSync(served);
  const { size, ctimeMs } = stats;
  // Each encoding is a representation of its own and has its own tag (RFC 9110, section 8.8.3.3).
  const etag = `"${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}${encoding ?? ""}"`;
  const headers: Record<string, string> = {
    "cache-control": cacheControl(file),
    etag,
  };
  if (encoding !== undefined || encodings.some(isOffered)) headers.vary = "Accept-Encoding";
  if (status === 200 && holds(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers["content-type"] = fileType(file);
  headers["accept-ranges"] = "bytes";
  if (encoding !== undefined) headers["content-encoding"] = encoding;

  const range = status === 200 ? askedRange(request, etag, size) : undefined;
  if (range === "unsatisfiable") {
    headers["content-range"] = `bytes */${size}`;
    return new Response(null, { status: 416, headers });
  }
  const { start, length } = range ?? { start: 0, length: size };
  headers["content-length"] = String(length);
  if (range !== undefined) headers["content-range"] = `bytes ${start}-${start + length - 1}/${size}`;
  const init = { status: range === undefined ? status : 206, headers };
  if (request.method === "HEAD") return new Response(null, init);
  return new Response(fileBody(served, stats, start, length), init);
}

/** Whether `If-None-Match` names the tag; a cache on the way may have made it a weak one (RFC 9110, section 13.1.2). */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch?.trim() === "*") return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.some((tag) => tag === etag) ?? false;
}

/** `If-Range` asks for the part only of the file it had begun to load (RFC 9110, section 13.1.5). */
function askedRange(request: Request, etag: string, size: number) {
  const ifRange = request.headers.get("If-Range");
  if (request.method !== "GET" || (ifRange !== null && ifRange.trim() !== etag)) return undefined;
  return byteRange(request.headers.get("Range"), size);
}
