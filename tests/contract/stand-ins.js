// Beside the Worker in workerd: what Cloudflare's network has of its own, and a way for tests into the database.

/** The server of uploaded files, with "none" for html_handling and not_found_handling. */
export default {
  async fetch({ method, url }, { FILES }) {
    if (method !== "GET" && method !== "HEAD") return new Response(null, { status: 405 });
    const file = await FILES.fetch(url);
    // Of a folder it sends a listing, which alone has no length.
    if (!file.ok || !file.headers.has("Content-Length")) return new Response(null, { status: 404 });
    const bytes = await file.arrayBuffer();
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    const etag = `"${[...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
    return new Response(method === "HEAD" ? null : bytes, { headers: { ETag: etag } });
  },
};

/** `POST /append` with arguments as JSON calls `append` of the object. */
export const calls = {
  async fetch(request, { MESSAGES }) {
    try {
      const result = await MESSAGES.getByName("messages")[new URL(request.url).pathname.slice(1)](
        ...(await request.json()),
      );
      return Response.json(result ?? null);
    } catch ({ message }) {
      return new Response(message, { status: 500 });
    }
  },
};
