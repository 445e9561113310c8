import type { MiddlewareHandler } from "hono";
import { downloadPathPattern } from "../../routes/download-path.ts";
import { liesBelow } from "../../routes/folders.ts";
import { plainAnswer } from "../plain-answer.ts";
import type { SiteInfo } from "../site-info.ts";

/**
 * Replaces the download host while the content is the sample: answers every path of an installer with a small text as an
 * attachment. Mount it after the static files, so that a real installer is served instead.
 */
export function sampleDownloads({ brand, sample, downloadsPath }: SiteInfo): MiddlewareHandler {
  return async (c, next) => {
    if (!sample || downloadsPath === undefined || !liesBelow(c.req.path, downloadsPath)) return next();
    const path = c.req.path.slice(downloadsPath.length + 1);
    if (!downloadPathPattern.test(path)) return next();
    return sampleFile(brand, path);
  };
}

/** The pattern allows no character that needs escaping in a quoted string (RFC 6266; RFC 9110, 5.6.4). */
function sampleFile(brand: string, path: string): Response {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const text = `This file stands in for ${name}.

It is plain text and no program. The website of ${brand} was built from its sample content, and the server that
comes with it answers every download with a text like this one. The real installers are served once the content
is no longer marked as a sample and the download host has them.`;
  const disposition = `attachment; filename="${name}"`;
  return plainAnswer(200, text, { "Content-Type": "application/octet-stream", "Content-Disposition": disposition });
}
