import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { fileType } from "../../src/server/files/file-headers.ts";
import { freePort } from "./free-port.ts";

/** Serves a folder: a file by its path, with `.html` or as the index of a folder, and otherwise `404.html` with 404. */
export async function serveFiles(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname)));
    const files = [path, `${path}.html`, join(path, "index.html")];
    const found = files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    const file = found ?? join(folder, "404.html");
    response.writeHead(found === undefined ? 404 : 200, { "Content-Type": fileType(file) });
    response.end(readFileSync(file));
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
