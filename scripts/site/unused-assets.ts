import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AssetsManifest } from "../../src/renderer/assets-manifest.ts";
import { filesBelow } from "./files-below.ts";

/**
 * Deletes files of the browser build that no page asks for: Vike's own entries and the styles it gathers for them.
 *
 * @param entries The sources that pages start with.
 */
export async function removeUnusedAssets(client: string, manifest: AssetsManifest, entries: readonly string[]) {
  const used = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || used.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) used.add(file);
    for (const inner of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(inner);
  };
  entries.forEach(visit);
  for (const name of await filesBelow(join(client, "assets"))) {
    if (!used.has(`assets/${name}`)) await rm(join(client, "assets", name));
  }
}
