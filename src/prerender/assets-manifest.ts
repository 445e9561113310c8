/** `dist/assets.json`: Vite's manifest of the browser build, written there by Vike. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

export const browserEntry = "src/browser/start.tsx";
export const previewEntry = "src/preview/preview.tsx";
export const redirectEntry = "src/browser/redirect.ts";

/** @param dist Absolute path of `dist`. @throws Error if the browser build has not run. */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, "assets.json"), "utf8"));
}

/** Digest of the browser code: the manifest names all of its files by their digests. */
export function codeVersion(manifest: Manifest): string {
  return createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 10);
}

/** Addresses of the chunks of modules, named by their paths below the root; imports first. */
export function scriptAddresses(manifest: Manifest, sources: readonly string[]): string[] {
  return [...chunksOf(manifest, sources)].map(({ file }) => `/${file}`);
}

/** Style files of modules, in the order in which they apply. */
export function styleFiles(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set([...chunksOf(manifest, sources)].flatMap(({ css = [] }) => css))];
}

/** Imports come before the chunk that imports them. */
function chunksOf(manifest: Manifest, sources: readonly string[], found = new Set<Manifest[string]>()) {
  const chunks = sources.flatMap((name) => manifest[name] ?? []);
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    chunksOf(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return found;
}

/** Address of the script that was built from a source. */
export function scriptAddress(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}`);
  return `/${chunk.file}`;
}
