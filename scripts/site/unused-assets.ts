/** Files of the browser build that no page asks for: Vike's own entries and the styles it gathers for them. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AssetsManifest } from "../../src/renderer/assets-manifest.ts";
import { filesBelow } from "./files-below.ts";

/**
 * Deletes what cannot be reached from the given entries of the manifest.
 *
 * @param client Absolute path of `dist/client`.
 * @param entries Names of source files in the manifest.
 */
export async function removeUnusedAssets(
  client: string,
  manifest: AssetsManifest,
  entries: readonly string[],
): Promise<void> {
  const used = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || used.has(chunk.file)) return;
    used.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) used.add(file);
    for (const inner of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(inner);
  };
  for (const entry of entries) visit(entry);
  for (const name of await filesBelow(join(client, "assets"))) {
    if (!used.has(`assets/${name}`)) await rm(join(client, "assets", name));
  }
}
