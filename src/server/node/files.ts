import { statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { cacheControl, fileType } from "../files/file-headers.ts";
import type { Files } from "../ports.ts";

/** The files of a folder. */
export function filesBelow(root: string): Files {
  return {
    has: (file) => isFile(join(root, file)),
    send: (c, file, { whole = false } = {}) => sendFile(c, root, file, whole),
  };
}

const siblings: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };

/** Every change of a file updates `ctime`, which can't be set. */
function etagOf(path: string): string {
  const { size, ctimeMs } = statSync(path);
  return `"${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}"`;
}

/**
 * Sends a file by `serveStatic`, which knows compressed siblings and ranges. What it lacks is added: how long the file is
 * kept, a strong ETag (the `etag` middleware answers 304 by it), `If-Range`, and an error if the file becomes shorter.
 */
async function sendFile(c: Context, root: string, file: string, whole: boolean): Promise<Response | undefined> {
  const path = join(root, file);
  const ifRange = c.req.header("If-Range");
  if (whole) c.req.raw.headers.delete("Range");
  // A download that broke off continues only in the same file (RFC 9110, section 13.1.5).
  if (ifRange !== undefined && isFile(path) && ifRange !== etagOf(path)) c.req.raw.headers.delete("Range");
  const answer = await serveStatic({ path, precompressed: true })(c, async () => {});
  if (!answer) return undefined;
  const { headers } = answer;
  headers.set("ETag", etagOf(path + (siblings[headers.get("Content-Encoding") ?? ""] ?? "")));
  headers.set("Cache-Control", cacheControl(file));
  headers.set("Content-Type", fileType(file));
  headers.set("Accept-Ranges", "bytes");
  headers.delete("Last-Modified");
  if (Object.values(siblings).some((ending) => isFile(path + ending))) headers.set("Vary", "Accept-Encoding");
  const body = answer.body?.pipeThrough(ofLength(Number(headers.get("Content-Length")), file)) ?? null;
  return new Response(body, { status: answer.status, headers });
}

/** Fails if too little comes. The adapter then cuts the connection, or the next response would be taken for the rest. */
function ofLength(length: number, file: string): TransformStream<Uint8Array, Uint8Array> {
  let missing = length;
  return new TransformStream({
    transform(chunk, controller) {
      missing -= chunk.length;
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (missing > 0) controller.error(new Error(`${file} became shorter while it was sent`));
    },
  });
}

/** `false` also for names that no file system allows. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
