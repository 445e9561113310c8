/** Uncacheable plain-text response: during a deployment a 404 may be gone a second later. */
export function plainAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  const always = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`${text}\n`, { status, headers: { ...always, ...headers } });
}

/** 405 with its required `Allow` header (RFC 9110, section 15.5.6). */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return plainAnswer(405, "Method not allowed", { Allow: allowed.join(", ") });
}
