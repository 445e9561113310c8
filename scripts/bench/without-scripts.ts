/** The built site without its scripts: what these cost, or save, is the difference. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesBelow } from "../files-below.ts";
import { type listen, serveSite } from "../testing/serve-site.ts";

export async function serveWithoutScripts(dist: string): ReturnType<typeof listen> {
  const copy = await mkdtemp(join(tmpdir(), "without-scripts-"));
  await cp(dist, copy, { recursive: true });
  for (const name of filesBelow(join(copy, "client"))) {
    if (!name.endsWith(".html")) continue;
    const file = join(copy, "client", name);
    const html = (await readFile(file, "utf8")).replaceAll(/<script\b.*?<\/script>/gs, "");
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
  const { origin, close } = await serveSite(copy);
  const end = () => {
    close();
    void rm(copy, { recursive: true });
  };
  return { origin, close: end };
}
