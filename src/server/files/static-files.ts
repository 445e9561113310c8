import { statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { adminFolder } from "../../routes/folders.ts";
import { methodNotAllowed } from "../plain-answer.ts";
import { targetOf } from "../redirects.ts";
import type { SiteInfo } from "../site-info.ts";
import { cacheControl, canonicalLink, fileType } from "./file-headers.ts";

/**
 * Never served: hidden files, except in `.well-known` (RFC 8615); files for other hosts; compressed siblings by their own
 * name; the 404 page with status 200; special names, such as streams on Windows.
 */
const notServed = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/404\.html$|\/\/|[\\:%\p{Cc}]/iu;

const siblings: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };

/** Every change of a file updates `ctime`, which can't be set. */
function etagOf(path: string): string {
  const { size, ctimeMs } = statSync(path);
  return `"${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}"`;
}

/**
 * Sends a file by `serveStatic`, which knows compressed siblings and ranges. What it lacks is added: how long the file is
 * kept, a strong ETag (the `etag` middleware answers 304 by it), `If-Range`, and an error if the file becomes shorter.
 *
 * @param file Path below the root: `en/features.html`.
 * @returns `undefined` if there is no such file, and for other methods than GET and HEAD.
 */
export async function sendFile(c: Context, root: string, file: string): Promise<Response | undefined> {
  const path = join(root, file);
  const ifRange = c.req.header("If-Range");
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
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Answers with the file of an address: `/en/features` is `en/features.html`. Passes on if there is none, and for the file
 * name, another spelling or the earlier address of a page, which redirect to its address.
 */
export function staticFiles(root: string, site: SiteInfo): MiddlewareHandler {
  const { languages, origin } = site;
  const fileOf = (path: string) => {
    if (path === `/${adminFolder}` || path === `/${adminFolder}/`) return `${adminFolder}/index.html`;
    const isPage = languages.includes(path.split("/")[1] ?? "") && !/\.\w+$/.test(path);
    return path.slice(1) + (isPage ? ".html" : "");
  };
  return async (c, next) => {
    const { path } = c.req;
    const file = fileOf(path);
    if (notServed.test(`/${file}`) || !isFile(join(root, file))) return next();
    const { pathname } = new URL(c.req.url);
    const page = targetOf(pathname, languages[0] ?? "", site);
    if (page !== pathname && isFile(join(root, `${page}.html`))) return next();
    const answer = await sendFile(c, root, file);
    if (answer === undefined) return methodNotAllowed(["GET", "HEAD"]);
    if (file.endsWith(".md")) answer.headers.set("Link", canonicalLink(`${origin}/${file.slice(0, -".md".length)}`));
    return answer;
  };
}
