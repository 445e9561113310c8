/** Headers that keep a browser from being used against the visitor. */
import type { MiddlewareHandler } from "hono";
import { liesBelow } from "../features/language/redirect.ts";
import { adminFolder } from "../routes/folders.ts";
import { requestPath } from "./request-path.ts";

/**
 * On every answer. What scripts and styles a page may load is in a `Content-Security-Policy` of its own, a `meta`
 * element with the page's digests; `frame-ancestors` counts only as a header (CSP Level 3, section 3.3).
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const satisfies Readonly<Record<string, string>>;

/**
 * Further ones, and another value, for the form for editors. It is for nobody who searches; a window in which somebody
 * signs in tells the form so, and would not find it behind `same-origin`.
 */
export const adminHeaders = {
  "X-Robots-Tag": "noindex, nofollow",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const satisfies Readonly<Record<string, string>>;

/**
 * Another policy for a drawing, which is a document when it is opened by itself: it loads nothing and runs nothing. As an
 * image it is not asked for one.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A year, this host only: what runs on its subdomains is not known here (RFC 6797, section 6.1). */
export const strictTransport = "max-age=31536000";

export interface SecurityOptions {
  /** Further headers from the build, or other values for these. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether `X-Forwarded-Proto` is believed. Only if a proxy in front always sets it: otherwise whoever asks
   * can write into it what they like.
   */
  readonly trustForwardedProto?: boolean | undefined;
}

/** The headers of one answer, names in small letters, from the request and the type of what is answered. */
export type AnswerHeaders = (request: Request, type: string | null) => Readonly<Record<string, string>>;

/** `Strict-Transport-Security` is only for an answer that goes out over https (RFC 6797, 7.2). */
export function answerHeaders({ headers = {}, trustForwardedProto = false }: SecurityOptions): AnswerHeaders {
  const common = { ...inSmallLetters(securityHeaders), ...inSmallLetters(headers) };
  const ofAdmin = inSmallLetters(adminHeaders);
  return (request, type) => ({
    ...common,
    ...(isAdmin(requestPath(request)) && ofAdmin),
    ...(type?.startsWith("image/svg+xml") && { "content-security-policy": drawingPolicy }),
    ...(isSecure(request, trustForwardedProto) && { "strict-transport-security": strictTransport }),
  });
}

/** Sets them on every answer but those of files, which bring them along. */
export function secureAnswers(secure: AnswerHeaders): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.get("isSecured") === true) return;
    const headers = secure(c.req.raw, c.res.headers.get("Content-Type"));
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

function inSmallLetters(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function isAdmin(pathname: string): boolean {
  return pathname === `/${adminFolder}` || liesBelow(pathname, `/${adminFolder}`);
}

function isSecure(request: Request, trustForwardedProto: boolean): boolean {
  if (new URL(request.url).protocol === "https:") return true;
  if (!trustForwardedProto) return false;
  const [nearestVisitor = ""] = (request.headers.get("X-Forwarded-Proto") ?? "").split(",");
  return nearestVisitor.trim().toLowerCase() === "https";
}
