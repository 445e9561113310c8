import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileType } from "../../src/server/files/file-headers.ts";
import { freePort } from "./free-port.ts";

/**
 * Serves a folder as GitHub Pages does: a file by its path, also without its `.html`; a folder by its index, only with a
 * slash at the end, to which it redirects; `404.html` with 404 for anything else.
 */
export async function serveFiles(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const path = join(folder, decodeURIComponent(pathname));
    const files = pathname.endsWith("/") ? [join(path, "index.html")] : [path, `${path}.html`];
    const found = files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    if (found === undefined && !pathname.endsWith("/") && statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    }
    const file = found ?? join(folder, "404.html");
    response.writeHead(found === undefined ? 404 : 200, { "Content-Type": fileType(file) });
    return response.end(readFileSync(file));
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
