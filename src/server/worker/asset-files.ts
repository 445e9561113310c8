import { cacheControl, fileType } from "../files/file-headers.ts";
import type { Files } from "../ports.ts";

/**
 * The uploaded files. They are asked for without the visitor's headers: the `etag` middleware answers 304, the network
 * compresses, and a `Range` is ignored.
 */
export function assetFiles(assets: Assets): Files {
  const ask = (file: string, method: string) =>
    assets.fetch(new Request(`https://assets/${encodeURI(file)}`, { method }));
  return {
    has: async (file) => (await ask(file, "HEAD")).ok,
    async send({ req }, file) {
      if (req.method !== "GET" && req.method !== "HEAD") return undefined;
      const { ok, body, headers } = await ask(file, req.method);
      if (!ok) return undefined;
      const own = { "Cache-Control": cacheControl(file), "Content-Type": fileType(file) };
      return new Response(body, { headers: { ...own, ETag: headers.get("ETag") ?? "" } });
    },
  };
}
