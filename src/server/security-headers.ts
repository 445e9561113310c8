import type { MiddlewareHandler } from "hono";
import { adminFolder, liesBelow } from "../routes/folders.ts";
import { unlisted } from "./files/file-headers.ts";
import type { Ports } from "./ports.ts";

/**
 * On every response. `frame-ancestors` works only as a header (CSP Level 3, section 3.3). No `Cross-Origin-Opener-Policy`:
 * with it, Back from another site leads to the top of the page in WebKit.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** For the form for editors, which holds a token. `same-origin` would cut off its sign-in window. */
export const adminHeaders = {
  "X-Robots-Tag": "noindex, nofollow",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const;

/** An SVG opened by itself is a document: it must not load or run anything. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Without subdomains, which may be other sites. */
export const strictTransport = "max-age=31536000";

export function secureAnswers({ site, visitor }: Pick<Ports, "site" | "visitor">): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { path } = c.req;
    const isUnlisted = unlisted.endings.some((ending) => path.endsWith(`.${ending}`));
    const isDrawing = c.res.headers.get("Content-Type")?.startsWith("image/svg+xml");
    const sets = [
      securityHeaders,
      isUnlisted && unlisted.headers,
      // Of the build: further headers, or other values.
      site.headers,
      liesBelow(`${path}/`, `/${adminFolder}`) && adminHeaders,
      isDrawing && { "Content-Security-Policy": drawingPolicy },
      // Only over https (RFC 6797, section 7.2).
      visitor.isSecure(c) && { "Strict-Transport-Security": strictTransport },
    ];
    for (const set of sets) for (const [name, value] of Object.entries(set || {})) c.res.headers.set(name, value);
  };
}
