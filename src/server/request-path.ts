/** The path of a request, not decoded, in contrast to `c.req.path`: `/en/a%20b`. */
export function requestPath(request: Request): string {
  return new URL(request.url).pathname;
}

/** `/en/a%20b` → `["en", "a b"]`, `/` → `[""]`; `undefined` for malformed encoding. */
export function pathSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
