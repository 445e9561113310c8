/** What a request's path says, read from the address as it was sent and not as a router has already decoded it. */

/**
 * @returns Path of a request without its query, percent encoding left as it was sent: `/en/a%20b`.
 */
export function requestPath(request: Request): string {
  return new URL(request.url).pathname;
}

/**
 * @param pathname Path with percent encoding: `/en/a%20b`.
 * @returns Its decoded segments (`["en", "a b"]`; `/` is `[""]`), or `undefined` if the encoding is malformed or not
 *   UTF-8 (RFC 3986, section 2.1; RFC 3629).
 */
export function pathSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
