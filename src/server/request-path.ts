/** The path of a request as it was sent, without its query; a router may have decoded what it gives: `/en/a%20b`. */
export function requestPath(request: Request): string {
  return new URL(request.url).pathname;
}

/** `/en/a%20b` → `["en", "a b"]`, `/` → `[""]`; `undefined` if the encoding is malformed or not UTF-8. */
export function pathSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
