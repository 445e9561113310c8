/** 405 with the `Allow` header it must have (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return new Response("Method not allowed\n", {
    status: 405,
    headers: { Allow: allowed.join(", "), "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
